import { CancelOrder } from '../../../../../../src/application/trading/cancel-order.use-case';
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { MarketsQueries } from '../../../../../../src/application/markets/markets.queries';
import { MovePriceLine } from '../../../../../../src/application/trading/move-price-line.use-case';
import { success } from '../../../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import type { Position } from '../../../../../../src/domain/trading/position';
import { live, shownOrders } from '../../../../../support/reads';
import { conditional, position } from '../portfolio-fixture';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import type { Ticker } from '../../../../../../src/domain/markets/ticker';
import type { Fill, Order } from '../../../../../../src/domain/trading/order';
import { CompareDialog } from '../../../../../../src/presentation/features/terminal/chart/compare-dialog.view';
import { ChartSettingsDialog } from '../../../../../../src/presentation/features/terminal/chart/chart-settings-dialog.view';
import { intervalOfEach } from '../../../../../../src/presentation/features/terminal/chart/chart-intervals';
import { ChartSetupsStore } from '../../../../../../src/presentation/features/terminal/chart/chart-setups.store';
import type { ChartToolsStores } from '../../../../../../src/presentation/features/terminal/chart/chart-tools-stores';
import { ChartView, ShownChartContext } from '../../../../../../src/presentation/features/terminal/chart/chart-view';
import { IndicatorsDialog } from '../../../../../../src/presentation/features/terminal/chart/indicators-dialog.view';
import { useFillWords } from '../../../../../../src/presentation/features/terminal/chart/use-fill-words';
import type { OwnFillsStore } from '../../../../../../src/presentation/features/terminal/chart/own-fills.store';
import { fillMarks } from '../../../../../../src/domain/trading/fill-marks';
import { LinesDialog } from '../../../../../../src/presentation/features/terminal/chart/lines-dialog.view';
import { PriceLinesStore } from '../../../../../../src/presentation/features/terminal/chart/price-lines.store';
import { MarketContext } from '../../../../../../src/presentation/features/terminal/market/market-context';
import type { MarketStores } from '../../../../../../src/presentation/features/terminal/market/market-stores';
import { MemoryStorage, RecordedNotices } from '../../../../../fakes/memory-platform';
import { order, ScriptedTrading } from '../../../../application/trading/trading-fakes';
import { bitcoin } from '../../../../domain/trading/instruments';
import { loggedIn } from '../../../shell/shell-fixture';
import { renderPart, tradeStores } from '../trading-fixture';

async function show(
  make: (stores: ChartToolsStores) => ReactNode,
  orders: readonly Order[] = [order()],
  conditionalOrders: readonly AlgoOrder[] = [],
  positions: readonly Position[] = [],
  traded: Partial<Fill> = {},
) {
  const algoOrders = live(conditionalOrders);
  const ended: string[] = [];
  const notices = new RecordedNotices();
  const { preferences, ticket } = await tradeStores();
  const trading = new ScriptedTrading();
  const setups = new ChartSetupsStore(new MemoryStorage());
  const setup = setups.of(bitcoin.symbol);
  const lines = new PriceLinesStore(
    shownOrders(orders),
    algoOrders,
    live<readonly Position[]>(positions),
    setups,
    new MovePriceLine(
      { edit: (line, change) => trading.editOrder(line as never, change) },
      new CancelOrder(trading, { refresh: async () => undefined }),
      { cancel: async (each) => (ended.push(each.algoOrderId), success('asked' as const)) },
      { removeLeg: async ({ leg, stays }) => void ended.push(`${leg} without ${String(stays?.stopLoss)}`) },
      live<readonly Position[]>(positions),
    ),
    notices,
  );
  const fill = {
    id: '1',
    symbol: bitcoin.symbol,
    side: 'BUY',
    quantity: decimal('0.02'),
    price: decimal('59000'),
    at: Date.UTC(2026, 0, 2, 3, 4),
    ...traded,
  } as Fill;
  const stores = {
    setups,
    lines,
    profits: { of: () => undefined },
    fills: { of: () => [fill] },
  } as unknown as ChartToolsStores;
  const shown = {
    view: new ChartView(),
    instrument: bitcoin,
    interval: '15m',
    intervals: intervalOfEach(preferences),
    preferences,
  } as const;
  await renderPart(
    <MarketContext value={{ instrument: bitcoin, ticket } as unknown as MarketStores}>
      <ShownChartContext value={shown}>{make(stores)}</ShownChartContext>
    </MarketContext>,
    loggedIn(),
  );
  await screen.findByRole('dialog');
  return { user: userEvent.setup(), trading, setups, setup, lines, preferences, algoOrders, ended, notices };
}

const close = (): void => undefined;

it('adds an indicator, changes what it is reckoned by, and says what it cannot be reckoned by', async () => {
  const { user, setup } = await show((stores) => (
    <IndicatorsDialog setup={stores.setups.of(bitcoin.symbol)} onClose={close} />
  ));
  await user.click(screen.getByRole('button', { name: 'Add Bollinger Bands' }));
  const parameters = within(screen.getByRole('group', { name: 'Bollinger Bands settings' }));
  const period = parameters.getByRole('textbox', { name: 'Parameter 1' });
  await user.clear(period);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter numbers above 0 and up to 500.');
  await user.type(period, '50');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(setup.setup.indicators[0]!.parameters).toEqual([50, 2]);
  await user.click(screen.getByRole('button', { name: 'Remove Bollinger Bands' }));
  expect(setup.setup.indicators).toEqual([]);
});

it('offers markets of the same kind to compare with, the most traded first', async () => {
  const amounts: Record<string, number> = { SPOT_ETH_USDT: 5, SPOT_SOL_USDT: 9, PERP_BTC_USDT: 100 };
  const symbols = ['SPOT_1000PEPE_USDT', ...Object.keys(amounts)];
  const value = symbols.map((symbol) => ({
    ...bitcoin,
    symbol,
    base: symbol.split('_')[1]!,
    type: symbol.startsWith('PERP') ? ('PERP' as const) : ('SPOT' as const),
  }));
  const markets = {
    instruments: () => ({ current: { status: 'ready', value }, subscribe: () => close }),
  } as unknown as MarketsQueries;
  const tickers = { statistics: (symbol: string) => ({ amount: amounts[symbol] }) as Ticker };
  const { user } = await show(({ setups }) => (
    <CompareDialog setup={setups.of(bitcoin.symbol)} markets={markets} tickers={tickers} onClose={close} />
  ));
  const offered = () =>
    screen.getAllByRole('button', { name: /^Compare with / }).map((each) => each.getAttribute('aria-label'));
  expect(offered()).toEqual(
    ['SOL/USDT', 'ETH/USDT', '1000PEPE/USDT', 'BTC-PERP'].map((name) => `Compare with ${name}`),
  );
  await user.type(screen.getByRole('searchbox'), 'perp');
  expect(offered()).toEqual(['Compare with BTC-PERP']);
});

it.each([
  ['POST_ONLY', 'Would cross the spread: post-only will be rejected.'],
  ['LIMIT', 'Crosses the spread: fills immediately at the taker fee.'],
] as const)('says before it moves an order across the spread what comes of it: %s', async (type, words) => {
  const resting = order({ type, price: decimal('60009.99') });
  const { user } = await show((stores) => <LinesDialog stores={stores} onClose={close} />, [resting]);
  const price = screen.getByRole('textbox', { name: 'New price for Buy 0.1 BTC 60,009.99' });
  await user.type(price, '{ArrowDown}{Enter}');
  expect(screen.getByRole('alertdialog')).not.toHaveAccessibleDescription();
  await user.keyboard('{Escape}');
  await user.type(price, '{ArrowUp}{ArrowUp}{Enter}');
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(words);
});

it('moves an order without dragging, by the keyboard alone', async () => {
  const { user, trading } = await show((stores) => <LinesDialog stores={stores} onClose={close} />);
  const price = screen.getByRole('textbox', { name: 'New price for Buy 0.1 BTC 60,000.00' });
  await user.type(price, '{ArrowUp}{ArrowUp}{Enter}');
  const question = screen.getByRole('alertdialog', { name: 'Move Buy 0.1 BTC from 60,000.00 to 60,000.02?' });
  expect(trading.edited).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Move' }));
  expect(trading.edited.map((change) => change.price?.toString())).toEqual(['60000.02']);
  expect(price).toHaveFocus();
});

it('cancels an order and tells what was traded', async () => {
  const { user, trading } = await show((stores) => <LinesDialog stores={stores} onClose={close} />);
  expect(within(screen.getByRole('list', { name: 'Recent fills' })).getByRole('listitem')).toHaveTextContent(
    /^Bought 0\.02 BTC at 59,000\.00, /,
  );
  await user.click(screen.getByRole('button', { name: 'Cancel Buy 0.1 BTC 60,000.00' }));
  expect(trading.cancelled).toEqual(['1']);
});

it.each([
  [{ side: 'BUY', positionSide: 'LONG' }, 'Open long 0.02 · 59,000.00', /^Open long: 0\.02 BTC at 59,000\.00, /],
  [{ side: 'BUY', positionSide: 'SHORT' }, 'Close short 0.02 · 59,000.00', /^Close short: 0\.02 BTC at 59,000\.00, /],
  [{ side: 'SELL', positionSide: 'BOTH' }, 'Sell 0.02 · 59,000.00', /^Sold 0\.02 BTC at 59,000\.00, /],
] as const)('tells of what was traded what it did, at its mark and in words: %o', async (traded, short, whole) => {
  await show(
    (stores) => (
      <>
        <MarkWords of={stores.fills} />
        <LinesDialog stores={stores} onClose={close} />
      </>
    ),
    [],
    [],
    [],
    traded,
  );
  expect(screen.getByTestId('mark')).toHaveTextContent(short);
  expect(within(screen.getByRole('list', { name: 'Recent fills' })).getByRole('listitem')).toHaveTextContent(whole);
});

function MarkWords({ of }: { readonly of: Pick<OwnFillsStore, 'of'> }) {
  const words = useFillWords(bitcoin);
  return <p data-testid="mark">{fillMarks(of.of(bitcoin.symbol)).map(words.short)}</p>;
}

describe('what protects a position', () => {
  const leg = (algoOrderId: string, algoType: 'TAKE_PROFIT' | 'STOP_LOSS', price: string) =>
    conditional({ algoOrderId, algoType, triggerPrice: decimal(price), quantity: decimal('0') });
  const group = (change: Partial<AlgoOrder> = {}) =>
    conditional({
      algoOrderId: '7',
      algoType: 'POSITIONAL_TP_SL',
      triggerPrice: undefined,
      legs: [leg('8', 'TAKE_PROFIT', '70000'), leg('9', 'STOP_LOSS', '50000')],
      ...change,
    });
  const held = position({ symbol: bitcoin.symbol });

  it('loses the one leg that is cancelled: the other stays, and that is told', async () => {
    const { user, ended, notices } = await show(
      (stores) => <LinesDialog stores={stores} onClose={close} />,
      [],
      [group()],
      [held],
    );
    await user.click(screen.getByRole('button', { name: /^Cancel Take profit: Sell all [\d,.]+$/ }));
    expect(ended).toEqual(['TAKE_PROFIT without 50000']);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(notices.shown).toEqual([{ kind: 'info', text: { key: 'chart:lines.legGone.TAKE_PROFIT' } }]);
  });

  it('is asked about where both legs can only go together: no position is there that it protects', async () => {
    const { user, ended } = await show(
      (stores) => <LinesDialog stores={stores} onClose={close} />,
      [],
      [group({ algoType: 'TP_SL' })],
    );
    const cancel = screen.getByRole('button', { name: /^Cancel Take profit: Sell all [\d,.]+$/ });
    await user.click(cancel);
    const question = screen.getByRole('alertdialog', {
      name: 'Cancel Take profit: Sell all? This also cancels: Stop loss: Sell all 50,000.00.',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(ended).toEqual([]);
    await user.click(cancel);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }));
    expect(ended).toEqual(['7']);
  });
});

it('says of lines that could not be read that they could not be, and not that there are none', async () => {
  const { algoOrders } = await show((stores) => <LinesDialog stores={stores} onClose={close} />, []);
  expect(screen.getByText(/^No orders or positions in this market/)).toBeInTheDocument();
  act(() => algoOrders.state.set({ status: 'failed', failure: { kind: 'offline' } }));
  expect(screen.queryByText(/^No orders or positions in this market/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('lets somebody choose the candle lengths at hand, one at least', async () => {
  const { user, preferences } = await show((stores) => <ChartSettingsDialog setups={stores.setups} onClose={close} />);
  await user.click(screen.getByRole('checkbox', { name: '2h' }));
  expect(preferences.intervals).toEqual(['1m', '5m', '15m', '1h', '2h', '4h', '1d']);
  for (const interval of ['1m', '5m', '15m', '1h', '4h', '1D', '2h'])
    await user.click(screen.getByRole('checkbox', { name: interval }));
  expect(preferences.intervals).toEqual(['2h']);
});

it('gives every market this chart, and asks first where charts of others would be lost', async () => {
  const { user, setups, setup, preferences } = await show((stores) => (
    <ChartSettingsDialog setups={stores.setups} onClose={close} />
  ));
  const other = setups.of('SPOT_ETH_USDT');
  act(() => {
    setup.change({ type: 'bars' });
    other.change({ type: 'line' });
    preferences.set({ marketIntervals: { [bitcoin.symbol]: '1m' } });
  });
  await user.click(screen.getByRole('button', { name: 'Use for all markets' }));
  expect(screen.getByText('1 other market has its own chart settings. Replace them?')).toBeVisible();
  expect(other.setup.type).toBe('line');
  await user.click(screen.getByRole('button', { name: 'Use for all' }));
  expect(screen.getByText(/^All markets now use the chart settings of BTC\/USDT/)).toBeVisible();
  expect(other.setup.type).toBe('bars');
  expect(preferences.interval).toBe('1m');
});
