import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  balanceFromWire,
  fillFromWire,
  fractionOfBasisPoints,
  orderFromWire,
  orderToWire,
} from '../../../../../src/infrastructure/rest/trading/trading.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import { MemoryLog } from '../../../../fakes/memory-platform';

const at = 1_760_000_000_123;

describe('an order of the wire', () => {
  const sparse = {
    orderId: '7',
    symbol: 'SPOT_BTC_USDT',
    side: 'SELL',
    type: 'LIMIT',
    status: 'NEW',
    executed: '0',
    reduceOnly: false,
    createdTime: at,
  };
  const row = {
    ...sparse,
    clientOrderId: '42',
    price: '60000.5',
    quantity: '0.25',
    amount: '15000.125',
    executed: '0.1',
    averageExecutedPrice: '60001',
    totalFee: '0.3',
    feeAsset: 'USDT',
    visible: '0.05',
    reduceOnly: true,
    positionSide: 'SHORT',
    marginMode: 'ISOLATED',
    realizedPnl: '-4.5',
    goodTillDate: at + 9,
    updatedTime: at + 5,
  };
  const read = (change: object = {}, log = new MemoryLog()) =>
    orderFromWire({ ...row, ...change }, new UnknownValues(log));

  it('is read field by field', () => {
    expect(read()).toEqual({
      orderId: '7',
      clientOrderId: 42,
      symbol: 'SPOT_BTC_USDT',
      side: 'SELL',
      type: 'LIMIT',
      status: 'NEW',
      price: decimal('60000.5'),
      quantity: decimal('0.25'),
      amount: decimal('15000.125'),
      executed: decimal('0.1'),
      averagePrice: decimal('60001'),
      fee: decimal('0.3'),
      feeAsset: 'USDT',
      visible: decimal('0.05'),
      reduceOnly: true,
      positionSide: 'SHORT',
      marginMode: 'ISOLATED',
      realisedPnl: decimal('-4.5'),
      expiresAt: at + 9,
      createdAt: at,
      updatedAt: at + 5,
    });
  });

  it('has nothing where the host says nothing', () => {
    expect(orderFromWire(sparse as never, new UnknownValues(new MemoryLog()))).toEqual({
      orderId: '7',
      clientOrderId: 0,
      symbol: 'SPOT_BTC_USDT',
      side: 'SELL',
      type: 'LIMIT',
      status: 'NEW',
      price: undefined,
      quantity: undefined,
      amount: undefined,
      executed: decimal('0'),
      averagePrice: undefined,
      fee: decimal('0'),
      feeAsset: '',
      visible: undefined,
      reduceOnly: false,
      positionSide: undefined,
      marginMode: undefined,
      realisedPnl: undefined,
      expiresAt: undefined,
      createdAt: at,
      updatedAt: at,
    });
  });

  it.each(['price', 'quantity', 'amount'] as const)('has no %s where the host sends 0', (field) => {
    expect(read({ [field]: '0' })).toHaveProperty(field, undefined);
    expect(read({ [field]: '0.0001' })).toHaveProperty(field, decimal('0.0001'));
  });

  it.each([{ side: 'HOLD' }, { createdTime: undefined }])('is none with %j', (change) => {
    expect(read(change)).toBeUndefined();
  });

  it.each([
    ['side', ['BUY', 'SELL']],
    ['type', ['LIMIT', 'MARKET', 'IOC', 'FOK', 'POST_ONLY', 'ASK', 'BID', 'LIQUIDATE']],
    ['status', ['NEW', 'PARTIAL_FILLED', 'FILLED', 'CANCELLED', 'REJECTED']],
    ['positionSide', ['BOTH', 'LONG', 'SHORT']],
    ['marginMode', ['CROSS', 'ISOLATED']],
  ] as const)('keeps every %s there is', (field, values) => {
    const log = new MemoryLog();
    expect(values.map((value) => read({ [field]: value }, log)![field])).toEqual(values);
    expect(log.lines).toEqual([]);
  });

  it('says in the log what it does not know, and shows no side or mode that there is none of', () => {
    const log = new MemoryLog();
    expect(read({ type: 'MOON', status: 'LOST', positionSide: 'UP', marginMode: 'HALF' }, log)).toMatchObject({
      type: 'other',
      status: 'other',
      positionSide: undefined,
      marginMode: undefined,
    });
    expect(log.lines.map(({ message }) => message)).toEqual([
      'A host sent an unknown order type',
      'A host sent an unknown order status',
    ]);
  });
});

describe('a fill of the wire', () => {
  const row = {
    id: '3',
    orderId: '7',
    symbol: 'PERP_BTC_USDT',
    side: 'BUY',
    executedPrice: '60000',
    executedQuantity: '0.5',
    fee: '1.5',
    feeAsset: 'USDT',
    isMaker: true,
    realizedPnl: '12',
    executedTimestamp: at,
  };

  it('is read field by field', () => {
    const fill = {
      id: '3',
      orderId: '7',
      symbol: 'PERP_BTC_USDT',
      side: 'BUY',
      price: decimal('60000'),
      quantity: decimal('0.5'),
      fee: decimal('1.5'),
      feeAsset: 'USDT',
      maker: true,
      realisedPnl: decimal('12'),
      at,
    };
    expect(fillFromWire(row as never)).toEqual(fill);
    expect(fillFromWire({ ...row, side: 'SELL', isMaker: false, realizedPnl: null })).toEqual({
      ...fill,
      side: 'SELL',
      maker: false,
      realisedPnl: undefined,
    });
  });

  it.each([{ side: '' }, { executedTimestamp: 'soon' }])('is none with %j', (change) => {
    expect(fillFromWire({ ...row, ...change })).toBeUndefined();
  });
});

test('a balance of the wire is read field by field', () => {
  const row = { token: 'USDT', holding: '10', frozen: '4', availableBalance: '6', lent: '2', version: 8 };
  const balance = { asset: 'USDT', holding: decimal('10'), frozen: decimal('4'), available: decimal('6') };
  expect(balanceFromWire(row as never)).toEqual({ ...balance, lent: decimal('2'), version: 8 });
  const { lent: _, version: __, ...sparse } = row;
  expect(balanceFromWire(sparse as never)).toEqual({ ...balance, lent: undefined, version: 0 });
});

describe('an order to the wire', () => {
  const request = { symbol: 'PERP_BTC_USDT', side: 'BUY', type: 'LIMIT', clientOrderId: 42 } as const;

  it('says what is wanted, and nothing of the rest', () => {
    expect(orderToWire(request)).toEqual(request);
    expect(
      orderToWire({
        ...request,
        price: decimal('60000.50'),
        quantity: decimal('0.25'),
        amount: decimal('100'),
        visible: decimal('0.05'),
        bidAskLevel: 0,
        reduceOnly: false,
        positionSide: 'LONG',
        marginMode: 'CROSS',
        expiresAt: at,
      }),
    ).toEqual({
      ...request,
      price: '60000.5',
      quantity: '0.25',
      amount: '100',
      visibleQuantity: '0.05',
      bidAskLevel: 0,
      reduceOnly: false,
      positionSide: 'LONG',
      marginMode: 'CROSS',
      goodTillDate: at,
    });
  });

  it.each([
    'price',
    'quantity',
    'amount',
    'visible',
    'bidAskLevel',
    'reduceOnly',
    'positionSide',
    'marginMode',
    'expiresAt',
  ])('names no %s that is not there', (field) => {
    expect(Object.keys(orderToWire({ ...request, [field]: undefined }))).toEqual(Object.keys(request));
  });
});

test('fees in basis points are fractions', () => {
  expect([fractionOfBasisPoints('3'), fractionOfBasisPoints('0'), fractionOfBasisPoints('-0.5')]).toEqual([
    '0.0003',
    '0',
    '-0.00005',
  ]);
});
