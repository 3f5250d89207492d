import { fuzzyScore, pieceScore } from '../../../domain/commands/fuzzy-match';
import type { RecentCommand } from '../../../application/commands/command-history';

export const itemGroups = ['recent', 'actions', 'pages', 'markets', 'settings'] as const;
export type ItemGroup = (typeof itemGroups)[number];

/** Something that the palette leads to or does, or the command that it says, which asks first. */
export type PaletteItem = {
  readonly id: string;
  readonly group: Exclude<ItemGroup, 'recent'>;
  readonly name: string;
  /** Also found by these words, whatever the language on screen. */
  readonly english: string;
  readonly detail?: string | undefined;
} & ({ readonly run: () => void; readonly says?: undefined } | { readonly says: string });

/** In the words that every language understands. */
export const cancelAll = 'cancel all';

const most = 40;
const mostMarketsAtFirst = 8;

/**
 * Items that fit what was typed, best first; without a word those used last and then a few of each group.
 *
 * @param inShort whether letters here and there may be meant: not by who says a sentence
 */
export function findItems(
  typed: string,
  items: readonly PaletteItem[],
  recent: readonly RecentCommand[],
  inShort = true,
): readonly PaletteItem[] {
  if (typed.trim() === '') {
    const used = recent.flatMap((each) => (each.kind === 'item' ? (items.find(({ id }) => id === each.id) ?? []) : []));
    const rest = items.filter((item) => !used.includes(item));
    const markets = rest.filter(({ group }) => group === 'markets').slice(0, mostMarketsAtFirst);
    return [...used, ...rest.filter(({ group }) => group !== 'markets'), ...markets];
  }
  return items
    .flatMap((item) => {
      // Of words that nobody sees, letters here and there would find anything.
      const scores = [
        (inShort ? fuzzyScore : pieceScore)(typed, item.name) ?? [],
        pieceScore(typed, item.english) ?? [],
      ].flat();
      return scores.length > 0 ? [{ item, score: Math.max(...scores) }] : [];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item);
}
