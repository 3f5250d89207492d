import { parseDecimal } from '../../../domain/shared/decimal';
import { Clock } from '../../kernel/clock.port';
import { Later, Loader } from '../../kernel/later';
import type { Unsubscribe } from '../../kernel/observable-value';
import { Session } from '../../session/session';
import { Balances } from '../balances';
import type { PlaceOrder } from '../place-order.use-case';
import { TradingPort } from '../trading.port';
import { whileLoggedIn } from '../while-logged-in';
import type { EndedOrders } from './ended-orders';
import { OrderTicket } from './order-ticket';
import { TicketComposition } from './ticket-composition';
import { TicketDrafts } from './ticket-drafts';
import { TicketFields } from './ticket-fields';
import type { TicketMarket } from './ticket-market';
import type { Needs } from '../../kernel/token';

/** Opens tickets: the one place where they are put together, whoever writes an order. */
export class Tickets {
  static readonly needs: Needs<typeof Tickets> = [Balances, TradingPort, Session, TicketDrafts, Loader, Clock];

  /** What sends orders: nobody needs it before there is an account. */
  readonly #placing: Later<PlaceOrder>;
  readonly #ends: Later<EndedOrders>;

  constructor(
    private readonly balances: Balances,
    private readonly trading: Pick<TradingPort, 'tradingFee'>,
    private readonly session: Session,
    private readonly drafts: TicketDrafts,
    private readonly loader: Loader,
    private readonly clock: Clock,
  ) {
    this.#placing = new Later(() => loader.load(async () => (await import('../place-order.use-case')).PlaceOrder));
    this.#ends = new Later(() => loader.load(async () => (await import('./ended-orders')).EndedOrders));
  }

  open(market: TicketMarket): OrderTicket {
    const fields = new TicketFields(market.instrument, market.book, market.preferences, this.drafts);
    const composition = new TicketComposition(fields, market, this.balances, this.#placing, this.loader, this.clock);
    return new OrderTicket(fields, composition, market.preferences, this.drafts);
  }

  /** What takes an account, for as long as somebody is logged in: its rates, without which an estimate names no fee, and what sends orders and tells when they have ended. */
  charge(ticket: OrderTicket): Unsubscribe {
    const { order } = ticket;
    return whileLoggedIn(this.session, () => {
      void this.#placing.load();
      let ended = false;
      let unfollow: Unsubscribe | undefined;
      void this.#ends.load().then((ends) => {
        if (!ended) unfollow = ends?.follow(ticket);
      });
      void this.trading.tradingFee(order.fields.instrument.symbol).then((answer) => {
        const maker = answer.ok ? parseDecimal(answer.value.maker) : undefined;
        const taker = answer.ok ? parseDecimal(answer.value.taker) : undefined;
        const rebate = answer.ok ? parseDecimal(answer.value.rebate) : undefined;
        if (!ended) order.charge(maker && taker && { maker, taker, rebate });
      });
      return [
        () => {
          ended = true;
          unfollow?.();
          order.charge(undefined);
        },
      ];
    });
  }
}
