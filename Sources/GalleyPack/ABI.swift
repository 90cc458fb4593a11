internal import CGalley

/// The revision of the ABI that a pack built with this kit speaks.
public let abiRevision = UInt32(GALLEY_ABI)
