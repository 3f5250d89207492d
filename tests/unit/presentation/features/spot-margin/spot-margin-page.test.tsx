import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { ChangeSpotMargin } from '../../../../../src/application/trading/change-spot-margin.use-case';
import { MarginQueries } from '../../../../../src/application/trading/margin.queries';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { spotMarginFeature } from '../../../../../src/presentation/features/spot-margin/spot-margin.feature';
import { SpotMarginStore } from '../../../../../src/presentation/features/spot-margin/spot-margin.store';
import { RefreshStore } from '../../../../../src/presentation/runtime/stores/refresh.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakePage } from '../../../../fakes/memory-platform';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';

/** One bitcoin, at a price that moves, is all that is held. */
async function show() {
  const exchange = { price: decimal('60000') };
  const time = new FakeScheduler();
  const port = {
    summary: async () =>
      success({
        accountMode: 'FUTURES' as const,
        totalAccountValue: exchange.price,
        totalCollateral: exchange.price.times(decimal('0.9')),
      }),
    collateral: async () =>
      success({
        rows: [
          {
            asset: 'BTC',
            ratio: decimal('0.9'),
            usable: true,
            enabled: true,
            balance: decimal('1'),
            value: exchange.price,
          },
        ],
        total: 1,
      }),
    collateralRules: async () => success([]),
    interestRates: async () => success([]),
    interestHistory: async () => success({ rows: [], total: 0 }),
  };
  const settings = { profile: async () => success({ lossCharge: 'USDT' }) };
  const queries = new MarginQueries(new PlainResourceCache(time), port as never, settings as never);
  const markets = { instruments: () => new PlainResourceCache(time).open({ key: [], load: async () => success([]) }) };
  const margin = new SpotMarginStore(queries, markets as never, new ChangeSpotMargin(port as never, queries), {
    show: () => undefined,
  });
  await renderShell({
    at: spotMarginFeature.path,
    session: loggedIn(),
    open: async (feature) =>
      feature === spotMarginFeature
        ? ownPage(feature, { margin, refresh: new RefreshStore(time, new FakePage()) })
        : { View: () => null, stores: {} },
  });
  await screen.findByRole('cell', { name: '60,000.00' });
  return { exchange, time };
}

it('agrees with itself: the sums above and the table below follow the prices together', async () => {
  const { exchange, time } = await show();
  expect(screen.getByText('60,000.00 USDT')).toBeInTheDocument();
  exchange.price = decimal('61000');
  await act(async () => time.advance(10_000));
  expect(await screen.findByRole('cell', { name: '61,000.00' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '54,900.00' })).toBeInTheDocument();
  expect(screen.getByText('61,000.00 USDT')).toBeInTheDocument();
  expect(screen.getByText('54,900.00 USDT')).toBeInTheDocument();
});
