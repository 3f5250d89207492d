const rate = 136;
const lanes = 25;
const mask = (1n << 64n) - 1n;

const rotate = (lane: bigint, bits: number): bigint => ((lane << BigInt(bits)) | (lane >> BigInt(64 - bits))) & mask;

/** The constants of the 24 rounds, from the shift register of FIPS 202, 3.2.5. */
const roundConstants: readonly bigint[] = (() => {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let power = 0; power < 7; power += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** power - 1);
      register = (register << 1) ^ (register & 0x80 ? 0x171 : 0);
    }
    return constant;
  });
})();

/** Keccak-256 as Ethereum uses it: the padding from before the standard (FIPS 202). */
export function keccak256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(message.length / rate) + 1) * rate);
  padded.set(message);
  padded[message.length]! |= 0x01;
  padded[padded.length - 1]! |= 0x80;

  const view = new DataView(padded.buffer);
  const state = new Array<bigint>(lanes).fill(0n);
  for (let block = 0; block < padded.length; block += rate) {
    for (let lane = 0; lane < rate / 8; lane += 1) state[lane]! ^= view.getBigUint64(block + lane * 8, true);
    permute(state);
  }

  const digest = new DataView(new ArrayBuffer(32));
  for (let lane = 0; lane < 4; lane += 1) digest.setBigUint64(lane * 8, state[lane]!, true);
  return new Uint8Array(digest.buffer);
}

function permute(state: bigint[]): void {
  for (const constant of roundConstants) {
    const parity = [0, 1, 2, 3, 4].map(
      (x) => state[x]! ^ state[x + 5]! ^ state[x + 10]! ^ state[x + 15]! ^ state[x + 20]!,
    );
    for (let lane = 0; lane < lanes; lane += 1)
      state[lane]! ^= parity[(lane + 4) % 5]! ^ rotate(parity[(lane + 1) % 5]!, 1);

    // Rotates each lane and moves it to its new place, along the one cycle that leads through all but the first.
    let [x, y] = [1, 0];
    let carried = state[1]!;
    for (let step = 1; step < lanes; step += 1) {
      [x, y] = [y, (2 * x + 3 * y) % 5];
      const place = x + 5 * y;
      [state[place], carried] = [rotate(carried, ((step * (step + 1)) / 2) % 64), state[place]!];
    }

    for (let row = 0; row < lanes; row += 5) {
      const before = state.slice(row, row + 5);
      for (let column = 0; column < 5; column += 1)
        state[row + column] = before[column]! ^ (~before[(column + 1) % 5]! & mask & before[(column + 2) % 5]!);
    }
    state[0]! ^= constant;
  }
}
