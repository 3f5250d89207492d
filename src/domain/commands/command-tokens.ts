import type { DecimalMarks } from '../platform/decimal-marks';
import { commandWords } from './command-words';

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

/** Groups of exactly three digits, behind one to three that begin a figure. */
const grouped = {
  bySpace: /(?<![\p{L}\d.,'’])[1-9]\d{0,2}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+(?!\d)/gu,
  /** Nobody types these between two figures, so they group in every language. */
  byHeldSpace: /(?<![\p{L}\d.,'’])[1-9]\d{0,2}(?:[\u00a0\u2007\u2009\u202f]\d{3})+(?!\d)/gu,
};

/** Chinese words, the longest first: they are written without a space between them. */
const hanWords = commandWords
  .map(([word]) => word)
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .toSorted((one, other) => other.length - one.length);

/**
 * Splits at spaces, and between a number and what is written against it: "0.1btc" and "买0.1" are two pieces each. Where
 * the language groups digits by spaces, "80 000" is one.
 *
 * @param isName whether a piece is the name of a market as it stands, as 1INCH is
 */
export function commandTokens(
  text: string,
  isName: (piece: string) => boolean,
  { group }: Pick<DecimalMarks, 'group'>,
): readonly CommandToken[] {
  // Another mark of groups as long as the space, so that everything keeps its place in the text.
  const marked = text.replace(/\s/.test(group) ? grouped.bySpace : grouped.byHeldSpace, (figure) =>
    figure.replace(/\s/g, '’'),
  );
  return [...marked.matchAll(/\S+/gu)].flatMap(({ 0: piece, index }) =>
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
    const han = number === undefined ? hanStart.exec(rest)?.[0] : undefined;
    const words =
      han === undefined
        ? [number ?? signStart.exec(rest)?.[0] ?? wordStart.exec(rest)![0]]
        : (wordsCovering(han) ?? [han]);
    for (const text of words) {
      const start = offset + at;
      tokens.push({ kind: number === undefined ? 'word' : 'number', text, start, end: start + text.length });
      at += text.length;
    }
  }
  return tokens;
}

/**
 * The words that a run is made of, where it is made of nothing else: 賣全部 is two. With a way back, for 卖一半 is not
 * "ask" and half a word, but "sell" and "half".
 */
function wordsCovering(run: string): readonly string[] | undefined {
  if (run === '') return [];
  for (const word of hanWords) {
    const rest = run.startsWith(word) ? wordsCovering(run.slice(word.length)) : undefined;
    if (rest) return [word, ...rest];
  }
  return undefined;
}
