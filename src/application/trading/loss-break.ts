import type { Instant } from '../../domain/shared/instant';
import { breakEnd, lossStreak } from '../../domain/trading/risk-check';
import type { CoolDown } from '../../domain/trading/risk-limits';
import { startOfDay } from '../../domain/trading/trading-day';
import { Clock } from '../kernel/clock.port';
import { UserPreferences } from '../platform/user-preferences';
import { RealisedProfits } from './realised-profits';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** Whether somebody is in a break after losses in a row, read when it is asked. */
export class LossBreak {
  static readonly needs: Needs<typeof LossBreak> = [TradingPort, UserPreferences, Clock];

  readonly #profits: RealisedProfits;

  constructor(
    trading: Pick<TradingPort, 'fills'>,
    private readonly preferences: Pick<UserPreferences, 'values'>,
    private readonly clock: Clock,
  ) {
    this.#profits = new RealisedProfits(trading);
  }

  /** `undefined` while none runs, or where it could not be read. */
  async end(coolDown: CoolDown): Promise<Instant | undefined> {
    const { timeZone } = this.preferences.values.current;
    const zone = timeZone === 'device' ? undefined : timeZone;
    const realised = await this.#profits.since(lossesFrom(coolDown, this.clock.now(), zone));
    const end = realised && breakEnd(coolDown, lossStreak(realised.closed));
    return end !== undefined && end > this.clock.now() ? end : undefined;
  }
}

/** Since when losses count: a break that began before midnight runs on after it. */
export function lossesFrom({ pause }: CoolDown, now: Instant, timeZone: string | undefined): Instant {
  return startOfDay(now - pause, timeZone);
}
