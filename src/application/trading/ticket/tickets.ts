import { parseDecimal } from '../../../domain/shared/decimal';
import { Loader } from '../../kernel/later';
import type { Unsubscribe } from '../../kernel/observable-value';
import { Session } from '../../session/session';
import { Balances } from '../balances';
import { PlaceOrder } from '../place-order.use-case';
import { TradingPort } from '../trading.port';
import { whileLoggedIn } from '../while-logged-in';
import { OrderTicket } from './order-ticket';
import { TicketComposition } from './ticket-composition';
import { TicketDrafts } from './ticket-drafts';
import { TicketFields } from './ticket-fields';
import type { TicketMarket } from './ticket-market';
import type { Needs } from '../../kernel/token';

/** Opens tickets: the one place where they are put together, whoever writes an order. */
export class Tickets {
  static readonly needs: Needs<typeof Tickets> = [PlaceOrder, Balances, TradingPort, Session, TicketDrafts, Loader];

  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly balances: Balances,
    private readonly trading: Pick<TradingPort, 'tradingFee'>,
    private readonly session: Session,
    private readonly drafts: TicketDrafts,
    private readonly loader: Loader,
  ) {}

  open(market: TicketMarket): OrderTicket {
    const fields = new TicketFields(market.instrument, market.book, market.preferences, this.drafts);
    const composition = new TicketComposition(fields, market, this.balances, this.placeOrder, this.loader);
    return new OrderTicket(fields, composition, market.preferences, this.drafts);
  }

  /** The account's own rates, for as long as somebody is logged in; without them an estimate names no fee. */
  charge({ order }: OrderTicket): Unsubscribe {
    return whileLoggedIn(this.session, () => {
      let ended = false;
      void this.trading.tradingFee(order.fields.instrument.symbol).then((answer) => {
        const maker = answer.ok ? parseDecimal(answer.value.maker) : undefined;
        const taker = answer.ok ? parseDecimal(answer.value.taker) : undefined;
        if (!ended) order.charge(maker && taker && { maker, taker });
      });
      return [
        () => {
          ended = true;
          order.charge(undefined);
        },
      ];
    });
  }
}
