/** Something that somebody keeps under a name of their own. */
export interface Named<T> {
  readonly id: string;
  readonly name: string;
  readonly value: T;
}

/** Named things of one kind, one of which is in use. */
export interface SavedItems<T> {
  readonly items: readonly Named<T>[];
  /** The one in use; always one of the items, absent only while there are none. */
  readonly activeId: string | undefined;
}

export const longestName = 40;
export const mostNamed = 20;

export function nothingSaved<T>(): SavedItems<T> {
  return { items: [], activeId: undefined };
}

export function activeOf<T>({ items, activeId }: SavedItems<T>): Named<T> | undefined {
  return items.find(({ id }) => id === activeId);
}

/** A name as it is kept: one line, trimmed, not too long; `undefined` where nothing is left of it. */
export function tidyName(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line === '' ? undefined : [...line].slice(0, longestName).join('').trim();
}

/** Adds something and takes it into use. A full list stays as it is. */
export function put<T>(saved: SavedItems<T>, item: Named<T>): SavedItems<T> {
  const name = tidyName(item.name);
  if (name === undefined || saved.items.length >= mostNamed || saved.items.some(({ id }) => id === item.id))
    return saved;
  return { items: [...saved.items, { ...item, name: freeName(saved, name) }], activeId: item.id };
}

export function choose<T>(saved: SavedItems<T>, id: string): SavedItems<T> {
  return id === saved.activeId || !saved.items.some((item) => item.id === id) ? saved : { ...saved, activeId: id };
}

export function rename<T>(saved: SavedItems<T>, id: string, text: string): SavedItems<T> {
  const name = tidyName(text);
  const item = saved.items.find((each) => each.id === id);
  if (!item || name === undefined || name === item.name) return saved;
  const others = { ...saved, items: saved.items.filter((each) => each !== item) };
  return replace(saved, { ...item, name: freeName(others, name) });
}

/** Takes something away; its neighbour is in use afterwards. */
export function discard<T>(saved: SavedItems<T>, id: string): SavedItems<T> {
  const index = saved.items.findIndex((item) => item.id === id);
  if (index < 0) return saved;
  const items = saved.items.filter((item) => item.id !== id);
  return { items, activeId: saved.activeId === id ? items[Math.min(index, items.length - 1)]?.id : saved.activeId };
}

/**
 * With what somebody else has changed meanwhile. What is in use here stays as it is: whoever works with it is not to
 * find it moved or gone under the hand.
 * @param known what they began from
 * @param theirs what they have made of it
 * @param kept id of what is in use here
 */
export function followed<T>(
  mine: SavedItems<T>,
  known: SavedItems<T>,
  theirs: SavedItems<T>,
  kept: string | undefined,
): SavedItems<T> {
  const before = new Map(known.items.map((item) => [item.id, JSON.stringify(item)]));
  const after = new Map(theirs.items.map((item) => [item.id, item]));
  const news = theirs.items.filter((item) => item.id !== kept && JSON.stringify(item) !== before.get(item.id));
  const gone = new Set([...before.keys()].filter((id) => id !== kept && !after.has(id)));
  if (news.length === 0 && gone.size === 0) return mine;
  const changed = new Map(news.map((item) => [item.id, item]));
  const had = new Set(mine.items.map(({ id }) => id));
  const items = [
    ...mine.items.filter(({ id }) => !gone.has(id)).map((item) => changed.get(item.id) ?? item),
    ...news.filter(({ id }) => !had.has(id)),
  ];
  const stays = items.some(({ id }) => id === mine.activeId);
  return { items, activeId: stays ? mine.activeId : items[0]?.id };
}

/** Another value under the name in use. */
export function change<T>(saved: SavedItems<T>, value: T): SavedItems<T> {
  const item = activeOf(saved);
  return !item || item.value === value ? saved : replace(saved, { ...item, value });
}

/** The name, or with the first number that nothing else has. */
export function freeName<T>({ items }: SavedItems<T>, name: string): string {
  const taken = new Set(items.map((item) => item.name));
  if (!taken.has(name)) return name;
  const base = [...name]
    .slice(0, longestName - 4)
    .join('')
    .trim();
  let number = 2;
  while (taken.has(`${base} ${number}`)) number += 1;
  return `${base} ${number}`;
}

function replace<T>(saved: SavedItems<T>, item: Named<T>): SavedItems<T> {
  return { ...saved, items: saved.items.map((each) => (each.id === item.id ? item : each)) };
}
