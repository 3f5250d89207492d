import { endedStatuses, historyRanges } from '../../../domain/trading/history-range';
import { everything, type HistoryFilter } from '../terminal/portfolio/history-filter';

export const ordersTabs = ['orders', 'history', 'fills', 'conditional', 'closed', 'funding', 'liquidations'] as const;
export type OrdersTab = (typeof ordersTabs)[number];

const sides = ['BUY', 'SELL'] as const;

export function tabFrom(address: URLSearchParams): OrdersTab {
  return ordersTabs.find((tab) => tab === address.get('tab')) ?? 'orders';
}

/** The filters that an address asks for; what it says wrongly is as if it were not said. */
export function filterFrom(address: URLSearchParams): HistoryFilter {
  const day = (name: string): string => {
    const text = address.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
  };
  return {
    symbol: address.get('market') ?? undefined,
    side: sides.find((side) => side === address.get('side')),
    status: endedStatuses.find((status) => status === address.get('status')),
    range: historyRanges.find((range) => range === address.get('range')) ?? everything.range,
    first: day('first'),
    last: day('last'),
  };
}

/** An address says only what differs from everything. */
export function addressOf(tab: OrdersTab, filter: HistoryFilter): URLSearchParams {
  const { symbol, side, status, range, first, last } = filter;
  const said = { tab, market: symbol, side, status, range, first, last };
  const usual: Readonly<Record<string, string>> = { tab: 'orders', range: everything.range };
  return new URLSearchParams(
    Object.entries(said).flatMap(([name, value]) => (value && value !== usual[name] ? [[name, value]] : [])),
  );
}
