/**
 * What can be bound to a key. `orders` sends or takes back orders and needs the keys to be armed; `panels` moves and
 * arranges; `general` is there on every page.
 */
export const hotKeyCategories = ['general', 'panels', 'orders'] as const;
export type HotKeyCategory = (typeof hotKeyCategories)[number];

const actions = {
  palette: 'general',
  shortcuts: 'general',
  symbolSearch: 'general',
  arm: 'general',
  'figures.pause': 'panels',
  'book.centre': 'panels',
  'book.groupUp': 'panels',
  'book.groupDown': 'panels',
  'panel.next': 'panels',
  'panel.previous': 'panels',
  'panel.chart': 'panels',
  'panel.book': 'panels',
  'panel.ticket': 'panels',
  'panel.account': 'panels',
  'order.buyMarket': 'orders',
  'order.sellMarket': 'orders',
  'order.buyBest': 'orders',
  'order.sellBest': 'orders',
  'order.joinBid': 'orders',
  'order.joinAsk': 'orders',
  'order.cancelNearest': 'orders',
  'order.cancelMarket': 'orders',
  'order.cancelEverything': 'orders',
  'position.close': 'orders',
  'position.closeLong': 'orders',
  'position.closeShort': 'orders',
  'position.reverse': 'orders',
} as const satisfies Record<string, HotKeyCategory>;

export type HotKeyActionId = keyof typeof actions;

/** Every action there is, in the order in which they are listed. Its name is `commands:action.<id>`. */
export const hotKeyActionIds = Object.keys(actions) as readonly HotKeyActionId[];

export function categoryOf(id: HotKeyActionId): HotKeyCategory {
  return actions[id];
}

export function isHotKeyAction(value: unknown): value is HotKeyActionId {
  return typeof value === 'string' && Object.hasOwn(actions, value);
}
