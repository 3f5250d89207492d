import { fuzzyScore } from '../../../domain/commands/fuzzy-match';
import type { RecentCommand } from '../../../application/commands/command-history';

export const itemGroups = ['recent', 'actions', 'pages', 'markets', 'settings'] as const;
export type ItemGroup = (typeof itemGroups)[number];

/** Something that the palette leads to or does. */
export interface PaletteItem {
  readonly id: string;
  readonly group: Exclude<ItemGroup, 'recent'>;
  readonly name: string;
  /** Also found by these words, whatever the language on screen. */
  readonly english: string;
  readonly detail?: string | undefined;
  readonly run: () => void;
}

const most = 40;
const mostMarketsAtFirst = 8;

/** Items that fit what was typed, best first; without a word those used last and then a few of each group. */
export function findItems(
  typed: string,
  items: readonly PaletteItem[],
  recent: readonly RecentCommand[],
): readonly PaletteItem[] {
  if (typed.trim() === '') {
    const used = recent.flatMap((each) => (each.kind === 'item' ? (items.find(({ id }) => id === each.id) ?? []) : []));
    const rest = items.filter((item) => !used.includes(item));
    const markets = rest.filter(({ group }) => group === 'markets').slice(0, mostMarketsAtFirst);
    return [...used, ...rest.filter(({ group }) => group !== 'markets'), ...markets];
  }
  return items
    .flatMap((item) => {
      const scores = [item.name, item.english].flatMap((name) => fuzzyScore(typed, name) ?? []);
      return scores.length > 0 ? [{ item, score: Math.max(...scores) }] : [];
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ item }) => item);
}
