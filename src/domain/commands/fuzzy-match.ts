import { foldWord } from './command-words';

const wordBonus = 8;
const runBonus = 4;
const wholeBonus = 40;

/**
 * How well what was typed fits a name: its letters occur in the same order; beginnings of words and runs count more.
 *
 * @returns `undefined` where it does not fit; more is better
 */
export function fuzzyScore(typed: string, name: string): number | undefined {
  const [query, text] = [foldWord(typed).replace(/\s/g, ''), foldWord(name)];
  if (query === '') return 0;
  const position = text.replace(/[\s/-]/g, '').indexOf(query);
  if (position >= 0) return wholeBonus + query.length * runBonus - position - text.length / 100;
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
