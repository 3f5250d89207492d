/** A piece of a command with where it stands in the text. */
export interface CommandToken {
  readonly kind: 'number' | 'word';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const numberStart = /^[+\-−–]?(?:\d|[.,]\d)[\d.,'’]*/;
const signStart = /^[%@]/;
const hanStart = /^\p{Script=Han}+/u;
const wordStart = /^[^%@\p{Script=Han}]+/u;

/**
 * Splits at spaces, and between a number and what is written against it: "0.1btc" and "买0.1" are two pieces each.
 *
 * @param isName whether a piece is the name of a market as it stands, as 1INCH is
 */
export function commandTokens(text: string, isName: (piece: string) => boolean): readonly CommandToken[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: piece, index }) =>
    isName(piece)
      ? [{ kind: 'word' as const, text: piece, start: index, end: index + piece.length }]
      : piecesOf(piece, index, isName),
  );
}

function piecesOf(chunk: string, offset: number, isName: (piece: string) => boolean): readonly CommandToken[] {
  const tokens: CommandToken[] = [];
  for (let at = 0; at < chunk.length;) {
    const rest = chunk.slice(at);
    const number = isName(rest) ? undefined : numberStart.exec(rest)?.[0];
    const found = number ?? signStart.exec(rest)?.[0] ?? hanStart.exec(rest)?.[0] ?? wordStart.exec(rest)![0];
    tokens.push({
      kind: number === undefined ? 'word' : 'number',
      text: found,
      start: offset + at,
      end: offset + at + found.length,
    });
    at += found.length;
  }
  return tokens;
}
