import { withoutView } from '../../runtime/feature';
import { OfferOneTap } from '../../../application/session/offer-one-tap.use-case';
import type { Needs } from '../../../application/kernel/token';

/** One tap over the pages of a visit: whoever has closed the card once is not asked again before the next visit. */
class OneTapStore {
  static readonly needs: Needs<typeof OneTapStore> = [OfferOneTap];

  readonly #offer: OfferOneTap;
  #answered = false;
  #withdrawn = false;

  constructor(offer: OfferOneTap) {
    this.#offer = offer;
  }

  /** @returns whether somebody tapped and the login page is to finish it. */
  async offer(redirectUrl: string): Promise<boolean> {
    if (this.#answered) return false;
    this.#withdrawn = false;
    const carried = await this.#offer.execute(redirectUrl);
    this.#answered = !this.#withdrawn;
    return carried;
  }

  /** The page is left: nobody has answered. */
  withdraw(): void {
    this.#withdrawn = true;
    this.#offer.withdraw();
  }
}

export interface OneTapStores {
  readonly oneTap: OneTapStore;
}

export default withoutView<OneTapStores>({ oneTap: OneTapStore });
