import { MarginMeans } from '../../../../../src/application/trading/ticket/margin-means';
import { TicketOrder } from '../../../../../src/application/trading/ticket/ticket-order';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { TicketFields } from '../../../../../src/application/trading/ticket/ticket-fields';
import type { OrderKind } from '../../../../../src/application/trading/ticket/ticket-text';
import type { Instrument } from '../../../../../src/domain/markets/instrument';
import { decimal, type Decimal } from '../../../../../src/domain/shared/decimal';
import type { order as waiting } from '../trading-fakes';
import { book, habits, spot } from './ticket-fakes';

export const perpetual: Instrument = {
  ...spot,
  symbol: 'PERP_BTC_USDT',
  type: 'PERP',
  maximumQuantity: decimal('10000'),
};
const tiers = [
  {
    symbol: perpetual.symbol,
    tier: 1,
    maximumLeverage: 20,
    notionalFrom: decimal('0'),
    notionalTo: decimal('1000000'),
    initialMarginRate: decimal('0.05'),
    maintenanceMarginRate: decimal('0.025'),
    maintenanceAmount: decimal('0'),
  },
];
/** What is held of a perpetual. */
export const position = (holding: string, more: object = {}) => ({
  symbol: perpetual.symbol,
  positionSide: 'BOTH',
  marginMode: 'CROSS',
  leverage: 10,
  holding: decimal(holding),
  markPrice: decimal('100'),
  averageOpenPrice: decimal('100'),
  settlePrice: decimal('100'),
  isolatedMargin: decimal('0'),
  ...more,
});

/** A ticket of a perpetual on an account with 1,000 of collateral, ten times of which it may hold. */
export function setUp() {
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const own = book();
  own.asks.push([103, 1_000]);
  own.bids.push([98, 1_000]);
  const fields = new TicketFields(perpetual, own, habits(), drafts);
  const held = { positions: [] as ReturnType<typeof position>[], orders: [] as ReturnType<typeof waiting>[] };
  const settings = {
    positionMode: 'ONE_WAY',
    leverage: 10 as number | undefined,
    tiers: tiers as unknown[],
    leverageOf: () => settings.leverage,
  };
  const risk = {
    state: { current: { status: 'ready' } },
    value: {
      totalAccountValue: decimal('1000'),
      totalCollateral: decimal('1000') as unknown,
      freeCollateral: decimal('1000') as unknown,
      maintenanceMarginRatio: undefined as unknown,
    },
  };
  const terms = {
    positionMode: 'ONE_WAY',
    marginMode: 'CROSS',
    get positions() {
      return held.positions;
    },
  };
  const contract = {
    symbol: perpetual.symbol,
    prices: { markPrice: 100 as number | undefined },
    settings,
    risk,
    terms: terms as object | undefined,
    positions: {
      get value() {
        return held.positions;
      },
      of: (symbol: string) => held.positions.filter((each) => each.symbol === symbol),
    },
    fees: { of: () => decimal('0') as unknown },
    openOrders: {
      get value() {
        return held.orders;
      },
    },
  };
  const composed = { means: undefined as MarginMeans | undefined, program: undefined };
  const order = new TicketOrder(fields, habits(), composed);
  const quote: { available: Decimal | undefined } = { available: decimal('300') };
  const means = new MarginMeans(order, contract as never, { available: () => quote.available });
  composed.means = means;
  const write = (type: OrderKind, change: object = {}) => fields.write({ type, ...change });
  return { fields, order, means, contract, settings, risk, held, terms, quote, write };
}
