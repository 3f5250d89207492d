import { fc } from '../../../support/properties';
import { csvText } from '../../../../src/domain/shared/csv';
import { day } from '../../../../src/domain/shared/instant';
import {
  csvFigure,
  csvPositionSide,
  csvRows,
  csvTime,
  fillColumns,
  orderColumns,
} from '../../../../src/domain/trading/history-csv';
import { endedStatuses, spanOf, spanOfDays } from '../../../../src/domain/trading/history-range';
import { decimal } from '../../../../src/domain/shared/decimal';
import { OrderLedger } from '../../../../src/domain/trading/order-ledger';
import { order } from '../../application/trading/trading-fakes';

describe('CSV', () => {
  it('keeps every text whole, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const back = parse(csvText(rows));
          expect(back).toEqual(
            rows.map((row) =>
              row.map((cell) => (/^[=+\-@\t\r]/.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell)),
            ),
          );
        },
      ),
    );
  });

  it('leaves numbers as they are and disarms formulas', () => {
    expect(csvText([['-0.5', '=1+1', '@x', '+7', '-1+2']])).toBe("-0.5,'=1+1,'@x,+7,'-1+2\r\n");
  });

  it('has a row for each fill with its fee, times with their zone and machine decimals', () => {
    const fill = {
      id: '9',
      orderId: '1',
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      price: decimal('60000.5'),
      quantity: decimal('0.00000001'),
      fee: decimal('0.00000000003'),
      feeAsset: 'BTC',
      maker: false,
      at: Date.UTC(2026, 10, 21, 7),
    } as const;
    const [row] = csvRows(fillColumns, [fill]);
    expect(Object.fromEntries(Object.keys(fillColumns).map((name, index) => [name, row![index]]))).toMatchObject({
      time: '2026-11-21T07:00:00.000Z',
      market: 'BTC/USDT',
      price: '60000.5',
      quantity: '0.00000001',
      fee: '0.00000000003',
      fee_asset: 'BTC',
      role: 'taker',
    });
    expect(csvTime(0)).toBe('1970-01-01T00:00:00.000Z');
  });

  const named = <Row>(columns: Readonly<Record<string, (row: Row) => string>>, row: Row) =>
    Object.keys(columns).map((name, index) => `${name} ${csvRows(columns, [row])[0]![index]}`);

  it('tells of an order all that is known of it, and nothing where there is nothing', () => {
    const known = order({
      amount: decimal('6000'),
      executed: decimal('0.04'),
      averagePrice: decimal('59999.5'),
      fee: decimal('0.1'),
      feeAsset: 'USDT',
      realisedPnl: decimal('-3'),
      status: 'CANCELLED',
      createdAt: Date.UTC(2026, 10, 21, 7),
      updatedAt: Date.UTC(2026, 10, 21, 8),
    });
    expect(named(orderColumns, known)).toEqual([
      ...['time 2026-11-21T08:00:00.000Z', 'created 2026-11-21T07:00:00.000Z', 'order_id 1', 'client_order_id 7'],
      ...['market BTC/USDT', 'symbol SPOT_BTC_USDT', 'side BUY'],
      ...['type LIMIT', 'status CANCELLED', 'price 60000'],
      ...['quantity 0.1', 'amount 6000', 'filled 0.04', 'average_price 59999.5', 'fee 0.1', 'fee_asset USDT'],
      ...['realised_pnl -3', 'position_side '],
    ]);
    expect(named(orderColumns, order())).toEqual(
      expect.arrayContaining(['amount ', 'average_price ', 'realised_pnl ']),
    );
    expect(csvFigure(undefined)).toBe('');
  });

  it('leaves blank what an order does not have: an id of its own, a position of a spot market', () => {
    const bare = order({ clientOrderId: 0, positionSide: 'BOTH' });
    expect(named(orderColumns, bare)).toEqual(expect.arrayContaining(['client_order_id ', 'position_side ']));
    const contract = order({ symbol: 'PERP_BTC_USDT', positionSide: 'BOTH' });
    expect(named(orderColumns, contract)).toContain('position_side BOTH');
    expect(csvPositionSide({ symbol: 'PERP_BTC_USDT' })).toBe('');
    expect(csvPositionSide({ symbol: 'BTC', positionSide: 'LONG' })).toBe('');
  });

  it('tells of a fill what it was of, its value and its result', () => {
    const fill = {
      id: '9',
      orderId: '1',
      symbol: 'PERP_BTC_USDT',
      side: 'SELL',
      positionSide: 'LONG',
      price: decimal('60000'),
      quantity: decimal('0.5'),
      fee: decimal('6'),
      feeAsset: 'USDT',
      maker: true,
      realisedPnl: decimal('12.5'),
      at: 0,
    } as const;
    expect(named(fillColumns, fill)).toEqual([
      ...['time 1970-01-01T00:00:00.000Z', 'trade_id 9', 'order_id 1', 'market BTC-PERP', 'symbol PERP_BTC_USDT'],
      ...['side SELL', 'price 60000', 'quantity 0.5', 'value 30000', 'fee 6'],
      ...['fee_asset USDT', 'role maker', 'realised_pnl 12.5', 'position_side LONG'],
    ]);
  });
});

describe('ranges of a history', () => {
  it('reach back from now, or cover whole days of the calendar', () => {
    const now = Date.UTC(2026, 10, 21);
    expect(spanOf('week', now)).toEqual({ from: now - 7 * day });
    expect(spanOf('all', now)).toEqual({});
    const { from, to } = spanOfDays('2026-11-20', '2026-11-21');
    expect(new Date(from!).getHours()).toBe(0);
    expect(to! - from!).toBe(2 * day - 1);
    expect(spanOfDays('', '2026-11-21').from).toBeUndefined();
    expect(spanOfDays('nonsense', '')).toEqual({ from: undefined, to: undefined });
    expect(spanOf('custom', now)).toEqual({});
    expect(new Date(from!).getMonth()).toBe(10);
    for (const odd of ['x2026-11-20', '2026-11-20T00:00', '2026-11-201'])
      expect(spanOfDays(odd, odd)).toEqual({ from: undefined, to: undefined });
  });
});

it('what a report leaves out of an order stays as it was', () => {
  const ledger = new OrderLedger();
  ledger.beginSnapshot();
  ledger.applySnapshot([order({ reduceOnly: true, visible: decimal('0.01'), positionSide: 'BOTH' })]);
  ledger.applyChange(order({ executed: decimal('0.04'), status: 'PARTIAL_FILLED', updatedAt: 2000 }));
  expect(ledger.value()[0]).toMatchObject({ status: 'PARTIAL_FILLED', reduceOnly: true, positionSide: 'BOTH' });
  ledger.applyChange(order({ reduceOnly: false, updatedAt: 3000 }));
  expect(ledger.value()[0]!.reduceOnly).toBe(false);
});

/** RFC 4180, read back. */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        if (text[at] === '"') at += 1;
        cell += text[at];
      }
      at += 1;
    } else while (text[at] !== ',' && text[at] !== '\r') cell += text[at++];
    row.push(cell);
    if (text[at] === ',') at += 1;
    else {
      rows.push(row);
      row = [];
      at += 2;
    }
  }
  return rows;
}

it('orders have ended in ways that can be asked for apart', () => {
  expect(endedStatuses).toEqual(['FILLED', 'CANCELLED', 'EXPIRED', 'REJECTED']);
});
