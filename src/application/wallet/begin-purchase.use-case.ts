import type { PaymentMethod, Purchase } from '../../domain/wallet/purchase';
import type { Outcome } from '../kernel/failure';
import { Random } from '../kernel/random.port';
import type { Needs } from '../kernel/token';
import { isLost } from '../trading/lost-answer';
import { PurchasesCommandsPort } from './purchases-commands.port';

/** Takes a provider's quote. Its reference goes with the quote, so that a lost answer may be asked for again. */
export class BeginPurchase {
  static readonly needs: Needs<typeof BeginPurchase> = [PurchasesCommandsPort, Random];

  readonly #references = new Map<string, string>();

  constructor(
    private readonly purchases: PurchasesCommandsPort,
    private readonly random: Random,
  ) {}

  async execute(quoteId: string, method: PaymentMethod, returnUrl: string): Outcome<Purchase> {
    const reference = this.#references.get(quoteId) ?? String(this.random.identifier());
    this.#references.set(quoteId, reference);
    const begun = await this.purchases.begin(quoteId, method, reference, returnUrl);
    return isLost(begun) ? this.purchases.begin(quoteId, method, reference, returnUrl) : begun;
  }
}
