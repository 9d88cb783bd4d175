import Standards
import Testing

@Suite struct MadeOnceTests {
  @Test func whatWasMadeIsNotMadeAgain() {
    let place = MadeOnce<[Int]>()
    var made = 0
    for _ in 0..<3 {
      let value = place.value {
        made += 1
        return [made]
      }
      #expect(value == [1])
    }
    #expect(made == 1)
  }
}
