import { watchlistLimits, type Watchlist } from './watchlist';

type WatchlistNameProblem = 'empty' | 'long' | 'taken';

/** @param others lists that the name must differ from, by more than capitals */
export function watchlistNameProblem(name: string, others: readonly Watchlist[]): WatchlistNameProblem | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  if (wanted.length > watchlistLimits.name) return 'long';
  return others.some((list) => list.name.toLowerCase() === wanted.toLowerCase()) ? 'taken' : undefined;
}

/** Moves one by a place; at the ends it stays. */
export function movedBy<Item>(items: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const there = items[index + by];
  return there === undefined ? items : items.with(index, there).with(index + by, items[index]!);
}

/** @returns `undefined` where the list is there no more */
export function renamed(lists: readonly Watchlist[], id: string, name: string): readonly Watchlist[] | undefined {
  const index = lists.findIndex((list) => list.id === id);
  return index < 0 ? undefined : lists.with(index, { ...lists[index]!, name: name.trim() });
}

/**
 * Lists, and the markets in them, in the order that somebody wants. What they did not know of when they said so stays
 * behind, and what has gone since does not come back.
 */
export function inOrder(lists: readonly Watchlist[], wanted: readonly Watchlist[]): readonly Watchlist[] {
  const placed = inPlaces(
    lists,
    (list) => list.id,
    wanted.map(({ id }) => id),
  );
  return placed.map((list) => {
    const symbols = wanted.find(({ id }) => id === list.id)?.symbols ?? [];
    return { ...list, symbols: inPlaces(list.symbols, (symbol) => symbol, symbols) };
  });
}

function inPlaces<Item>(items: readonly Item[], keyOf: (item: Item) => string, keys: readonly string[]): Item[] {
  const place = new Map(keys.map((key, index) => [key, index]));
  const placeOf = (item: Item): number => place.get(keyOf(item)) ?? keys.length;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
