import { foldWord } from './command-words';

const wordBonus = 8;
const runBonus = 4;
const pieceBonus = 40;
const beginningBonus = 100;

/** What stands between two words. */
const parting = /[\s/-]/g;
const wordStarts = /(?<![^\s/_-])[^\s/_-]/gu;

/**
 * How well what was typed stands in a name, in one piece; at the beginning of a word first.
 *
 * @returns `undefined` where it does not; more is better
 */
export function pieceScore(typed: string, name: string): number | undefined {
  const [query, text] = folded(typed, name);
  if (query === '') return 0;
  const position = text.replace(parting, '').indexOf(query);
  if (position < 0) return undefined;
  const begins = [...text.matchAll(wordStarts)].some(({ index }) =>
    text.slice(index).replace(parting, '').startsWith(query),
  );
  return (begins ? beginningBonus : 0) + pieceBonus + query.length * runBonus - position - text.length / 100;
}

/**
 * The same of what is typed in short as well: its letters occur in the same order; beginnings of words and runs count
 * more, a piece counts most.
 */
export function fuzzyScore(typed: string, name: string): number | undefined {
  return pieceScore(typed, name) ?? scatteredScore(...folded(typed, name));
}

function scatteredScore(query: string, text: string): number | undefined {
  let score = 0;
  let at = -1;
  for (const letter of query) {
    const next = text.indexOf(letter, at + 1);
    if (next < 0) return undefined;
    score += next === at + 1 ? runBonus : 0;
    score += next === 0 || /[\s/_-]/.test(text[next - 1]!) ? wordBonus : 0;
    score -= (next - at - 1) / 4;
    at = next;
  }
  return score > 0 ? score - text.length / 100 : undefined;
}

function folded(typed: string, name: string): readonly [query: string, text: string] {
  return [foldWord(typed).replace(/\s/g, ''), foldWord(name)];
}
