import type { LedgerEntry } from '../../../../../sandbox/engine/model/ledger-model';
import { ledgerOrigin } from '../../../../../sandbox/services/trading/ledger-origin';

const bought = { providerId: 'harbor' };
const sources = {
  purchases: { ownById: (_user: unknown, id: number) => (id === 5 ? bought : undefined) },
  copying: { repository: { byId: (id: number) => (id === 4 ? { strategyId: 's1' } : undefined) } },
  copyStrategies: { byId: (id: string) => (id === 's1' ? { name: 'Steady majors' } : undefined) },
} as never;
const originOf = (reference: string) => ledgerOrigin({ asset: 'USDT', reference } as LedgerEntry, sources, {} as never);

it('names the market of what a contract cost or brought', () => {
  for (const reference of ['PERP_BTC_USDT 17', 'PERP_BTC_USDT settlement'])
    expect(originOf(reference)).toEqual({ symbol: 'PERP_BTC_USDT' });
  expect([originOf(''), originOf('anything else')]).toEqual([{}, {}]);
});

it('tells collateral that was sold without being asked for', () => {
  expect(originOf('shortfall')).toEqual({ automatic: true });
});

it("names the strategy of a copy's money and of the share of its profit", () => {
  for (const reference of ['copy:4:open', 'copy:4:move:2', 'copy:4:share:1700000000000', 'copy:4:end'])
    expect(originOf(reference)).toEqual({ strategy: 'Steady majors' });
  expect(originOf('copy:5:open')).toEqual({});
});

it('tells what was bought for money of a country', () => {
  expect(originOf('purchase:5')).toEqual({ purchase: bought });
  expect(originOf('purchase:6')).toEqual({});
});
