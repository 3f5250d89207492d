import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  algoChildTypes,
  algoStatuses,
  algoTypes,
  triggerPriceTypes,
} from '../../../../../src/domain/trading/algo-order';
import {
  algoChangeToWire,
  algoOrderFromWire,
  algoOrderToWire,
} from '../../../../../src/infrastructure/rest/trading/algo-orders.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import { MemoryLog } from '../../../../fakes/memory-platform';

const at = 1_760_000_000_123;
const none = decimal('0');

describe('a conditional order of the wire', () => {
  const sparse = {
    algoOrderId: '7',
    rootAlgoOrderId: '7',
    parentAlgoOrderId: '0',
    symbol: 'PERP_BTC_USDT',
    algoType: 'STOP',
    side: 'SELL',
    type: 'MARKET',
    algoStatus: 'NEW',
    rootAlgoStatus: 'REPLACED',
    isTriggered: false,
  };
  const row = {
    ...sparse,
    clientAlgoOrderId: '42',
    rootAlgoOrderId: '5',
    parentAlgoOrderId: '6',
    quantity: '0.5',
    price: '59000',
    triggerPrice: '59500',
    triggerPriceType: 'MARK_PRICE',
    isTriggered: true,
    triggerTradePrice: '59400',
    triggerTime: at + 3,
    isActivated: true,
    activatedPrice: '61000',
    callbackRate: '0.01',
    callbackValue: '100',
    totalExecutedQuantity: '0.2',
    averageExecutedPrice: '59100',
    totalFee: '0.6',
    feeAsset: 'USDT',
    reduceOnly: true,
    positionSide: 'SHORT',
    marginMode: 'ISOLATED',
    createdTime: at,
    updatedTime: at + 5,
  };
  const read = (change: object = {}, log = new MemoryLog()) =>
    algoOrderFromWire({ ...row, ...change } as never, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      algoOrderId: '7',
      clientAlgoOrderId: 42,
      rootAlgoOrderId: '5',
      parentAlgoOrderId: '6',
      symbol: 'PERP_BTC_USDT',
      algoType: 'STOP',
      side: 'SELL',
      childType: 'MARKET',
      status: 'NEW',
      rootStatus: 'REPLACED',
      quantity: decimal('0.5'),
      price: decimal('59000'),
      triggerPrice: decimal('59500'),
      triggerPriceType: 'MARK_PRICE',
      triggered: true,
      triggerTradePrice: decimal('59400'),
      triggeredAt: at + 3,
      activated: true,
      activatedPrice: decimal('61000'),
      callbackRate: decimal('0.01'),
      callbackValue: decimal('100'),
      executed: decimal('0.2'),
      averagePrice: decimal('59100'),
      fee: decimal('0.6'),
      feeAsset: 'USDT',
      reduceOnly: true,
      positionSide: 'SHORT',
      marginMode: 'ISOLATED',
      reason: '',
      legs: [],
      createdAt: at,
      updatedAt: at + 5,
    });
  });

  it('says which way its price has to go and why it was refused, where the host tells it', () => {
    const told = (change: object) => {
      const { rises, reason } = read(change)!;
      return [rises, reason];
    };
    expect(told({ triggerDirection: 'UP', reason: 'noLiquidity' })).toEqual([true, 'noLiquidity']);
    expect(told({ triggerDirection: 'DOWN' })).toEqual([false, '']);
    expect(told({ triggerDirection: 'SIDEWAYS', reason: null })).toEqual([undefined, '']);
  });

  it('has nothing where the host says nothing, and follows the last trade', () => {
    const log = new MemoryLog();
    expect(algoOrderFromWire(sparse as never, new UnknownValues(log))).toEqual({
      algoOrderId: '7',
      clientAlgoOrderId: 0,
      rootAlgoOrderId: '7',
      parentAlgoOrderId: undefined,
      symbol: 'PERP_BTC_USDT',
      algoType: 'STOP',
      side: 'SELL',
      childType: 'MARKET',
      status: 'NEW',
      rootStatus: 'REPLACED',
      quantity: none,
      price: undefined,
      triggerPrice: undefined,
      triggerPriceType: 'MARKET_PRICE',
      triggered: false,
      triggerTradePrice: undefined,
      triggeredAt: undefined,
      activated: false,
      activatedPrice: undefined,
      callbackRate: undefined,
      callbackValue: undefined,
      executed: none,
      averagePrice: undefined,
      fee: none,
      feeAsset: '',
      reduceOnly: false,
      positionSide: 'BOTH',
      marginMode: undefined,
      reason: '',
      legs: [],
      createdAt: undefined,
      updatedAt: 0,
    });
    expect(log.lines).toEqual([]);
  });

  it.each(['0', '', '7'])('is a root where its parent is “%s”', (parentAlgoOrderId) => {
    expect(read({ parentAlgoOrderId })!.parentAlgoOrderId).toBeUndefined();
  });

  it('was not set off before it is, whatever time the host sends', () => {
    expect(read({ isTriggered: false })).toMatchObject({ triggered: false, triggeredAt: undefined });
  });

  it('was set off at no known time where the host sends 0', () => {
    expect(read({ isTriggered: true, triggerTime: 0 })).toMatchObject({ triggered: true, triggeredAt: undefined });
  });

  it('has no price where the host sends 0', () => {
    expect(read({ price: '0', triggerPrice: '0', callbackRate: '0' })).toMatchObject({
      price: undefined,
      triggerPrice: undefined,
      callbackRate: undefined,
    });
  });

  it('is as old as it was made, where the host does not say when it changed', () => {
    expect(read({ updatedTime: undefined })!.updatedAt).toBe(at);
  });

  it('is none without a side, as a leg as well', () => {
    expect(read({ side: 'HOLD' })).toBeUndefined();
    expect(read({ side: 'BUY' })!.side).toBe('BUY');
    const leg = { ...row, algoOrderId: '8', algoType: 'STOP_LOSS' };
    const { legs } = read({ childOrders: [leg, { ...leg, side: '' }] })!;
    expect(legs.map((each) => [each.algoOrderId, each.algoType])).toEqual([['8', 'STOP_LOSS']]);
  });

  it.each([
    ['algoType', 'algoType', algoTypes],
    ['type', 'childType', algoChildTypes],
    ['algoStatus', 'status', algoStatuses],
    ['rootAlgoStatus', 'rootStatus', algoStatuses],
    ['triggerPriceType', 'triggerPriceType', triggerPriceTypes],
    ['positionSide', 'positionSide', ['BOTH', 'LONG', 'SHORT']],
    ['marginMode', 'marginMode', ['CROSS', 'ISOLATED']],
  ] as const)('keeps every %s there is', (wire, field, values) => {
    expect(values.map((value) => read({ [wire]: value })![field])).toEqual(values);
  });

  it('says in the log what it does not know', () => {
    const log = new MemoryLog();
    const odd = { algoType: 'A', type: 'B', algoStatus: 'C', rootAlgoStatus: 'D', triggerPriceType: 'E' };
    expect(read({ ...odd, positionSide: 'UP', marginMode: 'HALF' }, log)).toMatchObject({
      algoType: 'other',
      childType: 'other',
      status: 'other',
      rootStatus: 'other',
      triggerPriceType: 'other',
      positionSide: 'BOTH',
      marginMode: undefined,
    });
    expect(log.lines.map(({ message, details }) => [message, details])).toEqual([
      ['A host sent an unknown algo type', { value: 'A' }],
      ['A host sent an unknown algo child type', { value: 'B' }],
      ['A host sent an unknown algo status', { value: 'C' }],
      ['A host sent an unknown algo status', { value: 'D' }],
      ['A host sent an unknown trigger price type', { value: 'E' }],
    ]);
  });
});

describe('a conditional order to the wire', () => {
  const request = { algoType: 'TRAILING_STOP', symbol: 'PERP_BTC_USDT', clientAlgoOrderId: 42 } as const;
  const all = {
    ...request,
    side: 'SELL',
    childType: 'LIMIT',
    quantity: decimal('0.50'),
    price: decimal('59000'),
    triggerPrice: decimal('59500'),
    triggerPriceType: 'MARK_PRICE',
    reduceOnly: false,
    positionSide: 'LONG',
    marginMode: 'CROSS',
    activatedPrice: decimal('61000'),
    callbackRate: decimal('0.01'),
    callbackValue: decimal('100'),
    legs: [{ algoType: 'STOP_LOSS', triggerPrice: decimal('1') }],
  } as const;

  it('says what is wanted, leg by leg, and nothing of the rest', () => {
    expect(algoOrderToWire(request)).toEqual(request);
    expect(algoOrderToWire(all)).toEqual({
      ...request,
      side: 'SELL',
      type: 'LIMIT',
      quantity: '0.5',
      price: '59000',
      triggerPrice: '59500',
      triggerPriceType: 'MARK_PRICE',
      reduceOnly: false,
      positionSide: 'LONG',
      marginMode: 'CROSS',
      activatedPrice: '61000',
      callbackRate: '0.01',
      callbackValue: '100',
      childOrders: [{ algoType: 'STOP_LOSS', triggerPrice: '1' }],
    });
  });

  it.each(Object.keys(all).filter((field) => !(field in request)))('names no %s that is not there', (field) => {
    expect(Object.keys(algoOrderToWire({ ...request, [field]: undefined }))).toHaveLength(3);
  });

  it('changes what is named, of a leg as well', () => {
    expect(algoChangeToWire('7', { price: decimal('5') })).toEqual({ algoOrderId: '7', price: '5' });
    expect(
      algoChangeToWire('7', { quantity: decimal('2'), legs: [{ algoOrderId: '8', triggerPrice: decimal('3') }] }),
    ).toEqual({ algoOrderId: '7', quantity: '2', childOrders: [{ algoOrderId: '8', triggerPrice: '3' }] });
  });
});
