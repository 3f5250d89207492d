import { PbfReader } from 'pbf';
import { hashLength, limbs, type TreeFile } from '../../domain/reserves/tree-file';
import { AmountReader } from './amount-reader';

/** Reads a published tree (protocol 6.1); `undefined` for a file that is none. */
export function readTreeFile(bytes: Uint8Array): TreeFile | undefined {
  try {
    return new TreeFileReader(bytes).read();
  } catch {
    return undefined;
  }
}

/** Field numbers of the published messages. */
const treeToken = 1;
const treeNode = 2;
const nodeBalance = 5;
const vectorIndex = 1;
const vectorBalance = 2;
/** How a value is written: a length and as many bytes. */
const delimited = 2;

/** The smallest node there can be: hash and parent, each with tag and length. */
const leastNode = 2 * (hashLength + 2);

class TreeFileReader {
  readonly #reader: PbfReader;
  readonly #amounts: AmountReader;
  readonly #tokens: string[] = [];
  /** Hash, left, right and parent. */
  readonly #places: readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
  readonly #vectorFrom: Uint32Array;
  readonly #vectorTo: Uint32Array;
  readonly #firstBalance: Uint32Array;
  #token: Uint16Array;
  #count = 0;
  #balances = 0;
  #negative: number | undefined;

  constructor(private readonly bytes: Uint8Array) {
    this.#reader = new PbfReader(bytes);
    const most = Math.ceil(bytes.length / leastNode) + 1;
    const column = (): Uint32Array => new Uint32Array(most);
    this.#places = [column(), column(), column(), column()];
    this.#vectorFrom = column();
    this.#vectorTo = column();
    this.#firstBalance = new Uint32Array(most + 1);
    // A balance takes its number, its tag, its length and a digit.
    this.#token = new Uint16Array(Math.ceil(bytes.length / 4));
    this.#amounts = new AmountReader(bytes, this.#token.length * limbs);
  }

  read(): TreeFile | undefined {
    const reader = this.#reader;
    while (reader.pos < this.bytes.length) {
      const field = reader.readVarint() >> 3;
      if (field === treeToken) this.#tokens.push(reader.readString());
      else if (field !== treeNode || !this.#readNode()) return undefined;
    }
    const [hash, left, right, parent] = this.#places;
    for (let balance = 0; balance < this.#balances; balance += 1)
      if (this.#token[balance]! >= this.#tokens.length) return undefined;
    return {
      bytes: this.bytes,
      tokens: this.#tokens,
      count: this.#count,
      hash,
      left,
      right,
      parent,
      vectorFrom: this.#vectorFrom,
      vectorTo: this.#vectorTo,
      firstBalance: this.#firstBalance,
      token: this.#token,
      amount: this.#amounts.values,
      negative: this.#negative,
    };
  }

  /** False for a node that cannot be read. */
  #readNode(): boolean {
    const reader = this.#reader;
    const node = this.#count++;
    const end = reader.readVarint() + reader.pos;
    if (end > this.bytes.length) return false;
    while (reader.pos < end) {
      const tag = reader.readVarint();
      const field = tag >> 3;
      if ((tag & 7) !== delimited) return false;
      const length = reader.readVarint();
      const from = reader.pos;
      if (from + length > end) return false;
      if (field < nodeBalance) {
        if (length !== hashLength) return false;
        this.#places[field - 1]![node] = from;
      } else if (field === nodeBalance) {
        this.#vectorFrom[node] = from;
        this.#vectorTo[node] = from + length;
        if (!this.#readVector(node, from + length)) return false;
      }
      reader.pos = from + length;
    }
    this.#firstBalance[this.#count] = this.#balances;
    return this.#places[0][node] !== 0;
  }

  /** Token numbers ascend, and there are as many as balances. */
  #readVector(node: number, end: number): boolean {
    const reader = this.#reader;
    let tokens = this.#balances;
    let amounts = this.#balances;
    let last = -1;
    while (reader.pos < end) {
      const tag = reader.readVarint();
      if ((tag & 7) !== delimited) {
        reader.skip(tag);
        continue;
      }
      const to = reader.readVarint() + reader.pos;
      if (to > end) return false;
      if (tag >> 3 === vectorIndex) {
        while (reader.pos < to) {
          const token = reader.readVarint();
          if (token <= last || token > 0xffff) return false;
          this.#token[tokens++] = last = token;
        }
      } else if (tag >> 3 === vectorBalance) {
        const sign = this.#amounts.read(reader.pos, to, amounts++);
        if (sign === undefined) return false;
        if (sign < 0) this.#negative ??= node;
      }
      reader.pos = to;
    }
    this.#balances = amounts;
    return tokens === amounts;
  }
}
