import type { MarginSummary } from '../../../../domain/trading/margin-summary';
import { LiveStore } from './live.store';

/** How the account stands as a whole. */
export class StandingStore extends LiveStore<MarginSummary> {}
