import { withoutView } from '../../runtime/feature';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import { OfferOneTap } from '../../../application/session/offer-one-tap.use-case';
import type { Needs } from '../../../application/kernel/token';

/** One tap over the pages of a visit: whoever has closed the card once is not asked again before the next visit. */
export class OneTapStore {
  static readonly needs: Needs<typeof OneTapStore> = [OfferOneTap, NoticesPort];

  #answered = false;
  #withdrawn = false;

  constructor(
    private readonly offered: Pick<OfferOneTap, 'execute' | 'withdraw'>,
    private readonly notices: NoticesPort,
  ) {}

  /** @returns whether somebody tapped and the login page is to finish it. */
  async offer(redirectUrl: string): Promise<boolean> {
    if (this.#answered) return false;
    this.#withdrawn = false;
    const carried = await this.offered.execute(redirectUrl);
    this.#answered = !this.#withdrawn;
    if (!carried.ok) this.notices.show('error', { key: failureKey(carried.error) });
    return carried.ok && carried.value;
  }

  /** The page is left: nobody has answered. */
  withdraw(): void {
    this.#withdrawn = true;
    this.offered.withdraw();
  }
}

export interface OneTapStores {
  readonly oneTap: OneTapStore;
}

export default withoutView<OneTapStores>({ oneTap: OneTapStore });
