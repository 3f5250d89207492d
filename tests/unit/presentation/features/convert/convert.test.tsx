import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { observable, runInAction } from 'mobx';
import { ConvertStore } from '../../../../../src/presentation/features/convert/convert.store';
import { ConvertibleBalances } from '../../../../../src/application/wallet/convertible-balances';
import convertView, { Convert } from '../../../../../src/presentation/features/convert/convert.view';
import { SmallBalancesStore } from '../../../../../src/presentation/features/convert/small-balances.store';
import { convertFeature } from '../../../../../src/presentation/features/convert/convert.feature';
import { walletFeature } from '../../../../../src/presentation/features/wallet/wallet.feature';
import { type Decimal, decimal, zero } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { read } from '../../../../support/reads';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const answered = (value: unknown) => ({
  current: read(value),
  subscribe: () => () => undefined,
  refresh: async () => undefined,
});
const holding = (asset: string, available: string, price: string) => ({
  asset,
  ...{ balance: decimal(available), available: decimal(available), price: decimal(price) },
  ...{ inOrders: zero, staked: zero, unbonding: zero, earning: zero, copied: zero },
});
/** What one of an asset is worth, in USDT. */
const worth: Record<string, number> = { USDT: 1, BTC: 80_000, SOL: 150 };

/** Of what contracts stand on: so much of each USDT, as long as no USDT are received. */
const margin = observable.box<Decimal>(undefined, { deep: false });
afterEach(() => runInAction(() => margin.set(undefined)));
const setMargin = (amount: string) => act(() => runInAction(() => margin.set(decimal(amount))));

/** The dialog of somebody who holds these, on an exchange that converts at a bare price. */
async function open(...holdings: readonly ReturnType<typeof holding>[]) {
  const scheduler = new FakeScheduler();
  const queries = {
    convertible: () => answered(['USDT', 'BTC', 'SOL'].map((asset) => ({ asset, tick: decimal('0.00000001') }))),
    convertLimits: () => answered({ smallest: decimal(1), largest: decimal(250_000) }),
    holdings: () => answered(holdings),
  };
  const quoted: string[] = [];
  const quote = async (sellAsset: string, buyAsset: string, sellAmount: Decimal) => {
    quoted.push(`${sellAmount.toFixed()} ${sellAsset} into ${buyAsset}`);
    const buyAmount = sellAmount.times(worth[sellAsset]!).div(worth[buyAsset]!);
    return success({
      quoteId: '1',
      sellAsset,
      sellAmount,
      buyAsset,
      buyAmount,
      price: zero,
      expiresAt: Date.now() + 9_000,
    });
  };
  const taken: string[] = [];
  const convertible = {
    of: (asset: string, received: string) => {
      const inMargin = margin.get();
      const available = holdings.find((each) => each.asset === asset)?.available ?? zero;
      return inMargin && received !== 'USDT' ? { available: available.minus(inMargin), inMargin } : { available };
    },
  };
  const take = {
    execute: async ({ sellAsset }: { sellAsset: string }) => {
      taken.push(sellAsset);
      return { status: 'taken', booked: undefined };
    },
  };
  const stores = {
    convert: new ConvertStore(queries as never, convertible, { quote } as never, take as never, scheduler),
    small: new SmallBalancesStore(queries as never, { quote } as never, take as never, { visit: new Subject(0) }),
    // Bid and offer of bitcoin lie about a market a little below the quoted price.
    tickers: {
      ticker: (symbol: string) =>
        symbol === 'SPOT_BTC_USDT' ? { symbol, firstBidPrice: 79_831, firstAskPrice: 79_849 } : undefined,
    },
  };
  await renderShell({
    at: walletFeature.path,
    session: loggedIn(),
    texts: convertFeature.texts,
    open: async () => ({ View: () => <Convert stores={stores} />, stores: {} }),
  });
  return { user: userEvent.setup(), scheduler, quoted, taken };
}

test('the rate is that of the dearer asset either way, and swapping keeps what the conversion was about', async () => {
  const { user, scheduler } = await open(holding('USDT', '5000', '1'), holding('BTC', '1', '80000'));
  const amount = await screen.findByLabelText('Amount');
  await user.type(amount, '1000');
  await act(() => scheduler.settle(1_000));
  expect(await screen.findByText('0.0125 BTC')).toBeVisible();
  expect(screen.getByText('1 BTC ≈ 80,000.00 USDT')).toBeVisible();
  // What the conversion costs is said as the difference to the market.
  expect(screen.getByText('1 BTC ≈ 79,840.00 USDT')).toBeVisible();
  expect(screen.getByText('0.20%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Swap assets' }));
  expect(amount).toHaveValue('0.0125');
  await act(() => scheduler.settle(1_000));
  expect(await screen.findByText('1,000.00 USDT')).toBeVisible();
  expect(screen.getByText('1 BTC ≈ 80,000.00 USDT')).toBeVisible();
});

test('small balances are converted when it has been confirmed, those that were chosen, each once', async () => {
  const { user, quoted, taken } = await open(
    holding('USDT', '5000', '1'),
    holding('BTC', '0.0001', '80000'),
    holding('SOL', '0.02', '150'),
  );
  await user.click(await screen.findByText('Small balances'));
  expect(within(screen.getByText('Total value').closest('dl')!).getByText('≈ 11.00 USDT')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Convert' }));
  expect(screen.getByText(/^Convert 2 assets into USDT\?/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: /SOL/ }));
  expect(screen.getByText(/^Convert 1 asset into USDT\?/)).toBeVisible();
  expect(quoted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Convert' }));
  expect(await screen.findByText('Received 8.00 USDT.')).toBeVisible();
  expect(quoted).toEqual(['0.0001 BTC into USDT']);
  expect(taken).toEqual(['BTC']);
});

test('what an amount has to be is said beside it, and what is wrong with it once it is left', async () => {
  const { user } = await open(holding('USDT', '5000', '1'));
  const amount = await screen.findByLabelText('Amount');
  expect(screen.getByText(/^Minimum 1\.00 USDT · Available/)).toBeVisible();
  for (const [typed, problem] of [
    ['0.5', 'Minimum: 1.00 USDT.'],
    ['2.123456789', 'At most 8 decimals.'],
    ['x', 'Enter a valid number.'],
  ] as const) {
    await user.clear(amount);
    await user.type(amount, typed);
    await user.tab();
    expect(amount).toHaveAccessibleDescription(problem);
  }
});

test('what contracts stand on is not converted, unless that is received which they stand on as well', async () => {
  setMargin('0.4');
  const { user, scheduler, quoted } = await open(holding('USDT', '5000', '1'), holding('BTC', '1', '80000'));
  const amount = await screen.findByLabelText('Amount');
  expect(screen.getByText(/^Used as margin:/)).toHaveTextContent('Used as margin: 0.40 USDT');
  await user.click(screen.getByRole('button', { name: 'Max' }));
  expect(amount).toHaveValue('4999.6');
  await user.clear(amount);
  await user.type(amount, '4999.7');
  await act(() => scheduler.settle(1_000));
  expect(quoted).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Swap assets' }));
  expect(screen.queryByText(/^Used as margin:/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Max' }));
  expect(amount).toHaveValue('1');
});

test('all there is has one price, and another only once there is less', async () => {
  setMargin('0.4');
  const { user, scheduler, quoted } = await open(holding('USDT', '5000', '1'));
  const amount = await screen.findByLabelText('Amount');
  await user.click(screen.getByRole('button', { name: 'Max' }));
  await act(() => scheduler.settle(1_000));
  setMargin('0.3');
  await act(() => scheduler.settle(1_000));
  expect(amount).toHaveValue('4999.6');
  expect(quoted).toEqual(['4999.6 USDT into BTC']);
  expect(await screen.findByText('0.062495 BTC')).toBeVisible();
  setMargin('0.5');
  await act(() => scheduler.settle(1_000));
  expect(amount).toHaveValue('4999.5');
  expect(quoted.slice(1)).toEqual(['4999.5 USDT into BTC']);
});

test('what contracts stand on is asked for with the dialog', () => {
  expect(convertView.starts).toContain(ConvertibleBalances);
});
