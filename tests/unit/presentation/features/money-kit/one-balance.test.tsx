import { act, screen, within } from '@testing-library/react';
import { observable, runInAction, type IObservableValue } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { Balances } from '../../../../../src/application/trading/balances';
import { liveValue, type LiveState } from '../../../../../src/application/trading/live-state';
import { decimal, roundTo, zero, type Decimal } from '../../../../../src/domain/shared/decimal';
import type { Balance } from '../../../../../src/domain/trading/balance';
import { valued, type ValuedHolding } from '../../../../../src/domain/wallet/holding';
import { AmountField } from '../../../../../src/presentation/features/money-kit/amount-field.view';
import { BalancesView } from '../../../../../src/presentation/features/terminal/portfolio/assets/balances.view';
import { AvailableLine } from '../../../../../src/presentation/features/terminal/ticket/available-line.view';
import { useAssetColumns } from '../../../../../src/presentation/features/wallet/asset-columns';
import { AssetFigures } from '../../../../../src/presentation/features/wallet/asset-details.view';
import { walletRow } from '../../../../../src/presentation/features/wallet/wallet-rows';
import type { WalletStore } from '../../../../../src/presentation/features/wallet/wallet.store';
import { RecordTable } from '../../../../../src/presentation/kit/controls/record-table';
import { TypedFigure } from '../../../../../src/presentation/kit/data/typed-figure';
import { useFormat } from '../../../../../src/presentation/kit/formats/use-format';
import { fc } from '../../../../support/properties';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

/** No contract stands on anything. */
const nothingKept = { kept: () => zero };

interface PlacesProps {
  readonly asset: string;
  readonly balances: Balances;
  readonly held: IObservableValue<ValuedHolding>;
  readonly price: IObservableValue<number>;
}

/** Wherever one balance is told: wallet, page of the asset, terminal, ticket, and every form that sends some of it. */
const Places = observer(function Places({ asset, balances, held, price }: PlacesProps) {
  const format = useFormat();
  const [figure] = useState(() => new TypedFigure(format.marks));
  const wallet = {
    choices: { starred: [] },
    averageCosts: new Map(),
    row: () => walletRow(held.get(), nothingKept),
    holding: () => held.get(),
  } as unknown as WalletStore;
  const ticket = {
    fields: { instrument: bitcoin },
    composition: { means: { asset, available: balances.available(asset), terms: {} } },
  } as never;
  const tickers = { statistics: () => ({ close: price.get() }) } as never;
  const { available } = held.get();
  return (
    <>
      <div data-testid="wallet">
        <RecordTable
          caption="Wallet"
          columns={useAssetColumns(wallet)}
          rows={[wallet.row(asset, nothingKept)!]}
          rowKey={(row) => row.asset}
        />
      </div>
      <div data-testid="asset">
        <AssetFigures asset={asset} wallet={wallet} movable={nothingKept} />
      </div>
      <div data-testid="terminal">
        <BalancesView balances={balances} tickers={tickers} />
      </div>
      <div data-testid="ticket">
        <AvailableLine ticket={ticket} />
      </div>
      <div data-testid="form">
        <AmountField label="Amount" figure={figure} asset={asset} bounds={{ available }} />
      </div>
    </>
  );
});

async function openPlaces(asset: string) {
  const state = new Subject<LiveState<readonly Balance[]>>({ status: 'ready', value: [], stale: false });
  const balances = {
    state,
    refresh: async () => undefined,
    available: (wanted: string) => liveValue(state.current)?.find((each) => each.asset === wanted)?.available ?? zero,
  } as unknown as Balances;
  const held = observable.box(holdingOf(asset, zero, zero, 1), { deep: false });
  const price = observable.box(1);
  const places = <Places asset={asset} balances={balances} held={held} price={price} />;
  await renderShell({
    at: '/wallet',
    session: loggedIn(),
    texts: ['wallet', 'trade', 'moneyKit'],
    open: async ({ path }) => ({ View: () => (path === undefined ? null : places), stores: {} }),
  });
  await screen.findByTestId('form');
  return (free: Decimal, frozen: Decimal, last: number) =>
    act(() => {
      const holding = free.plus(frozen);
      state.set({
        status: 'ready',
        value: [{ asset, holding, frozen, available: free, version: 1 }],
        stale: false,
      });
      runInAction(() => {
        price.set(last);
        held.set(holdingOf(asset, free, frozen, last));
      });
    });
}

function holdingOf(asset: string, available: Decimal, inOrders: Decimal, last: number): ValuedHolding {
  const close = decimal(last);
  return valued(
    {
      asset,
      balance: available.plus(inOrders),
      available,
      inOrders,
      staked: zero,
      unbonding: zero,
      earning: zero,
      copied: zero,
      price: undefined,
    },
    { open: close, close },
  );
}

/** By the tags: asking for roles twenty times in each of the examples takes most of a minute. */
const cell = (place: string, column: string): string => {
  const [head, row] = [...screen.getByTestId(place).querySelectorAll('tr')];
  const at = [...head!.children].findIndex(({ textContent }) => textContent.startsWith(column));
  return row!.children[at]!.textContent;
};
const fact = (name: string | RegExp): string =>
  within(screen.getByTestId('asset')).getByText(name).nextElementSibling!.textContent;

/** In billionths of a millionth, as the ledger keeps them: more digits than are shown. */
const amount = fc
  .oneof(
    fc.bigInt({ min: 1n, max: 10n ** 14n }),
    fc.bigInt({ min: 1n, max: 10n ** 9n }).map((cent) => cent * 10n ** 10n),
  )
  .map((units) => decimal(String(units)).div(10 ** 12));

it.each(['BTC', 'USDT'])('tells one balance of %s and one worth of it, wherever they stand', async (asset) => {
  const show = await openPlaces(asset);
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 9_000_000 }), (free, frozen, cents) => {
      show(free, frozen, asset === 'USDT' ? 1 : cents / 100);
      const available = cell('wallet', 'Available');
      const shown = roundTo(free, 8, 'down');
      if (shown.eq(0)) expect(available).toBe('<\u00a00.00000001');
      else expect(shown.eq(decimal(available.replaceAll(',', '')))).toBe(true);
      expect(cell('terminal', 'Available')).toBe(available);
      expect(fact('Available')).toBe(available);
      expect(screen.getByTestId('form').textContent).toContain(`Available ${available} ${asset}`);
      // The ticket says money in cents, and coins to their last digit; of less than that there is none to spend.
      const whole = shown.eq(0) ? '0.00000000' : available;
      const spendable = asset === 'USDT' ? whole.replace(/(\.\d\d)\d*$/, '$1') : whole;
      expect(screen.getByTestId('ticket').textContent).toContain(`${spendable} ${asset}`);
      expect(cell('terminal', 'Total')).toBe(cell('wallet', 'Total'));
      expect(fact('Total')).toBe(cell('wallet', 'Total'));
      expect(cell('terminal', 'In orders')).toBe(cell('wallet', 'In orders'));
      expect(fact('In orders')).toBe(cell('wallet', 'In orders'));
      const worth = cell('wallet', 'Value');
      expect(cell('terminal', 'Estimated value')).toBe(`≈ ${worth} USDT`);
      expect(fact(/^Value/)).toBe(worth);
    }),
    { numRuns: 40 },
  );
});
