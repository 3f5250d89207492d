import { decimalPlaces, decimalText, type Decimal } from '../../../domain/shared/decimal';
import type { Order } from '../../../domain/trading/order';
import type { Needs } from '../../kernel/token';
import { TicketDrafts } from './ticket-drafts';
import { emptyTicket } from './ticket-text';

/** Writes an order that has ended into the ticket of its market, where it is looked at before it is sent. */
export class PlaceAgain {
  static readonly needs: Needs<typeof PlaceAgain> = [TicketDrafts];

  constructor(private readonly drafts: TicketDrafts) {}

  write({ symbol, side, type, price, quantity, amount, reduceOnly }: Order): void {
    const timing = type === 'IOC' || type === 'FOK' || type === 'POST_ONLY' ? type : 'GTC';
    this.drafts.of(symbol).set({
      ...emptyTicket(quantity ? 'base' : 'quote'),
      side,
      type: price === undefined || type === 'MARKET' ? 'MARKET' : 'LIMIT',
      price: type === 'MARKET' ? '' : typed(price),
      size: typed(quantity ?? amount),
      timing,
      reduceOnly: reduceOnly ?? false,
    });
  }
}

/** The same number in every language: three decimals alone could be taken for thousands. */
function typed(value: Decimal | undefined): string {
  if (value === undefined) return '';
  return decimalPlaces(value) === 3 ? `${decimalText(value)}0` : decimalText(value);
}
