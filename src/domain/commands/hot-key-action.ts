/** Every action that can be bound to a key, in the order in which they are listed; texts name it by this id. */
export const hotKeyActionIds = [
  'palette',
  'shortcuts',
  'symbolSearch',
  'arm',
  'figures.pause',
  'book.centre',
  'book.groupUp',
  'book.groupDown',
  'panel.next',
  'panel.previous',
  'panel.chart',
  'panel.book',
  'panel.ticket',
  'panel.account',
  'order.buyMarket',
  'order.sellMarket',
  'order.buyBest',
  'order.sellBest',
  'order.joinBid',
  'order.joinAsk',
  'order.cancelNearest',
  'order.cancelMarket',
  'order.cancelEverything',
  'position.close',
  'position.closeLong',
  'position.closeShort',
  'position.reverse',
] as const;

export type HotKeyActionId = (typeof hotKeyActionIds)[number];

export function isHotKeyAction(value: unknown): value is HotKeyActionId {
  return hotKeyActionIds.some((id) => id === value);
}
