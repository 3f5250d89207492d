import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FeesQueries } from '../../../../../../src/application/markets/fees.queries';
import type { FundingHistoryQuery } from '../../../../../../src/application/markets/funding.port';
import { FundingQueries } from '../../../../../../src/application/markets/funding.queries';
import { FuturesQueries } from '../../../../../../src/application/markets/futures.queries';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../../src/domain/shared/result';
import { ContractInfo } from '../../../../../../src/presentation/features/terminal/contracts/contract-info.view';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { PlainResourceCache } from '../../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { bitcoin } from '../../../../domain/trading/instruments';
import { contractMarket, position, tiers } from './contract-fixture';
import { renderInMarket } from './render-in-market';

const hour = 3_600_000;
const settled = Array.from({ length: 23 }, (_, index) => ({
  symbol: 'PERP_BTC_USDT',
  rate: decimal(index % 2 ? '-0.0001' : '0.0003'),
  at: (100 - index) * 8 * hour,
  nextAt: (101 - index) * 8 * hour,
}));

function stores(history = settled) {
  const cache = new PlainResourceCache(new FakeScheduler());
  const funding = {
    rate: async () =>
      success({
        symbol: 'PERP_BTC_USDT',
        last: decimal('0.0003'),
        lastAt: 0,
        estimated: decimal('0.0001'),
        estimatedAt: 0,
        nextAt: 808 * hour,
        intervalHours: 8,
      }),
    history: async ({ page = 1, size = 25 }: FundingHistoryQuery) =>
      success({ rows: history.slice((page - 1) * size, page * size), total: history.length }),
  };
  const futures = {
    leverageTiers: async () => success(tiers),
    insuranceFund: async () => success({ balances: [{ token: 'USDT', balance: decimal('1000000') }], history: [] }),
    indexSources: async () => failure({ kind: 'maintenance' as const }),
    multipliers: async () => success([]),
  };
  const fees = {
    groups: async () =>
      success([
        {
          id: 'a',
          name: 'a',
          type: 'SPOT',
          symbols: ['SPOT_BTC_USDT'],
          tiers: [{ tier: 0, makerBps: decimal('2'), takerBps: decimal('5.5') }],
        },
      ]),
  };
  return {
    funding: new FundingQueries(funding as never, cache, new FakeScheduler()),
    futures: new FuturesQueries(futures as never, cache),
    fees: new FeesQueries(fees as never, cache),
  };
}

test('funding: what was settled, page by page, and in a picture', async () => {
  const { market } = await contractMarket();
  await renderInMarket(market, <ContractInfo stores={stores()} />);
  const table = await screen.findByRole('table', { name: 'Funding history' });
  expect(within(table).getAllByRole('row')).toHaveLength(11);
  await screen.findByText(
    /Last 23 settlements: average \+0\.0109%, from −0\.0100% to \+0\.0300%\. Longs paid 12 times\./,
  );
  // Each is a bar of the picture that these words belong to.
  expect(document.querySelectorAll('figure rect')).toHaveLength(23);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  await screen.findByText('Page 3 of 3');
  expect(within(await screen.findByRole('table', { name: 'Funding history' })).getAllByRole('row')).toHaveLength(4);
});

test('a contract without a settlement says so', async () => {
  const { market } = await contractMarket();
  await renderInMarket(market, <ContractInfo stores={stores([])} />);
  await screen.findByText('No settlements yet');
});

test('the tier of the position that is held is marked', async () => {
  const { market, hold } = await contractMarket();
  hold(position('50'));
  await renderInMarket(market, <ContractInfo stores={stores()} />);
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'Leverage tiers' }));
  const own = (await screen.findByText('Yours')).closest('tr')!;
  expect(own.textContent).toContain('25×');
});

test('one block that cannot be loaded leaves the others alone', async () => {
  const { market } = await contractMarket();
  await renderInMarket(market, <ContractInfo stores={stores()} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('tab', { name: 'Index' }));
  await screen.findByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('tab', { name: 'Insurance fund' }));
  await screen.findByText('1,000,000.00 USDT');
});

test('a spot market has rules and fees alone', async () => {
  await renderInMarket(
    { instrument: bitcoin, contract: undefined } as unknown as MarketStores,
    <ContractInfo stores={stores()} />,
  );
  expect(await screen.findByText('0.055%')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText('Price step').nextElementSibling!.textContent).toBe('0.01 USDT');
});
