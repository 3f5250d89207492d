import { fuzzyScore, pieceScore } from '../../../domain/commands/fuzzy-match';
import type { RecentCommand } from '../../../application/commands/command-history';

const itemGroups = ['recent', 'actions', 'pages', 'markets', 'settings'] as const;
type ItemGroup = (typeof itemGroups)[number];

/** Something that the palette leads to or does, or the command that it says, which asks first. */
export type PaletteItem = {
  readonly id: string;
  readonly group: Exclude<ItemGroup, 'recent'>;
  readonly name: string;
  /** Also found by these words, whatever the language on screen. */
  readonly english: string;
  readonly detail?: string | undefined;
  /** Makes little sense where the palette is open: found by its name alone. */
  readonly aside?: boolean | undefined;
} & ({ readonly run: () => void; readonly says?: undefined } | { readonly says: string });

/** In the words that every language understands. */
export const cancelAll = 'cancel all';

/** What asks first where orders are being sent. */
export const logOut = 'logOut';

const most = 40;
const mostMarketsAtFirst = 8;
/** What most people come for stands first while nothing is typed. */
const atFirst = ['markets', 'pages', 'actions', 'settings'] as const;

/**
 * Items that fit what was typed, best first; without a word those used last, then the first markets and the other
 * groups.
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
    const rest = items.filter((item) => !item.aside && !used.includes(item));
    const listed = atFirst.flatMap((name) =>
      rest.filter(({ group }) => group === name).slice(0, name === 'markets' ? mostMarketsAtFirst : rest.length),
    );
    return [...used, ...listed];
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
