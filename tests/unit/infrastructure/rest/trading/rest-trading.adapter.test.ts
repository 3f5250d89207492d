import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { RestTradingAdapter } from '../../../../../src/infrastructure/rest/trading/rest-trading.adapter';
import { answer, RestFixture } from '../../../../support/rest-fixture';

const order = {
  orderId: 810002,
  clientOrderId: 0,
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  type: 'MARKET',
  status: 'FILLED',
  price: 0,
  quantity: null,
  amount: '100',
  executed: '0.0016',
  averageExecutedPrice: 60_000.5,
  totalFee: '0.00000096',
  feeAsset: 'BTC',
  createdTime: '1760000000.496',
};

function adapter(...bodies: unknown[]): { rest: RestFixture; trading: RestTradingAdapter } {
  const rest = new RestFixture().answers(...bodies.map((body) => answer(body)));
  return { rest, trading: new RestTradingAdapter(rest.client, rest.unknown) };
}

const list = (rows: unknown[], total?: number): object => ({
  success: true,
  data: { rows, ...(total !== undefined && { meta: { total } }) },
  timestamp: '1',
});

describe('trading over REST', () => {
  it('sends an order in plain decimals, once', async () => {
    const { rest, trading } = adapter({
      success: true,
      data: { orderId: 12, clientOrderId: 7, type: 'LIMIT', price: 1, quantity: '1', amount: null },
    });
    const placed = await trading.placeOrder({
      clientOrderId: 7,
      symbol: 'SPOT_SHIB_USDT',
      side: 'BUY',
      type: 'LIMIT',
      price: decimal('0.0000123'),
      quantity: decimal('1e9'),
    });
    expect(placed).toEqual({ ok: true, value: { orderId: '12' } });
    expect(rest.sender.sent).toHaveLength(1);
    expect(rest.sender.sent[0]!.body).toEqual({
      symbol: 'SPOT_SHIB_USDT',
      side: 'BUY',
      type: 'LIMIT',
      clientOrderId: 7,
      price: '0.0000123',
      quantity: '1000000000',
    });
  });

  it('knows an order that has no price or quantity, whatever the host puts there', async () => {
    const { trading } = adapter(list([order], 41));
    const page = await trading.orderHistory({ page: 1, size: 20 });
    const [read] = page.ok ? page.value.rows : [];
    expect(page.ok && page.value.total).toBe(41);
    expect(read).toMatchObject({
      orderId: '810002',
      clientOrderId: 0,
      price: undefined,
      quantity: undefined,
      createdAt: 1_760_000_000_496,
      updatedAt: 1_760_000_000_496,
    });
    expect(decimalText(read!.fee)).toBe('0.00000096');
    expect(decimalText(read!.averagePrice!)).toBe('60000.5');
  });

  it('asks open orders and history apart, by page', async () => {
    const { rest, trading } = adapter(list([]));
    await trading.openOrders({ symbol: 'SPOT_BTC_USDT', page: 2, size: 50 });
    await trading.orderHistory({ page: 1, size: 20 });
    await trading.orderHistory({ page: 1, size: 20, status: 'EXPIRED' });
    expect(rest.sender.sent.map(({ url }) => url)).toEqual([
      'https://api.test/v3/trade/orders?page=2&size=50&symbol=SPOT_BTC_USDT&status=INCOMPLETE',
      'https://api.test/v3/trade/orders?page=1&size=20&status=COMPLETED',
      'https://api.test/v3/trade/orders?page=1&size=20&status=EXPIRED',
    ]);
  });

  it('reads types and states it does not know as other, and leaves out rows that are no orders', async () => {
    const { rest, trading } = adapter(
      list([
        { ...order, type: 'ICEBERG', status: 'PENDING' },
        { ...order, side: 'HOLD' },
        { ...order, executed: {} },
      ]),
    );
    const page = await trading.openOrders({ page: 1, size: 20 });
    expect(page.ok && page.value.rows).toMatchObject([{ type: 'other', status: 'other' }]);
    expect(rest.log.lines.filter((line) => line.level === 'warning')).toHaveLength(3);
  });

  it.each([
    ['302129', 'notFound'],
    ['-1006', 'notFound'],
  ])('takes code %s for the exchange’s word that it never took the order', async (code, kind) => {
    const { trading } = adapter({ success: false, code });
    expect(await trading.orderByClientOrderId(7)).toMatchObject({ ok: false, error: { kind } });
  });

  it('does not take a gateway’s 404 for it', async () => {
    const { rest, trading } = adapter();
    rest.answers(answer('<html>', 404));
    expect(await trading.orderByClientOrderId(7)).toMatchObject({ ok: false, error: { kind: 'unknown' } });
  });

  it('reads fills in seconds and with flags as numbers', async () => {
    const fill = {
      id: 1,
      orderId: 2,
      symbol: 'SPOT_BTC_USDT',
      side: 'SELL',
      executedPrice: '1',
      executedQuantity: 2,
      fee: '0.1',
      feeAsset: 'USDT',
      isMaker: '0',
      executedTimestamp: '1760000000.5',
    };
    const { trading } = adapter(list([fill, { ...fill, id: '2', isMaker: 1 }]));
    const page = await trading.fills({ page: 1, size: 20 });
    expect(page.ok && page.value.rows.map(({ id, maker, at }) => [id, maker, at])).toEqual([
      ['1', false, 1_760_000_000_500],
      ['2', true, 1_760_000_000_500],
    ]);
  });

  it('refuses balances it cannot read rather than show some of them', async () => {
    const good = { token: 'BTC', holding: '1', frozen: 0.25, availableBalance: '0.75' };
    const { rest, trading } = adapter({ success: true, data: { holding: [good] } });
    const balances = await trading.balances();
    expect(balances.ok && decimalText(balances.value[0]!.available)).toBe('0.75');
    rest.answers(answer({ success: true, data: { holding: [good, { ...good, holding: 'x' }] } }));
    expect(await trading.balances()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('reads fees as fractions', async () => {
    const data = { symbol: 'S', makerFee: '0', takerFee: '6' };
    const { rest, trading } = adapter({ success: true, data });
    const value = { maker: '0', taker: '0.0006' };
    expect(await trading.tradingFee('S')).toEqual({ ok: true, value });
    rest.answers(answer({ success: true, data: { ...data, feeRebate: '0.5' } }));
    expect(await trading.tradingFee('S')).toEqual({ ok: true, value: { ...value, rebate: '0.5' } });
  });
});
