import Playback
import Testing

/// What a tick costs, counted: on a page of any size it decodes nothing and renders one widget.
@Suite struct TickTests {
  @Test func aTickOnAThousandWidgetsRendersOneOfThem() throws {
    let widgets = (0..<1_000).map {
      #"{"type": "stepper_row", "id": "n\#($0)", "data": {"title": "Number \#($0)"}}"#
    }
    let text = #"""
      {"answers": {"initial": {"document": {"page": {"sections": [{"widgets": [\#(widgets.joined(separator: ","))]}]}}}},
       "steps": ["load", {"tap": {"id": "n500", "label": "Increase"}},
         {"expect": {"rendered": ["n500"], "state": {"n500": {"count": 1}}}}]}
      """#
    var player = try ScenarioStage.player(try ScenarioStage.scenario(text: text), on: 70_000)
    let first = player.playNext()
    let load = try #require(first)
    let loaded = String(decoding: player.takeTrace(of: load), as: UTF8.self)
    #expect(loaded.contains(#""calls":1000"#))
    let second = player.playNext()
    let tap = try #require(second)
    let trace = String(decoding: player.takeTrace(of: tap), as: UTF8.self)
    #expect(!trace.contains("decode "))
    #expect(trace.split(separator: "\n").count { $0.contains(#""calls":1,"#) } == 1)
    #expect(
      trace.contains(
        #""rendered":[{"id":"n500","type":"stepper_row","#
          + #""why":[{"cause":"state","slot":"count","old":null,"new":1}]}],"#
          + #""calls":1,"measured":0,"decoded":0}"#
      )
    )
    let third = player.playNext()
    #expect(third?.problems == [])
    player.session.close()
  }
}
