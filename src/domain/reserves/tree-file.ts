/** A number of the file is whole, then nine decimals, then nine more: sums stay exact without a decimal library. */
export const limbs = 3;
export const limbBase = 1e9;

/**
 * A published tree in columns: one of 300,000 leaves has 800,000 nodes, and an object for each would be the most that
 * a phone can hold. Hashes stay where they are in the file; a place of 0 means that there is none.
 */
export interface TreeFile {
  readonly bytes: Uint8Array;
  readonly tokens: readonly string[];
  readonly count: number;
  readonly hash: Uint32Array;
  readonly left: Uint32Array;
  readonly right: Uint32Array;
  readonly parent: Uint32Array;
  /** Bytes of the balance vector, which a leaf is hashed over: from, up to. */
  readonly vectorFrom: Uint32Array;
  readonly vectorTo: Uint32Array;
  /** The first balance of each node; one more at the end. */
  readonly firstBalance: Uint32Array;
  /** Of each balance. */
  readonly token: Uint16Array;
  readonly amount: Float64Array;
  /** The first node with a balance below zero. */
  readonly negative: number | undefined;
}

export const hashLength = 32;

export function hashAt({ bytes }: TreeFile, place: number): Uint8Array {
  return bytes.subarray(place, place + hashLength);
}

export function sameHash({ bytes }: TreeFile, a: number, b: number): boolean {
  for (let offset = 0; offset < hashLength; offset += 1) if (bytes[a + offset] !== bytes[b + offset]) return false;
  return true;
}
