import { hotKeyActionIds, isHotKeyAction, type HotKeyActionId } from './hot-key-action';
import { categoryOf } from './hot-key-category';
import { isChord, isReserved, isSingleCharacter, type KeyChord } from './key-chord';
import { fieldsOf, keptFields } from '../shared/kept-fields';

/** Which keys do what; an action without a key is not listed. */
export type HotKeyMap = Readonly<Partial<Record<HotKeyActionId, KeyChord>>>;

export const hotKeyTemplates = ['standard', 'modified', 'none'] as const;
export type HotKeyTemplate = (typeof hotKeyTemplates)[number];

/** Letters near the left hand, capitals for what sends orders. */
const standard: HotKeyMap = {
  palette: 'Control+KeyK',
  shortcuts: 'key:?',
  symbolSearch: 'key:/',
  arm: 'Shift+KeyA',
  'figures.pause': 'KeyP',
  'book.centre': 'KeyC',
  'book.groupUp': 'BracketRight',
  'book.groupDown': 'BracketLeft',
  'panel.next': 'Period',
  'panel.previous': 'Comma',
  'panel.chart': 'Digit1',
  'panel.book': 'Digit2',
  'panel.ticket': 'Digit3',
  'panel.account': 'Digit4',
  'order.buyMarket': 'Shift+KeyB',
  'order.sellMarket': 'Shift+KeyS',
  'order.buyBest': 'KeyB',
  'order.sellBest': 'KeyS',
  'order.joinBid': 'KeyJ',
  'order.joinAsk': 'KeyK',
  'order.cancelNearest': 'KeyX',
  'order.cancelMarket': 'Shift+KeyX',
  'order.cancelEverything': 'Shift+KeyQ',
  'position.close': 'Shift+KeyF',
  'position.closeLong': 'Shift+KeyG',
  'position.closeShort': 'Shift+KeyH',
  'position.reverse': 'Shift+KeyR',
};

/** The same with Alt: no key does anything by itself. */
const modified: HotKeyMap = Object.fromEntries(
  Object.entries(standard).map(([id, chord]) => [
    id,
    isSingleCharacter(chord)
      ? ({ shortcuts: 'Alt+Shift+Slash', symbolSearch: 'Alt+Slash' }[id] ?? `Alt+${chord}`)
      : chord,
  ]),
);

const templates: Readonly<Record<HotKeyTemplate, HotKeyMap>> = {
  standard,
  modified,
  none: { palette: 'Control+KeyK' },
};

export function hotKeyTemplate(name: HotKeyTemplate): HotKeyMap {
  return templates[name];
}

export function actionOf(map: HotKeyMap, chord: KeyChord): HotKeyActionId | undefined {
  return hotKeyActionIds.find((id) => map[id] === chord);
}

export type BindingProblem = { readonly kind: 'reserved' } | { readonly kind: 'taken'; readonly by: HotKeyActionId };

/** Why a key cannot be bound to an action; `undefined` when it can. */
export function bindingProblem(map: HotKeyMap, id: HotKeyActionId, chord: KeyChord): BindingProblem | undefined {
  if (isReserved(chord)) return { kind: 'reserved' };
  const by = actionOf(map, chord);
  return by === undefined || by === id ? undefined : { kind: 'taken', by };
}

/** @param chord absent: the action has no key any more */
export function bound(map: HotKeyMap, id: HotKeyActionId, chord: KeyChord | undefined): HotKeyMap {
  const { [id]: _, ...rest } = map;
  return chord === undefined ? rest : { ...rest, [id]: chord };
}

export interface HotKeySettings {
  readonly map: HotKeyMap;
  /** Whether keys that write something work by themselves. */
  readonly singleKeys: boolean;
  /** How much the order keys trade, by market and as in a command: "0.01", "100 usdt", "10%". None holds for another. */
  readonly sizes: Readonly<Record<string, string>>;
}

export const standardHotKeys: HotKeySettings = { map: standard, singleKeys: true, sizes: {} };

const longestSize = 40;

/** @param size '': none of this market any more */
export function sized(sizes: HotKeySettings['sizes'], symbol: string, size: string): HotKeySettings['sizes'] {
  const { [symbol]: _, ...others } = sizes;
  return size === '' ? others : { ...others, [symbol]: size };
}

/** What a chord does under these settings. */
export function hotKeyOf({ map, singleKeys }: HotKeySettings, chords: readonly KeyChord[]): HotKeyActionId | undefined {
  for (const chord of chords) {
    const id = singleKeys || !isSingleCharacter(chord) ? actionOf(map, chord) : undefined;
    if (id) return id;
  }
  return undefined;
}

/** Whether an action waits until keys are armed. */
export function needsArming(id: HotKeyActionId): boolean {
  return categoryOf(id) === 'orders';
}

/** For a file of one's own, or another device. */
export function hotKeysText({ map, singleKeys, sizes }: HotKeySettings): string {
  return JSON.stringify({ version: 1, singleKeys, sizes, map }, undefined, 2);
}

/** What was written by another version or by hand: unknown actions, keys nobody may have and second uses of a key are left out. */
export function readHotKeys(text: string | undefined): HotKeySettings | undefined {
  const { version, map, singleKeys, sizes } = keptFields(text);
  if (version !== 1 || typeof map !== 'object' || map === null) return undefined;
  const read = Object.entries(map).reduce<HotKeyMap>(
    (sofar, [id, chord]) =>
      isHotKeyAction(id) && isChord(chord) && !bindingProblem(sofar, id, chord) ? bound(sofar, id, chord) : sofar,
    {},
  );
  return { map: read, singleKeys: singleKeys !== false, sizes: readSizes(sizes) };
}

function readSizes(kept: unknown): HotKeySettings['sizes'] {
  return Object.fromEntries(
    Object.entries(fieldsOf(kept)).flatMap(([symbol, size]) =>
      typeof size === 'string' && size !== '' ? [[symbol, size.slice(0, longestSize)]] : [],
    ),
  );
}
