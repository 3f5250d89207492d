import type { HotKeyActionId } from './hot-key-action';

/**
 * What can be bound to a key. `orders` sends or takes back orders and needs the keys to be armed; `panels` moves and
 * arranges; `general` is there on every page.
 */
export const hotKeyCategories = ['general', 'panels', 'orders'] as const;
type HotKeyCategory = (typeof hotKeyCategories)[number];

/** The first word of an action says what it is done to; of a word that is no panel's the keys have to be armed. */
export function categoryOf(id: HotKeyActionId): HotKeyCategory {
  if (!id.includes('.')) return 'general';
  return /^(?:figures|book|panel)\./.test(id) ? 'panels' : 'orders';
}
