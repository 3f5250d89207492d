/** Something that somebody keeps under a name of their own. */
export interface Named<T> {
  readonly id: string;
  readonly name: string;
  readonly value: T;
}

/** Named things of one kind, one of which is in use. */
export interface Shelf<T> {
  readonly items: readonly Named<T>[];
  /** The one in use; always one of the items, absent only while there are none. */
  readonly activeId: string | undefined;
}

export const longestName = 40;
export const mostNamed = 20;

export function emptyShelf<T>(): Shelf<T> {
  return { items: [], activeId: undefined };
}

export function activeOf<T>({ items, activeId }: Shelf<T>): Named<T> | undefined {
  return items.find(({ id }) => id === activeId);
}

/** A name as it is kept: one line, trimmed, not too long; `undefined` where nothing is left of it. */
export function tidyName(text: string): string | undefined {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line === '' ? undefined : [...line].slice(0, longestName).join('').trim();
}

/** Adds something and takes it into use. A full shelf stays as it is. */
export function put<T>(shelf: Shelf<T>, item: Named<T>): Shelf<T> {
  const name = tidyName(item.name);
  if (name === undefined || shelf.items.length >= mostNamed || shelf.items.some(({ id }) => id === item.id))
    return shelf;
  return { items: [...shelf.items, { ...item, name: freeName(shelf, name) }], activeId: item.id };
}

export function choose<T>(shelf: Shelf<T>, id: string): Shelf<T> {
  return id === shelf.activeId || !shelf.items.some((item) => item.id === id) ? shelf : { ...shelf, activeId: id };
}

export function rename<T>(shelf: Shelf<T>, id: string, text: string): Shelf<T> {
  const name = tidyName(text);
  const item = shelf.items.find((each) => each.id === id);
  if (!item || name === undefined || name === item.name) return shelf;
  const others = { ...shelf, items: shelf.items.filter((each) => each !== item) };
  return replace(shelf, { ...item, name: freeName(others, name) });
}

/** Takes something away; its neighbour is in use afterwards. */
export function discard<T>(shelf: Shelf<T>, id: string): Shelf<T> {
  const index = shelf.items.findIndex((item) => item.id === id);
  if (index < 0) return shelf;
  const items = shelf.items.filter((item) => item.id !== id);
  return { items, activeId: shelf.activeId === id ? items[Math.min(index, items.length - 1)]?.id : shelf.activeId };
}

/** Another value under the name in use. */
export function change<T>(shelf: Shelf<T>, value: T): Shelf<T> {
  const item = activeOf(shelf);
  return !item || item.value === value ? shelf : replace(shelf, { ...item, value });
}

/** The name, or with the first number that nothing else has. */
export function freeName<T>({ items }: Shelf<T>, name: string): string {
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

function replace<T>(shelf: Shelf<T>, item: Named<T>): Shelf<T> {
  return { ...shelf, items: shelf.items.map((each) => (each.id === item.id ? item : each)) };
}
