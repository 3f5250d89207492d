/** First 32 bits of the fractional parts of a root of the first primes (FIPS 180-4, 4.2.2 and 5.3.3). */
function rootBits(root: 2 | 3, count: number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) prime = false;
    if (!prime) continue;
    const value = root === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate);
    words[found] = (value - Math.floor(value)) * 2 ** 32;
    found += 1;
  }
  return words;
}

const constants = rootBits(3, 64);
const beginning = rootBits(2, 8);

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** SHA-256 (FIPS 180-4) of some bytes; for the few of an address, where waiting for the platform's digest is not worth it. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = Math.ceil((message.length + 9) / 64);
  const padded = new Uint8Array(blocks * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);

  const state = Uint32Array.from(beginning);
  for (let block = 0; block < blocks; block += 1) compress(state, view, block * 64);

  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

function compress(state: Uint32Array, view: DataView, from: number): void {
  const words = new Uint32Array(64);
  for (let place = 0; place < 16; place += 1) words[place] = view.getUint32(from + place * 4);
  for (let place = 16; place < 64; place += 1) {
    const [early, late] = [words[place - 15]!, words[place - 2]!];
    const spread = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixed = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16]! + spread + words[place - 7]! + mixed;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + constants[round]! + words[round]!;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}
