import { success } from '../../../../../../src/domain/shared/result';
import { Subject } from '../../../../../../src/application/kernel/observable-value';
import {
  everything,
  type HistoryFilter,
} from '../../../../../../src/presentation/features/terminal/portfolio/history-filter';
import { HistoryStore } from '../../../../../../src/presentation/features/terminal/portfolio/histories/history.store';

async function nameOf(filter: Partial<HistoryFilter>): Promise<string | undefined> {
  const source = {
    name: 'orders',
    columns: { id: String },
    keyOf: String,
    load: async () => success({ rows: [1], total: 1 }),
  };
  const store = new HistoryStore(
    source as never,
    { connection: new Subject({ phase: 'open' }) } as never,
    {} as never,
    { now: () => Date.UTC(2026, 10, 30, 12) },
    { attempts: () => ({}) } as never,
    { ...everything, ...filter },
  );
  return (await store.exportRows())?.name;
}

it.each<[Partial<HistoryFilter>, string]>([
  [{}, 'orders.csv'],
  [{ symbol: 'PERP_BTC_USDT' }, 'orders_BTC-PERP.csv'],
  [{ symbol: 'SPOT_BTC_USDT', side: 'BUY', status: 'FILLED' }, 'orders_BTC-USDT_BUY_FILLED.csv'],
  [{ range: 'week' }, 'orders_2026-11-23_2026-11-30.csv'],
  [{ range: 'custom', first: '2026-11-01', last: '2026-11-21' }, 'orders_2026-11-01_2026-11-21.csv'],
  [{ range: 'custom', first: '2026-11-01' }, 'orders_2026-11-01_2026-11-30.csv'],
  [{ range: 'custom', last: '2026-11-21' }, 'orders_to_2026-11-21.csv'],
])('a file of a history is named by what it was narrowed to: %j', async (filter, name) => {
  expect(await nameOf(filter)).toBe(name);
});
