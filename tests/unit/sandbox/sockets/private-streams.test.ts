import { Notifications } from '../../../../sandbox/services/notifications/notifications';
import type { Caller } from '../../../../sandbox/gateway/caller';
import { Faults } from '../../../../sandbox/gateway/faults';
import { PendingAnswers } from '../../../../sandbox/gateway/pending-answers';
import type { Connection } from '../../../../sandbox/sockets/connection';
import { PrivateStreams } from '../../../../sandbox/sockets/private-streams';
import type { Family } from '../../../../sandbox/sockets/private-topics';
import { marketFormats } from '../../../../sandbox/services/markets/market-format';
import { openDatabase } from '../../../../sandbox/storage/database';
import { at, bracket, margin, order, perpetual, position, ScriptedExchange, units } from './scripted-exchange';

type Listening = Connection & { readonly news: { readonly topic: string; readonly data: never }[] };

let exchange: ScriptedExchange;
let streams: PrivateStreams;
let notifications: Notifications;
let faults: Faults;

beforeEach(() => {
  jest.useFakeTimers({ now: at, doNotFake: ['queueMicrotask'] });
  exchange = new ScriptedExchange();
  exchange.margin = { summary: () => margin };
  notifications = new Notifications(openDatabase(undefined), () => at);
  faults = new Faults(() => at);
  streams = new PrivateStreams({
    exchange: exchange.service,
    notifications,
    markets: marketFormats(exchange.instruments),
    pending: new PendingAnswers(),
    faults,
    now: () => at,
  });
});

afterEach(() => {
  streams.close();
  jest.useRealTimers();
});

function connect(applicationId: string): Listening {
  const news: Listening['news'] = [];
  const caller = { user: { applicationId }, sessionId: undefined } as Caller;
  return {
    topics: new Set<string>(),
    caller,
    news,
    send: (text: string) => news.push(JSON.parse(text) as never),
  } as unknown as Listening;
}

/** What a connection of Ada's hears of one event, in one family. */
async function told(
  family: Family,
  topic: string,
  event: Parameters<ScriptedExchange['announce']>[0],
): Promise<unknown> {
  const connection = connect('ada');
  expect(streams.subscribe(connection, topic, family)).toBe(true);
  exchange.announce(event);
  await Promise.resolve();
  expect(connection.news).toHaveLength(1);
  expect(connection.news[0]).toMatchObject({ topic, ts: at });
  return connection.news[0]!.data;
}

describe('positions', () => {
  it('are an object by market with long names and numbers', async () => {
    expect(await told('event', 'position', { type: 'position', position })).toEqual({
      positions: {
        [perpetual]: {
          holding: -0.003,
          pendingLongQty: 0.0001,
          pendingShortQty: 0,
          averageOpenPrice: 60100,
          pnl24H: -1.25,
          fee24H: 0.05,
          settlePrice: 60050,
          markPrice: 59000.5,
          estLiqPrice: 63000,
          version: 7,
          openingTime: at - 60_000,
          pnl24HPercentage: 0.017462562396,
          adlQuantile: 3,
          positionSide: 'SHORT',
          leverage: 20,
          marginMode: 'ISOLATED',
          isolatedMarginToken: 'USDT',
          isolatedMarginAmount: 12.5,
          isolatedFrozenLong: 1,
          isolatedFrozenShort: 0,
          timestamp: at,
        },
      },
    });
  });

  it('are a list with letters and texts in v3', async () => {
    expect(await told('cmd', 'position', { type: 'position', position })).toEqual({
      positions: [
        {
          s: perpetual,
          h: '-0.003',
          plq: '0.0001',
          psq: '0',
          aop: '60100',
          pnl: '-1.25',
          roi: '0.017462562396',
          fee: '0.05',
          sp: '60050',
          mp: '59000.5',
          ot: at - 60_000,
          aq: 3,
          lv: 20,
          m: 'ISOLATED',
          ps: 'SHORT',
          it: 'USDT',
          ia: '12.5',
          il: '1',
          is: '0',
          ver: 7,
          ts: at,
        },
      ],
    });
  });
});

describe('execution reports', () => {
  it('tell of contracts what they have beside spot orders', async () => {
    expect(await told('event', 'executionreport', { type: 'order', order })).toMatchObject({
      msgType: 0,
      orderId: 810_001,
      quantity: 0.001,
      visible: 0.0004,
      price: 60000,
      positionSide: 'LONG',
      marginMode: 'ISOLATED',
      leverage: 5,
      reduceOnly: true,
      reason: '',
    });
  });

  it('have every letter of v3', async () => {
    const letters = 'mt s cid oid t sd ps sx px tid esx epx f fa tesx aepx ss rs tg tf tfc tr trc vsx ts ro mk lv m';
    const data = (await told('cmd', 'executionreport', { type: 'order', order })) as object;
    expect(Object.keys(data)).toEqual(letters.split(' '));
    expect(data).toMatchObject({
      mt: 0,
      s: perpetual,
      cid: 77,
      oid: 810_001,
      ps: 'LONG',
      sx: '0.001',
      px: '60000',
      esx: '0',
      vsx: '0.0004',
      ro: true,
      mk: false,
      lv: 5,
      m: 'ISOLATED',
    });
  });

  it('say that an edit was refused, and why, as message type 1', () => {
    const [event, cmd] = [connect('ada'), connect('ada')];
    streams.subscribe(event, 'executionreport', 'event');
    streams.subscribe(cmd, 'executionreport', 'cmd');
    streams.editRefused(order, 'The balance is not enough.');
    expect(event.news).toMatchObject([
      { data: { msgType: 1, orderId: 810_001, status: 'NEW', reason: 'The balance is not enough.' } },
    ]);
    expect(cmd.news).toMatchObject([{ data: { mt: 1, oid: 810_001, ss: 'NEW', rs: 'The balance is not enough.' } }]);
  });
});

describe('conditional orders', () => {
  it.each(['algoexecutionreport', 'algoexecutionreportv2'])('come as rows of the group under %s', async (topic) => {
    expect(await told('event', topic, { type: 'algo', order: bracket })).toMatchObject([
      {
        algoOrderId: 901,
        rootAlgoOrderId: 901,
        parentAlgoOrderId: 0,
        clientOrderId: 88,
        algoType: 'BRACKET',
        type: 'LIMIT',
        isTriggered: true,
        triggerTradePrice: 59901,
        averageExecutedPrice: 60000,
        totalFee: 0.009,
        algoStatus: 'PARTIAL_FILLED',
      },
      {
        algoOrderId: 902,
        rootAlgoOrderId: 901,
        parentAlgoOrderId: 901,
        algoType: 'TAKE_PROFIT',
        type: 'CLOSE_POSITION',
        triggerPrice: 65000,
        triggerPriceType: 'MARK_PRICE',
        reduceOnly: true,
        rootAlgoStatus: 'PARTIAL_FILLED',
        algoStatus: 'NEW',
      },
    ]);
  });

  it('come in letters in v3', async () => {
    expect(await told('cmd', 'algoexecutionreport', { type: 'algo', order: bracket })).toMatchObject([
      {
        raid: 901,
        paid: 0,
        aid: 901,
        caid: 88,
        at: 'BRACKET',
        trp: '59900',
        trpt: 'MARKET_PRICE',
        tpx: '59901',
        tesx: '0.0005',
        aepx: '60000',
        ss: 'PARTIAL_FILLED',
      },
      { raid: 901, paid: 901, aid: 902, at: 'TAKE_PROFIT', trp: '65000', px: '0', ss: 'NEW' },
    ]);
  });
});

test('conditional orders say which way their price has to go, in both ways of writing', async () => {
  const rising = { ...bracket, direction: 'UP', children: [] } as const;
  const [event] = (await told('event', 'algoexecutionreport', { type: 'algo', order: rising })) as unknown[];
  expect(event).toMatchObject({ triggerDirection: 'UP' });
  const [cmd] = (await told('cmd', 'algoexecutionreport', { type: 'algo', order: rising })) as unknown[];
  expect(cmd).toMatchObject({ trd: 'UP' });
});

describe('the account', () => {
  it('is told after a change, once for all that changed together', async () => {
    const connection = connect('ada');
    streams.subscribe(connection, 'account', 'cmd');
    exchange.announce({ type: 'position', position });
    exchange.announce({ type: 'order', order });
    await Promise.resolve();
    expect(connection.news.map(({ data }) => data)).toEqual([
      {
        m: 'FUTURE',
        M: 'CROSS',
        P: 'HEDGE_MODE',
        mr: '5.25',
        omr: '10',
        imr: '0.1',
        mmr: '0.03',
        tc: '10000',
        fc: '9000',
        v: '10500.25',
      },
    ]);
  });

  it('is told each second, in the fields of its mode', () => {
    const connection = connect('ada');
    streams.subscribe(connection, 'account', 'cmd');
    exchange.margin = { summary: () => ({ ...margin, accountMode: 'PURE_SPOT' }) };
    jest.advanceTimersByTime(1_000);
    exchange.margin = { summary: () => ({ ...margin, accountMode: 'MARGIN' }) };
    jest.advanceTimersByTime(1_000);
    expect(connection.news.map(({ data }) => data)).toMatchObject([
      { m: 'PURE_SPOT', v: '10500.25' },
      { m: 'MARGIN', l: 3, mr: '5.25', v: '10500.25' },
    ]);
    expect(Object.keys(connection.news[0]!.data)).toEqual(['m', 'v']);
  });

  it('has the names of the account call in the older family', () => {
    const connection = connect('ada');
    streams.subscribe(connection, 'account', 'event');
    jest.advanceTimersByTime(1_000);
    expect(connection.news[0]!.data).toMatchObject({
      accountMode: 'FUTURES',
      positionMode: 'HEDGE_MODE',
      marginRatio: 5.25,
      openMarginRatio: 10,
      freeCollateral: 9000,
      totalAccountValue: 10500.25,
    });
  });
});

it('assigned margin says which way it went', async () => {
  const assigned = {
    type: 'marginAssignment',
    accountId: 'ada',
    symbol: perpetual,
    positionSide: 'BOTH',
    isolatedMargin: units(12.5),
    delta: units(-2),
    at,
  } as const;
  const words = {
    symbol: perpetual,
    positionSide: 'BOTH',
    isolatedMarginToken: 'USDT',
    action: 'REDUCE',
    status: 'COMPLETED',
    ts: at,
  };
  expect(await told('event', 'marginassignment', assigned)).toEqual({
    ...words,
    isolatedMarginAmount: 12.5,
    delta: -2,
  });
  expect(await told('cmd', 'marginassignment', assigned)).toEqual({
    ...words,
    isolatedMarginAmount: '12.5',
    delta: '-2',
  });
});

it('notifications reach their addressee alone', async () => {
  const [ada, bob] = [connect('ada'), connect('bob')];
  for (const connection of [ada, bob]) streams.subscribe(connection, 'notification', 'event');
  const message = { key: 'verified', values: { level: '1' } } as const;
  notifications.tell(
    { userId: 1, applicationId: 'ada' },
    { type: 'SYSTEM', level: 'info', title: 'Hello', body: 'All is well.', message },
  );
  await Promise.resolve();
  expect(ada.news).toEqual([
    {
      topic: 'notification',
      ts: at,
      data: {
        id: 1,
        type: 'SYSTEM',
        level: 'info',
        title: 'Hello',
        body: 'All is well.',
        message,
        read: false,
        ts: at,
      },
    },
  ]);
  expect(bob.news).toEqual([]);
});

describe('subscriptions', () => {
  it('are for known callers and known topics', () => {
    const stranger = { ...connect('ada'), caller: undefined } as unknown as Connection;
    expect(streams.subscribe(stranger, 'position', 'event')).toBe(false);
    expect(streams.subscribe(connect('ada'), 'secrets', 'event')).toBe(false);
  });

  it('asked for twice tell once, and end when they are ended', () => {
    const connection = connect('ada');
    streams.subscribe(connection, 'executionreport', 'event');
    streams.subscribe(connection, 'executionreport', 'event');
    exchange.announce({ type: 'order', order });
    expect(connection.news).toHaveLength(1);
    streams.unsubscribe(connection, 'executionreport');
    exchange.announce({ type: 'order', order });
    expect(connection.news).toHaveLength(1);
  });

  it('speak both families on one socket', () => {
    const connection = connect('ada');
    streams.subscribe(connection, 'executionreport', 'event');
    streams.subscribe(connection, 'position', 'cmd');
    exchange.announce({ type: 'order', order });
    exchange.announce({ type: 'position', position });
    expect(connection.news).toMatchObject([
      { data: { orderId: 810_001 } },
      { data: { positions: [{ s: perpetual }] } },
    ]);
  });

  it('say numbers as texts and texts as numbers when that is asked for', () => {
    faults.set({ kind: 'swapNumbers' });
    const [event, cmd] = [connect('ada'), connect('ada')];
    streams.subscribe(event, 'executionreport', 'event');
    streams.subscribe(cmd, 'executionreport', 'cmd');
    exchange.announce({ type: 'order', order });
    expect(event.news).toMatchObject([{ ts: at, data: { price: '60000', orderId: '810001', timestamp: at } }]);
    expect(cmd.news).toMatchObject([{ ts: at, data: { px: 60000, sx: 0.001, ts: at } }]);
  });
});
