import type { LimitForecast } from '../../../../../src/application/trading/limit-forecast';
import type { OrderToGuard } from '../../../../../src/application/trading/order-guard';
import type { Stopped } from '../../../../../src/domain/trading/own-limit';
import { CommandHistory } from '../../../../../src/application/commands/command-history';
import { DirectOrders } from '../../../../../src/application/trading/direct-orders';
import { firstContractTerms, type ContractTerms } from '../../../../../src/domain/trading/margin-terms';
import type { Instrument } from '../../../../../src/domain/markets/instrument';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { failure, success, type Result } from '../../../../../src/domain/shared/result';
import { type AskedCancel, PaletteStore } from '../../../../../src/presentation/features/palette/palette.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { bitcoin, bitcoinPerpetual } from '../../../domain/trading/instruments';

interface Sent {
  readonly price?: { toFixed(): string };
  readonly quantity?: { toFixed(): string };
  readonly algoType?: string;
  readonly positionSide?: string;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param gate what the exchange says of the account passes here first */
async function openPalette(
  instrument: Instrument = bitcoin,
  terms?: ContractTerms,
  gate: () => Promise<void> = async () => undefined,
) {
  const prices = { bid: 59990, ask: 60010, stale: false };
  const sent: Sent[] = [];
  const cancelled: string[] = [];
  const answers: { cancel: Result<void, Failure> } = { cancel: success(undefined) };
  const accept = {
    place: async (order: Sent) => (sent.push(order), { status: 'placed' as const, clientOrderId: 1, orderId: '1' }),
  };
  const queries = {
    instruments: () => ({ current: { status: 'ready', value: [instrument] }, subscribe: () => () => undefined }),
  };
  const tickers = {
    ticker: () => ({ symbol: instrument.symbol, firstBidPrice: prices.bid, firstAskPrice: prices.ask }),
    get stale() {
      return prices.stale;
    },
    paused: false,
  };
  const balances = { available: () => decimal('10000') };
  const orders = { value: [instrument.symbol, instrument.symbol, 'SPOT_ETH_USDT'].map((symbol) => ({ symbol })) };
  const history = new CommandHistory(new MemoryStorage());
  const forecast: { of: LimitForecast['of'] } = { of: async () => undefined };
  const palette = new PaletteStore(
    queries as never,
    tickers,
    balances,
    orders as never,
    new DirectOrders(accept as never, accept as never),
    { cancelAll: async (symbol) => (cancelled.push(symbol ?? 'all'), answers.cancel) },
    history,
    {
      of: async () => gate().then(() => (terms ? success(terms) : failure({ kind: 'unavailable' } as never))),
    },
    { now: () => Date.UTC(2026, 0, 1, 12) },
    forecast,
    { stops: ({ symbol }) => symbol === 'SPOT_ETH_USDT' },
  );
  palette.begin();
  palette.surround({ current: instrument.symbol, marks: decimalMarks('en'), language: 'en', loggedIn: true });
  await settled();
  return { palette, prices, sent, cancelled, answers, history, forecast };
}

it('knows before the second Enter which own limit stops the order, and sends nothing', async () => {
  const { palette, sent, forecast } = await openPalette();
  const asked: OrderToGuard[] = [];
  forecast.of = async (order) => (asked.push(order), { limit: 'orderValue' });
  palette.type('buy 0.1 btc limit -1%');
  palette.ask();
  await settled();
  expect(asked).toMatchObject([{ side: 'BUY', closing: false }]);
  expect(palette.stopped).toEqual({ limit: 'orderValue' });
  expect(await palette.send()).toBe(false);
  expect(sent).toEqual([]);
  palette.goBack();
  forecast.of = async () => undefined;
  palette.ask();
  await settled();
  expect(palette.stopped).toBeUndefined();
  expect(await palette.send()).toBe(true);
});

it('does not take what is said of another order for its own', async () => {
  const { palette, forecast } = await openPalette();
  let tell: (stopped: Stopped) => void = () => undefined;
  forecast.of = () => new Promise((resolve) => (tell = resolve));
  palette.type('buy 0.1 btc limit -1%');
  palette.ask();
  palette.goBack();
  tell({ limit: 'orderValue' });
  await settled();
  expect(palette.stopped).toBeUndefined();
});

it('sends just what was asked about, though the market has moved on since', async () => {
  const { palette, prices, sent } = await openPalette();
  palette.type('buy 0.1 btc limit -1%');
  expect(palette.ask()).toBe(true);
  prices.bid = 70000;
  prices.ask = 70020;
  await palette.send();
  expect([sent[0]!.price!.toFixed(), sent[0]!.quantity!.toFixed()]).toEqual(['59400', '0.1']);
});

it('keeps what is typed, and what is asked, when it turns out who is there', async () => {
  const { palette } = await openPalette();
  palette.surround({ ...palette.surroundings, loggedIn: false });
  palette.type('buy 0.1 btc limit -1%');
  palette.surround({ ...palette.surroundings, loggedIn: true });
  expect(palette.text).toBe('buy 0.1 btc limit -1%');
  expect(palette.ask()).toBe(true);
  palette.surround({ ...palette.surroundings, language: 'es' });
  expect(palette.asked).toBeDefined();
});

it('goes on with what was typed before it was there, and begins with nothing the next time', async () => {
  const { palette } = await openPalette();
  palette.type('sell');
  palette.begin('buy 0.1 b');
  expect(palette.text).toBe('buy 0.1 b');
  palette.begin();
  expect(palette.text).toBe('');
});

it('knows no balance any more of whoever has logged out', async () => {
  const { palette } = await openPalette();
  palette.type('buy 1 btc limit 59000');
  expect(palette.preparation!.problems).not.toEqual([]);
  palette.surround({ ...palette.surroundings, loggedIn: false });
  expect(palette.preparation!.problems).toEqual([]);
});

it('takes no answer that was asked for by one account when another one has logged in since', async () => {
  const opened: (() => void)[] = [];
  const { palette } = await openPalette(
    bitcoinPerpetual,
    firstContractTerms,
    () => new Promise((open) => opened.push(open)),
  );
  palette.type('buy 1 btc limit 59000');
  await settled();
  const before = opened.splice(0);
  palette.surround({ ...palette.surroundings, loggedIn: false });
  palette.surround({ ...palette.surroundings, loggedIn: true });
  const ofTheOther = opened.splice(0);
  before.forEach((open) => open());
  await settled();
  expect(palette.contracts.size).toBe(0);

  ofTheOther.forEach((open) => open());
  await settled();
  expect([...palette.contracts.keys()]).toEqual([bitcoinPerpetual.symbol]);
});

it('asks about nothing and sends nothing while something is not understood or not possible', async () => {
  const { palette, sent } = await openPalette();
  for (const text of ['buy 0.1 btc limt 60000', 'buy 1 btc', 'sell']) {
    palette.type(text);
    expect(palette.ask()).toBe(false);
    await palette.send();
  }
  palette.type('buy 0.1 btc');
  await palette.send();
  expect(sent).toEqual([]);
});

it('works nothing out from prices that are not live', async () => {
  const { palette, prices } = await openPalette();
  prices.stale = true;
  palette.type('buy 0.1 btc');
  expect(palette.preparation?.problems).toEqual([{ reason: 'noPrice' }]);
});

it('an order that is to end is sent with its end, as it was when it was asked about', async () => {
  const { palette, sent } = await openPalette();
  palette.type('buy 0.1 btc limit 59000 gtd 4h');
  expect(palette.ask()).toBe(true);
  await palette.send();
  expect(sent).toMatchObject([{ type: 'LIMIT', expiresAt: Date.UTC(2026, 0, 1, 16) }]);
});

it('a stop or a target makes a bracket', async () => {
  const { palette, sent } = await openPalette();
  palette.type('buy 0.1 btc limit 60000 sl 1% tp 2R');
  palette.ask();
  await palette.send();
  expect(sent).toMatchObject([
    {
      algoType: 'BRACKET',
      legs: [{ algoType: 'POSITIONAL_TP_SL', legs: [{ algoType: 'TAKE_PROFIT' }, { algoType: 'STOP_LOSS' }] }],
    },
  ]);
});

it('remembers what was said without the amount, unless that is wanted', async () => {
  const { palette, history } = await openPalette();
  const say = async (): Promise<void> => {
    palette.type('buy 0.1 btc limit -1%');
    palette.ask();
    await palette.send();
    palette.goBack();
  };
  await say();
  expect(history.recent).toEqual([{ kind: 'text', text: 'buy … BTC/USDT limit -1%' }]);
  history.keepAmounts(true);
  await say();
  expect(history.recent[0]).toEqual({ kind: 'text', text: 'buy 0.1 base BTC/USDT limit -1%' });
  history.keepAmounts(false);
  expect(history.recent).toEqual([]);
});

it('shows a share of the balance in figures', async () => {
  const { palette } = await openPalette();
  palette.type('buy 50% btc');
  expect(decimalText(palette.preparation!.order!.amount!)).toBe('5000');
});

const hedged: ContractTerms = {
  positionMode: 'HEDGE_MODE',
  marginMode: 'ISOLATED',
  positions: [{ positionSide: 'SHORT', marginMode: 'ISOLATED', holding: decimal('-0.3') }],
};

it('says for which position an order of a contract is, with its stop too', async () => {
  const { palette, sent } = await openPalette(bitcoinPerpetual, hedged);
  for (const text of ['close short 50%', 'open long 0.1 sl 1%']) {
    palette.type(text);
    await settled();
    palette.ask();
    await palette.send();
    palette.goBack();
  }
  expect(sent).toMatchObject([
    { side: 'BUY', positionSide: 'SHORT', marginMode: 'ISOLATED', reduceOnly: true },
    { side: 'BUY', positionSide: 'LONG', marginMode: 'ISOLATED', algoType: 'BRACKET' },
  ]);
});

it('closes what is held without being told which way, and nothing before that is known', async () => {
  const { palette, sent } = await openPalette(bitcoinPerpetual, hedged);
  palette.type('close btc');
  expect(palette.ask()).toBe(false);
  await settled();
  expect(palette.ask()).toBe(true);
  await palette.send();
  expect(sent).toMatchObject([{ side: 'BUY', positionSide: 'SHORT', reduceOnly: true, quantity: decimal('0.3') }]);
});

it('sends nothing for a contract as long as it is not known how it is traded', async () => {
  const { palette, sent } = await openPalette(bitcoinPerpetual);
  palette.type('buy 0.1');
  await settled();
  expect(palette.preparation?.problems).toEqual([{ reason: 'noTerms' }]);
  expect(palette.ask()).toBe(false);
  expect(sent).toEqual([]);
});

it.each([
  ['cancel', bitcoin.symbol],
  ['cancel btc', bitcoin.symbol],
  ['cancel all', 'all'],
  ['отменить все', 'all'],
])('"%s" asks once more, and then cancels: %s', async (text, which) => {
  const { palette, cancelled, history } = await openPalette();
  palette.type(text);
  expect(palette.ask()).toBe(true);
  expect(palette.cancels((palette.asked as AskedCancel).command)).toBe(which === 'all' ? 3 : 2);
  expect(cancelled).toEqual([]);
  expect(await palette.send()).toBe(true);
  expect(cancelled).toEqual([which]);
  expect(history.recent).toEqual([{ kind: 'text', text: which === 'all' ? 'cancel all' : 'cancel BTC/USDT' }]);
});

it('says why orders could not be cancelled, and asks on', async () => {
  const { palette, answers } = await openPalette();
  answers.cancel = failure({ kind: 'unavailable' } as never);
  palette.type('cancel all');
  palette.ask();
  expect(await palette.send()).toBe(false);
  expect(palette.failure).toEqual({ kind: 'unavailable' });
  answers.cancel = success(undefined);
  expect(await palette.send()).toBe(true);
});
