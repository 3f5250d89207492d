/** A heading and a paragraph, about as large as those of the front door. */
export function PlainText() {
  return (
    <main>
      <h1>Spot and perpetual markets, live</h1>
      <p>
        One account for spot, perpetuals and earning. What a trade costs is told before it is placed, what the exchange
        holds can be verified by everybody, and what anybody can do in a window can be done by a program.
      </p>
    </main>
  );
}
