/*
 * A price of many zeros with the zeros behind the mark counted, as coins that cost next to nothing are quoted: 0.0₄1234 for
 * 0.00001234. Fewer than four zeros, or more than nine, are written out.
 */

const none = '₀'.codePointAt(0)!;

/** @param price as a language writes it, with its sign and its decimal mark */
export function countZeros(price: string): string {
  return price.replace(
    /^(\D?0[.,]0)(0{3,8})(?=[1-9])/,
    (_, start: string, more: string) => start + String.fromCodePoint(none + 1 + more.length),
  );
}

/** Writes counted zeros out; any other text stays as it is. */
export function writeZeros(price: string): string {
  return price.replace(
    /([.,]0)([₁-₉])/,
    (_, start: string, count: string) => start + '0'.repeat(count.codePointAt(0)! - none - 1),
  );
}
