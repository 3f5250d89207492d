import type { Decimal } from '../../../domain/shared/decimal';
import { spentAsset, type OrderDraft } from '../../../domain/trading/order-draft';
import {
  affordableQuantity,
  amountShare,
  buyableByWalking,
  quantityOfTotal,
} from '../../../domain/trading/order-sizing';
import type { Balances } from '../balances';
import type { Means, TypedOrder } from './means';
import { isProgram, type SizeUnit } from './ticket-text';

/** An order of a spot market is paid from what the account has of an asset. */
export class SpotMeans implements Means {
  readonly terms = {};

  constructor(
    private readonly order: TypedOrder,
    private readonly balances: Pick<Balances, 'available'>,
  ) {}

  get asset(): string {
    const { instrument, text } = this.order.fields;
    return spentAsset(instrument, text.side);
  }

  get available(): Decimal | undefined {
    return this.balances.available(this.asset);
  }

  get spendable(): Decimal | undefined {
    return this.available;
  }

  get largest(): Decimal | undefined {
    const { available, order } = this;
    const { instrument, text, book } = order.fields;
    const { side, type, unit } = text;
    if (!available) return undefined;
    if (unit === 'quote' && side === 'BUY' && !isProgram(type)) return amountShare(available, 100);
    const quantity =
      type === 'MARKET' && side === 'BUY'
        ? buyableByWalking(available, book.opposite('BUY'), instrument)
        : affordableQuantity(side, available, order.dearestPrice, instrument);
    return this.amountOf(quantity, unit === 'base' ? 'base' : 'quote');
  }

  get held(): Decimal | undefined {
    const { available, order } = this;
    const { instrument, text } = order.fields;
    return text.side === 'SELL' && available ? affordableQuantity('SELL', available, undefined, instrument) : undefined;
  }

  sized(terms: OrderDraft, size: Decimal, unit: SizeUnit): OrderDraft {
    const { instrument, text } = this.order.fields;
    if (unit === 'base') return { ...terms, quantity: size };
    if (terms.type === 'MARKET' && text.type === 'MARKET' && text.side === 'BUY') return { ...terms, amount: size };
    const price = terms.type === 'LIMIT' ? terms.price : this.order.workingPrice;
    return { ...terms, quantity: price && quantityOfTotal(size, price, instrument) };
  }

  amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined {
    const { workingPrice } = this.order;
    return unit === 'base' ? quantity : workingPrice && amountShare(quantity.times(workingPrice), 100);
  }

  problem(): undefined {
    return undefined;
  }
}
