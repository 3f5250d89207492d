import { decimal, decimalText, zero } from '../../../../src/domain/shared/decimal';
import {
  type AlgoOrder,
  algoStatuses,
  hasOpened,
  isConditional,
  isReduceOnly,
  isWaiting,
  keepingAlgoOrder,
  remainderOf,
  treeOf,
  sideOf,
  triggersOf,
  waitingTriggers,
} from '../../../../src/domain/trading/algo-order';
import type { Order } from '../../../../src/domain/trading/order';

const order = (id: string, more: Partial<AlgoOrder> = {}): AlgoOrder => ({
  algoOrderId: id,
  clientAlgoOrderId: 0,
  rootAlgoOrderId: id,
  symbol: 'PERP_BTC_USDT',
  algoType: 'STOP',
  side: 'BUY',
  childType: 'MARKET',
  status: 'NEW',
  rootStatus: 'NEW',
  quantity: decimal('1'),
  triggerPriceType: 'MARKET_PRICE',
  triggered: false,
  activated: false,
  executed: zero,
  fee: zero,
  feeAsset: 'USDT',
  reduceOnly: false,
  positionSide: 'BOTH',
  reason: '',
  legs: [],
  updatedAt: 0,
  ...more,
});
const ids = (orders: readonly AlgoOrder[]) => orders.map(({ algoOrderId }) => algoOrderId);

/** An entry with a take-profit and a stop behind it. */
const bracket = (
  more: Partial<AlgoOrder> = {},
  target: AlgoOrder['status'] = 'NEW',
  stop: AlgoOrder['status'] = 'NEW',
) =>
  order('entry', {
    algoType: 'BRACKET',
    legs: [
      order('exit', {
        algoType: 'TP_SL',
        // A group takes no status of its own that would say what its legs do.
        status: 'FILLED',
        legs: [
          order('target', { algoType: 'TAKE_PROFIT', status: target, triggerPrice: decimal('110') }),
          order('stop', { algoType: 'STOP_LOSS', status: stop, triggerPrice: decimal('90') }),
        ],
      }),
    ],
    ...more,
  });

describe('a conditional order', () => {
  it('can still happen until it has ended', () => {
    const waiting = algoStatuses.filter((rootStatus) => isWaiting({ rootStatus }));
    expect(waiting).toEqual(['NEW', 'REPLACED', 'PARTIAL_FILLED']);
    expect(isWaiting({ rootStatus: 'other' })).toBe(false);
  });

  it('is told from an order of the book', () => {
    expect(isConditional(order('1'))).toBe(true);
    expect(isConditional({ orderId: '1' } as Order)).toBe(false);
  });

  it('is itself and everything below it', () => {
    expect(ids(treeOf(bracket()))).toEqual(['entry', 'exit', 'target', 'stop']);
  });

  it('watches for its triggers until they are met or given up', () => {
    expect(ids(waitingTriggers(bracket()))).toEqual(['target', 'stop']);
    expect(ids(waitingTriggers(bracket({}, 'REPLACED', 'PARTIAL_FILLED')))).toEqual(['target', 'stop']);
    expect(ids(waitingTriggers(bracket({}, 'FILLED', 'CANCELLED')))).toEqual([]);
    expect(waitingTriggers(order('1', { triggerPrice: decimal('1'), triggered: true }))).toEqual([]);
  });
});

describe('an entry with what closes it', () => {
  it('has opened once some of it was traded', () => {
    expect(hasOpened(bracket())).toBe(false);
    expect(hasOpened(bracket({ executed: decimal('0.1') }))).toBe(true);
    expect(hasOpened(bracket({ algoType: 'STOP_BRACKET', executed: decimal('0.1') }))).toBe(true);
    expect(hasOpened(order('1', { executed: decimal('0.1') }))).toBe(false);
  });

  it('is one as long as it waits, and then what closes the position that it opened', () => {
    const ended = { rootStatus: 'FILLED', executed: decimal('1') } as const;
    expect(ids(remainderOf(bracket()))).toEqual(['entry']);
    expect(ids(remainderOf(bracket(ended)))).toEqual(['exit']);
    expect(ids(remainderOf(bracket(ended, 'CANCELLED', 'NEW')))).toEqual(['exit']);
  });

  it('leaves nothing where its entry never traded, or where everything has ended', () => {
    expect(remainderOf(bracket({ rootStatus: 'CANCELLED' }))).toEqual([]);
    const done = bracket({ rootStatus: 'FILLED', executed: decimal('1') }, 'FILLED', 'CANCELLED');
    expect(remainderOf(done)).toEqual([]);
    // A group that still calls itself new has ended with its legs.
    expect(remainderOf({ ...done, legs: done.legs.map((leg) => ({ ...leg, status: 'NEW' as const })) })).toEqual([]);
    expect(remainderOf(order('1', { rootStatus: 'FILLED', executed: decimal('1'), legs: [order('2')] }))).toEqual([]);
  });
});

describe('news of a conditional order', () => {
  const known = bracket({
    clientAlgoOrderId: 7,
    price: decimal('100'),
    executed: decimal('0.5'),
    fee: decimal('0.02'),
    feeAsset: 'BTC',
  });

  it('leave what they do not tell, in its legs as well', () => {
    const news = order('entry', {
      algoType: 'BRACKET',
      price: undefined,
      executed: decimal('0.5'),
      legs: [order('exit', { legs: [order('target', { triggerPrice: undefined, status: 'FILLED' })] })],
    });
    const kept = keepingAlgoOrder(known, news);
    expect(decimalText(kept.price!)).toBe('100');
    expect(kept.clientAlgoOrderId).toBe(7);
    expect([decimalText(kept.fee), kept.feeAsset]).toEqual(['0.02', 'BTC']);
    const [target] = kept.legs[0]!.legs;
    expect([target!.status, decimalText(target!.triggerPrice!)]).toEqual(['FILLED', '110']);
  });

  it('take the place of what they do tell', () => {
    const kept = keepingAlgoOrder(known, {
      ...known,
      clientAlgoOrderId: 8,
      price: decimal('101'),
      status: 'PARTIAL_FILLED',
      fee: decimal('0.03'),
      feeAsset: 'USDT',
      legs: [order('another')],
    });
    expect([kept.clientAlgoOrderId, decimalText(kept.price!), kept.status]).toEqual([8, '101', 'PARTIAL_FILLED']);
    expect([decimalText(kept.fee), kept.feeAsset]).toEqual(['0.03', 'USDT']);
    expect(ids(kept.legs)).toEqual(['another']);
  });

  it('keep each leg’s own', () => {
    const two = order('root', {
      legs: [order('one', { price: decimal('1') }), order('two', { price: decimal('2') })],
    });
    const kept = keepingAlgoOrder(two, order('root', { legs: [order('two'), order('one')] }));
    expect(kept.legs.map(({ algoOrderId, price }) => `${algoOrderId} ${price?.toFixed()}`)).toEqual(['two 2', 'one 1']);
  });

  it('keep why it was refused where only one source says it', () => {
    expect(keepingAlgoOrder({ ...known, reason: 'noLiquidity' }, { ...known, reason: '' }).reason).toBe('noLiquidity');
  });

  it('never take back what was executed', () => {
    const executed = (amount: string) =>
      decimalText(keepingAlgoOrder(known, { ...known, executed: decimal(amount) }).executed);
    expect([executed('0.4'), executed('0.5'), executed('0.6')]).toEqual(['0.5', '0.5', '0.6']);
  });
});

test('of an OCO with two triggers the leg on the gaining side takes the profit, met or not', () => {
  const leg = (algoOrderId: string, triggerPrice: string, more: Partial<AlgoOrder>) =>
    order(algoOrderId, { algoType: 'STOP', triggerPrice: decimal(triggerPrice), ...more });
  const named = (more: Partial<AlgoOrder>, lower = '90', higher: Partial<AlgoOrder> = {}) =>
    triggersOf(
      order('1', { algoType: 'OCO', legs: [leg('2', lower, more), leg('3', '110', { ...more, ...higher })] }),
    ).map(({ algoType }) => algoType);
  expect(named({ side: 'SELL' })).toEqual(['STOP_LOSS', 'TAKE_PROFIT']);
  expect(named({ side: 'BUY' })).toEqual(['TAKE_PROFIT', 'STOP_LOSS']);
  expect(named({ side: 'SELL', triggered: true, status: 'FILLED' })).toEqual(['STOP_LOSS', 'TAKE_PROFIT']);
  expect(named({ side: 'SELL' }, '110')).toEqual(['STOP', 'STOP']);
  // A name that the exchange gives is true by its own rules.
  expect(named({ side: 'SELL' }, '90', { algoType: 'STOP_LOSS' })).toEqual(['STOP_LOSS', 'STOP_LOSS']);
});

test('the side of a conditional order is that of its entry, or of the legs that are all there is of it', () => {
  const legs = [order('2', { side: 'SELL' })];
  expect(sideOf(order('1', { algoType: 'BRACKET', side: 'BUY', legs }))).toBe('BUY');
  expect(sideOf(order('1', { algoType: 'OCO', side: 'BUY', legs }))).toBe('SELL');
  expect(sideOf(order('1', { side: 'BUY' }))).toBe('BUY');
});

test('the waiting leg of an OCO is a stop, of whatever name: it may open as well', () => {
  const leg = (algoType: AlgoOrder['algoType'], parent: AlgoOrder['algoType']) => {
    const stop = order('2', { algoType, triggerPrice: decimal('90') });
    return waitingTriggers(order('1', { algoType: parent, triggerPrice: undefined, legs: [stop] }));
  };
  expect(leg('STOP_LOSS', 'OCO')).toEqual([order('2', { algoType: 'STOP', triggerPrice: decimal('90') })]);
  expect(leg('STOP_LOSS', 'TP_SL').map(({ algoType }) => algoType)).toEqual(['STOP_LOSS']);
  const alone = order('3', { algoType: 'OCO', triggerPrice: decimal('90') });
  expect(waitingTriggers(alone)[0]).toBe(alone);
});

test.each([
  ['a stop that was told so', { reduceOnly: true }, true],
  ['a stop that was not', {}, false],
  ['an OCO of which each leg was', { algoType: 'OCO', legs: [order('2', { reduceOnly: true })] }, true],
  ['an OCO of which one leg was not', { algoType: 'OCO', legs: [order('2', { reduceOnly: true }), order('3')] }, false],
  ['an OCO whose legs are not known', { algoType: 'OCO' }, false],
  ['an entry whose legs were', { algoType: 'BRACKET', legs: [order('2', { reduceOnly: true })] }, false],
  ['what protects a position, by its kind', { algoType: 'POSITIONAL_TP_SL', reduceOnly: true }, false],
  ['what protects a part of it', { algoType: 'TP_SL', reduceOnly: true }, false],
] as const)('whether it is told of %s that it opens nothing', (_, change, expected) => {
  expect(isReduceOnly(order('1', change))).toBe(expected);
});
