/// A mark that the host draws: never part of a document's text.
package enum Mark: UInt8, CaseIterable, Sendable {
  case blank
  case ellipsis
  /// One dot of an ellipsis in ASCII.
  case dots
  /// What parts a title from its value.
  case colon
  case bullet
  case expanded
  case collapsed
  case previous
  case next
  case forward
  case separator
  case dashedSeparator
  case progressDone
  case progressLeft
  case dot
  case selectedDot
  case check
  case bar
  case info
  case success
  case warning
  case danger

  case lineHorizontal
  case lineVertical
  case lineTopLeft
  case lineTopRight
  case lineBottomLeft
  case lineBottomRight
  case lineLeftJoint
  case lineRightJoint
  case roundTopLeft
  case roundTopRight
  case roundBottomLeft
  case roundBottomRight
  case dashedHorizontal
  case dashedVertical
  case heavyHorizontal
  case heavyVertical
  case heavyTopLeft
  case heavyTopRight
  case heavyBottomLeft
  case heavyBottomRight
  case heavyLeftJoint
  case heavyRightJoint
  case doubleHorizontal
  case doubleVertical
  case doubleTopLeft
  case doubleTopRight
  case doubleBottomLeft
  case doubleBottomRight
  case doubleLeftJoint
  case doubleRightJoint
}
