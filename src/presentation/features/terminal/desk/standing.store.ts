import type { MarginSummary } from '../../../../domain/trading/margin-summary';
import { LiveStore } from './live.store';
import type { Needs } from '../../../../application/kernel/token';
import { AccountStanding } from '../../../../application/trading/account-standing';

/** How the account stands as a whole. */
export class StandingStore extends LiveStore<MarginSummary> {
  static readonly needs: Needs<typeof StandingStore> = [AccountStanding];
}
