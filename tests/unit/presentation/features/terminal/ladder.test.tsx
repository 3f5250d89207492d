import type { AlgoOrderChange, AlgoOrder } from '../../../../../src/domain/trading/algo-order';
import { noOrders } from '../../../../support/reads';
import { Recovery } from '../../../../../src/application/kernel/recovery';
import { shared } from '../../../../../src/application/kernel/shared';
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditOrder } from '../../../../../src/application/trading/edit-order.use-case';
import { OrderGuards } from '../../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../../support/loader-of';
import { PlaceAlgoOrder } from '../../../../../src/application/trading/place-algo-order.use-case';
import { Placements } from '../../../../../src/application/trading/placements';
import { CancelAlgoOrder } from '../../../../../src/application/trading/cancel-algo-order.use-case';
import { CancelOrder } from '../../../../../src/application/trading/cancel-order.use-case';
import { DirectOrders } from '../../../../../src/application/trading/direct-orders';
import { PlaceOrder } from '../../../../../src/application/trading/place-order.use-case';
import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { Fill, Order } from '../../../../../src/domain/trading/order';
import type { OpenAlgoOrders } from '../../../../../src/application/trading/open-algo-orders';
import { LadderPreferencesStore } from '../../../../../src/presentation/features/terminal/ladder/ladder-preferences.store';
import { LadderSessions } from '../../../../../src/presentation/features/terminal/ladder/ladder-session.store';
import { LadderPanel } from '../../../../../src/presentation/features/terminal/ladder/ladder.view';
import { Ladders } from '../../../../../src/presentation/features/terminal/ladder/ladders';
import { FakePage, MemoryStorage } from '../../../../fakes/memory-platform';
import { order } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';
import { loggedIn, loggedOut } from '../../shell/shell-fixture';
import { marketOf, renderInMarket } from './book-fixture';
import { conditional } from './portfolio-fixture';
import { rest, tradeStores } from './trading-fixture';

interface Shown {
  readonly orders?: readonly Order[];
  readonly algos?: readonly AlgoOrder[];
  readonly session?: typeof loggedOut;
  /** Of a market of contracts; of a spot market absent. */
  readonly terms?: object;
  /** In ticks; as it comes where `undefined`. */
  readonly step?: number | undefined;
}

async function showLadder({ orders = [], algos: waiting = [], session = loggedIn(), terms, ...rest_ }: Shown = {}) {
  const step = 'step' in rest_ ? rest_.step : 1000;
  const stores = await tradeStores({ orders });
  const { trading, stream, time } = stores;
  const storage = new MemoryStorage();
  const preferences = new LadderPreferencesStore(storage);
  if (step !== undefined) preferences.chooseStep(bitcoin.symbol, step);
  const stops: object[] = [];
  const edited: unknown[] = [];
  const algos = {
    place: async (request: object) => (stops.push(request), success({ algoOrderId: '9' })),
    edit: async (id: string, { triggerPrice }: AlgoOrderChange) => (
      edited.push([id, triggerPrice?.toFixed()]),
      success(undefined)
    ),
    cancel: async () => success(undefined),
    byClientAlgoOrderId: async () => success({}),
  };
  const identify = { identifier: () => 1 };
  const guards = new OrderGuards(storage, loaderOf(), new FakePage());
  const tracking = { report: () => undefined };
  const algoOrders = { value: waiting, start: () => () => undefined } as unknown as OpenAlgoOrders;
  const placements = new Placements();
  const directOrders = new DirectOrders(
    new PlaceOrder(trading, trading, identify, time, tracking, guards, stream, noOrders, placements),
    new PlaceAlgoOrder(algos as never, algos as never, identify, time, tracking, guards, stream, placements),
  );
  const ladders = new Ladders(
    directOrders,
    new EditOrder(trading, trading, algos as never, algos, time, guards, stream),
    new CancelOrder(trading, stores.openOrders),
    new CancelAlgoOrder(algos, { refresh: async () => undefined }),
    stores.openOrders,
    algoOrders,
    preferences,
    time,
  );
  const sessions = new LadderSessions(trading, stream, time, new Recovery(time));
  await renderInMarket(
    <LadderPanel stores={{ ladders, sessions, account: { start: shared(() => () => undefined) } }} />,
    stores,
    session,
    marketOf(stores, terms && { terms, positions: { of: () => [] }, prices: {} }),
  );
  await screen.findByRole('grid');
  await rest(time);
  return { ...stores, ladders, stops, edited, preferences, storage, user: userEvent.setup() };
}

const row = (price: string) => screen.getByRole('rowheader', { name: price }).closest<HTMLElement>('[role="row"]')!;
const cell = (price: string, column: 'bid' | 'ask') =>
  row(price).querySelector<HTMLElement>(`[data-column="${column}"]`)!;
const status = () => within(screen.getByRole('group', { name: 'Price ladder' })).getByRole('status');

async function arm(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('switch', { name: 'One-click trading' }));
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(screen.getByRole('switch', { name: 'One-click trading' })).toHaveFocus();
}

describe('the price ladder', () => {
  it('has a row for every price of its step, with what rests there', async () => {
    await showLadder();
    expect(cell('60,000.00', 'bid')).toHaveTextContent('0.50000');
    expect(cell('60,010.00', 'ask')).toHaveTextContent('0.50000');
    expect(cell('60,010.00', 'bid')).toHaveTextContent('');
    expect(row('60,010.00').nextElementSibling).toBe(row('60,000.00'));
  });

  it('fills the order form while it is not armed', async () => {
    const { user, trading, ticket } = await showLadder();
    await user.type(screen.getByLabelText('Order size (BTC)'), '0.02');
    await user.click(cell('59,990.00', 'bid'));
    expect([ticket.fields.text.side, ticket.fields.text.price, ticket.fields.text.size]).toEqual([
      'BUY',
      '59990.00',
      '0.02',
    ]);
    expect(trading.sent).toEqual([]);
  });

  it('sends an order by one click once it is armed, after saying what that means', async () => {
    const { user, trading, time } = await showLadder();
    await user.type(screen.getByLabelText('Order size (BTC)'), '0.02');
    await arm(user);
    expect(screen.getByText('Armed: one click sends an order')).toBeInTheDocument();
    await user.click(cell('60,020.00', 'ask'));
    await rest(time);
    expect(trading.sent).toMatchObject([{ side: 'SELL', type: 'LIMIT', symbol: bitcoin.symbol }]);
    expect([trading.sent[0]!.price, trading.sent[0]!.quantity].map((value) => decimalText(value!))).toEqual([
      '60020',
      '0.02',
    ]);
    expect(status()).toHaveTextContent('Sent: Sell 0.02 BTC at 60,020.');
  });

  it('says in hedge mode what a click does, and closes only what is held', async () => {
    const long = { positionSide: 'LONG', marginMode: 'CROSS', holding: decimal('0.02') };
    const terms = { positionMode: 'HEDGE_MODE', marginMode: 'CROSS', positions: [long] };
    const { user, trading, time } = await showLadder({ terms });
    const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns()).toEqual(['Open long', 'Price', 'Open short', 'Traded']);
    await user.type(screen.getByLabelText('Order size (BTC)'), '0.02');
    await arm(user);
    const choice = within(screen.getByRole('group', { name: 'Open or close' }));
    await user.click(choice.getByRole('button', { name: 'Close' }));
    expect(columns()).toEqual(['Close short', 'Price', 'Close long', 'Traded']);
    await user.click(cell('60,020.00', 'ask'));
    await rest(time);
    expect(trading.sent).toMatchObject([{ side: 'SELL', positionSide: 'LONG', reduceOnly: true }]);
    expect(status()).toHaveTextContent('Sent: Close long 0.02 BTC at 60,020.');
    await user.click(cell('59,990.00', 'bid'));
    await rest(time);
    expect(trading.sent).toHaveLength(1);
    expect(status()).toHaveTextContent('No short position to close.');
    expect(status()).toHaveAttribute('data-failed');
  });

  it('asks for a size before it sends anything', async () => {
    const { user, trading } = await showLadder();
    await arm(user);
    await user.click(cell('60,020.00', 'ask'));
    expect(trading.sent).toEqual([]);
    expect(status()).toHaveTextContent('Choose a size first.');
    expect(screen.getByLabelText('Order size (BTC)')).toBeInvalid();
    expect(screen.getByLabelText('Order size (BTC)')).toHaveAccessibleDescription('Choose a size first.');
    expect(status()).toHaveAttribute('data-failed');
    await user.click(within(screen.getByRole('group', { name: 'Size presets' })).getAllByRole('button')[0]!);
    expect(screen.getByLabelText('Order size (BTC)')).toBeValid();
    expect(status()).toBeEmptyDOMElement();
  });

  it('says at once that a size is no number, and leaves other messages alone', async () => {
    const { user } = await showLadder();
    const field = screen.getByLabelText('Order size (BTC)');
    await user.type(field, 'abc');
    expect(field).toBeInvalid();
    expect(status()).toHaveTextContent('Enter a valid number.');
    await user.clear(field);
    expect(field).toBeValid();
    expect(status()).toBeEmptyDOMElement();
    await user.type(field, '0');
    expect(status()).toHaveTextContent('Must be greater than 0.');
    await user.type(field, '.02');
    expect(status()).toBeEmptyDOMElement();
    await arm(user);
    await user.click(cell('60,000.00', 'bid'));
    expect(status()).toHaveTextContent(/^Sent: /);
    await user.type(field, '5');
    expect(status()).toHaveTextContent(/^Sent: /);
  });

  it('says which rule an order would break instead of sending it', async () => {
    const { user, trading } = await showLadder();
    await user.type(screen.getByLabelText('Order size (BTC)'), '0.0001');
    await arm(user);
    await user.click(cell('60,000.00', 'bid'));
    expect(trading.sent).toEqual([]);
    expect(status()).toHaveTextContent(/^Failed: Minimum order value: 10 USDT\.$/);
    expect(screen.getByLabelText('Order size (BTC)')).toHaveAccessibleDescription(/Minimum order value/);
  });

  it('places a stop with the modifier, on its right side only', async () => {
    const { user, stops, time } = await showLadder();
    await user.type(screen.getByLabelText('Order size (BTC)'), '0.02');
    await arm(user);
    fireEvent.click(cell('59,990.00', 'bid'), { ctrlKey: true });
    await rest(time);
    expect(status()).toHaveTextContent('Buy stops go above the last price.');
    fireEvent.click(cell('60,030.00', 'bid'), { ctrlKey: true });
    await rest(time);
    expect(stops).toMatchObject([
      { algoType: 'STOP', side: 'BUY', childType: 'MARKET', triggerPriceType: 'MARKET_PRICE' },
    ]);
    expect(status()).toHaveTextContent('Sent: Stop: Buy 0.02 BTC from 60,030.');
  });

  it('disarms itself when the prices are not live, when it is left, and when the window is', async () => {
    const { user, market } = await showLadder();
    const armed = () => screen.getByRole('switch').getAttribute('aria-checked');
    await arm(user);
    expect(armed()).toBe('true');
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(armed()).toBe('false');
    await user.click(screen.getByRole('switch'));
    expect(armed()).toBe('true');
    act(() => market.connection.set({ phase: 'closed', retry: 1 }));
    expect(armed()).toBe('false');
    await user.click(screen.getByRole('switch'));
    expect(armed()).toBe('false');
  });

  it('is not armed any more once it was put away', async () => {
    const { ladders, ...market } = await showLadder();
    const ladder = ladders.ladder({ ...market, instrument: bitcoin } as never);
    const putAway = ladder.start();
    act(() => ladder.arm(true));
    expect(ladder.armed).toBe(true);
    act(putAway);
    const stop = ladder.start();
    expect(ladder.armed).toBe(false);
    stop();
  });

  it('moves an own order by keyboard and keeps its size', async () => {
    const own = order({ orderId: '77', price: decimal('59990'), quantity: decimal('0.2') });
    const { user, trading, time } = await showLadder({ orders: [own] });
    await arm(user);
    act(() => cell('59,990.00', 'bid').focus());
    await user.keyboard('m');
    expect(status()).toHaveTextContent('Moving: Buy 0.2 BTC at 59,990. Now over 59,990.00.');
    await user.keyboard('{ArrowDown}');
    await act(() => new Promise((resume) => requestAnimationFrame(resume)));
    await user.keyboard('{ArrowDown}');
    await act(() => new Promise((resume) => requestAnimationFrame(resume)));
    await user.keyboard('{Enter}');
    await rest(time);
    expect(trading.edited.map(({ orderId, price, quantity }) => [orderId, price?.toFixed(), quantity])).toEqual([
      ['77', '59970', undefined],
    ]);
    expect(status()).toHaveTextContent('Moved to 59,970; its size stays 0.2 BTC.');
  });

  it('moves an own order by two clicks, or puts it back', async () => {
    const own = order({ orderId: '77', price: decimal('59990'), quantity: decimal('0.2') });
    const { user, trading, time } = await showLadder({ orders: [own] });
    const chip = () => screen.getByRole('img', { name: 'Buy 0.2 BTC at 59,990' });
    await arm(user);
    await user.click(chip());
    act(() => cell('59,990.00', 'bid').focus());
    await user.keyboard('{Escape}');
    expect(trading.edited).toEqual([]);
    await user.click(chip());
    await user.click(cell('59,980.00', 'bid'));
    await rest(time);
    expect(trading.edited.map(({ orderId, price }) => [orderId, price?.toFixed()])).toEqual([['77', '59980']]);
  });

  it('asks before it moves an order while it is not armed', async () => {
    const own = order({ orderId: '77', price: decimal('59990'), quantity: decimal('0.2') });
    const { user, trading, time } = await showLadder({ orders: [own] });
    const carry = async () => {
      await user.click(screen.getByRole('img', { name: 'Buy 0.2 BTC at 59,990' }));
      await user.click(cell('59,980.00', 'bid'));
    };
    await carry();
    const question = screen.getByRole('alertdialog', { name: 'Move Buy 0.2 BTC at 59,990 to 59,980?' });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await carry();
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await rest(time);
    expect(trading.edited.map(({ orderId, price }) => [orderId, price?.toFixed()])).toEqual([['77', '59980']]);
  });

  it.each([
    ['POST_ONLY', 'Would cross the spread: post-only will be rejected.'],
    ['LIMIT', 'Crosses the spread: fills immediately at the taker fee.'],
  ] as const)('says while an order is carried across the spread what comes of it: %s', async (type, words) => {
    const own = order({ orderId: '77', type, price: decimal('59990'), quantity: decimal('0.2') });
    const { user } = await showLadder({ orders: [own] });
    act(() => cell('59,990.00', 'bid').focus());
    await user.keyboard('m');
    expect(status()).not.toHaveTextContent(words);
    for (const _ of ['60,000', '60,010']) {
      await user.keyboard('{ArrowUp}');
      await act(() => new Promise((resume) => requestAnimationFrame(resume)));
    }
    expect(status()).toHaveTextContent(words);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(words);
  });

  it('asks before it moves a conditional order, armed or not', async () => {
    const waiting = conditional({
      algoOrderId: '5',
      symbol: bitcoin.symbol,
      side: 'BUY',
      quantity: decimal('0.1'),
      triggerPrice: decimal('60030'),
    });
    const { user, edited, time } = await showLadder({ algos: [waiting] });
    await arm(user);
    act(() => cell('60,030.00', 'bid').focus());
    await user.keyboard('m{ArrowUp}');
    await act(() => new Promise((resume) => requestAnimationFrame(resume)));
    await user.keyboard('{Enter}');
    expect(edited).toEqual([]);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Move' }));
    await rest(time);
    expect(edited).toEqual([['5', '60040']]);
    expect(cell('60,040.00', 'bid')).toHaveFocus();
  });

  it('says so where no own order can be taken up', async () => {
    const { user, trading } = await showLadder();
    act(() => cell('59,990.00', 'bid').focus());
    await user.keyboard('m');
    expect(status()).toHaveTextContent('You have no order at this price.');
    await user.keyboard('{Delete}');
    expect(trading.cancelled).toEqual([]);
  });

  it('keeps the keyboard when the row that had the focus is no longer shown', async () => {
    const { user } = await showLadder();
    await arm(user);
    act(() => cell('59,990.00', 'bid').focus());
    for (let page = 0; page < 2; page += 1) {
      await user.keyboard('{PageDown}');
      await act(() => new Promise((resume) => requestAnimationFrame(resume)));
    }
    await user.keyboard('c');
    expect(document.activeElement).toHaveAttribute('data-column', 'price');
    await user.keyboard('{Home}');
    await act(() => new Promise((resume) => requestAnimationFrame(resume)));
    expect(document.activeElement).toHaveAttribute('data-column', 'bid');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('switch', { name: 'One-click trading' })).not.toBeChecked();
  });

  it('begins with a step that shows something of the market', async () => {
    await showLadder({ step: undefined });
    expect(screen.getByLabelText('Price step')).toHaveDisplayValue('5');
  });

  it('sends one order for a key that is held down, and moves on for as long as an arrow is', async () => {
    const resting = order({ orderId: '77', price: decimal('59980') });
    const { user, trading, time } = await showLadder({ orders: [resting] });
    await user.type(screen.getByLabelText('Order size (BTC)'), '0.02');
    await arm(user);
    act(() => cell('59,990.00', 'bid').focus());
    await user.keyboard('{Enter>5/}');
    await rest(time);
    expect(trading.sent).toHaveLength(1);
    const held = (key: string): void =>
      act(() => void fireEvent.keyDown(document.activeElement!, { key, code: key, repeat: true }));
    held('ArrowDown');
    await waitFor(() => expect(cell('59,980.00', 'bid')).toHaveFocus());
    held('Delete');
    held('Escape');
    await rest(time);
    expect(trading.cancelled).toEqual([]);
    expect(screen.getByText('Armed: one click sends an order')).toBeInTheDocument();
  });

  it('cancels an own order by the other button or by Delete', async () => {
    const orders = [
      order({ orderId: '77', price: decimal('59990') }),
      order({ orderId: '78', side: 'SELL', price: decimal('60020') }),
    ];
    const { user, trading } = await showLadder({ orders });
    fireEvent.contextMenu(cell('59,990.00', 'bid'));
    act(() => cell('60,020.00', 'ask').focus());
    await user.keyboard('{Delete}');
    expect(trading.cancelled).toEqual(['77', '78']);
  });

  it('says that an order is being cancelled only for as long as it is open', async () => {
    const resting = order({ orderId: '77', price: decimal('59990') });
    const { time, stream } = await showLadder({ orders: [resting] });
    fireEvent.contextMenu(cell('59,990.00', 'bid'));
    await rest(time);
    expect(status()).toHaveTextContent(/^Cancelling: Buy /);
    act(() => stream.report({ ...resting, status: 'CANCELLED' }));
    expect(status()).toHaveTextContent(/^No longer open: Buy /);
  });

  it('follows the market as asked', async () => {
    const { user, market, time } = await showLadder();
    const middle = () => screen.getAllByRole('rowheader').map((header) => header.textContent)[3];
    await user.selectOptions(screen.getByLabelText('Centring'), 'Free');
    const jump = (at: number) =>
      act(() =>
        market.change({
          symbol: bitcoin.symbol,
          previousAt: at - 1,
          at,
          bids: [
            [60000, 0],
            [59990, 0],
            [61000 + at, 1],
          ],
          asks: [
            [60010, 0],
            [60020, 0],
            [60100, 0],
            [61100, 1],
          ],
        }),
      );
    const before = middle();
    jump(2);
    await rest(time, 300);
    expect(middle()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Centre on the market' }));
    expect(middle()).toBe('61,050.00');
  });

  it('remembers step, centring and size per market, and never that it was armed', async () => {
    const { user, storage } = await showLadder();
    await user.selectOptions(screen.getByLabelText('Price step'), '2000');
    await user.type(screen.getByLabelText('Order size (BTC)'), '0.05');
    await arm(user);
    const next = new LadderPreferencesStore(storage);
    expect([next.step(bitcoin.symbol), next.size(bitcoin.symbol)?.toFixed()]).toEqual([2000, '0.05']);
    expect(storage.read('ladder-preferences')).not.toContain('arm');
  });

  it('counts what trading has come to since the ladder was opened', async () => {
    const { stream, time } = await showLadder();
    const fill = (id: string, side: 'BUY' | 'SELL', price: number): Fill => ({
      id,
      orderId: '1',
      symbol: bitcoin.symbol,
      side,
      price: decimal(price),
      quantity: decimal('0.1'),
      fee: decimal('0.5'),
      feeAsset: 'USDT',
      maker: false,
      at: time.now(),
    });
    act(() => stream.report(order(), fill('1', 'BUY', 60000)));
    act(() => stream.report(order(), fill('2', 'SELL', 60100)));
    const session = screen.getByLabelText('PnL since ladder opened');
    expect(session).toHaveTextContent('Realised+10.00 USDTFee1.00 USDTOpen0 BTC');
    expect(screen.getByText('Since ladder opened:')).toBeVisible();
    act(() => stream.report(order({ positionSide: 'LONG' }), fill('3', 'BUY', 60000)));
    act(() => stream.report(order({ positionSide: 'SHORT' }), fill('4', 'SELL', 60000)));
    expect(session).toHaveTextContent('Realised+10.00 USDTFee2.00 USDTOpen0.1 / −0.1 BTC');
  });

  it('shows prices to visitors, and no way to send anything', async () => {
    await showLadder({ session: loggedOut });
    expect(screen.getByText(/^Log in to trade on the ladder/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});
