import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { FollowingCommandsPort } from './following-commands.port';
import { FollowingQueries } from './following.queries';
import { TradersQueries } from './traders.queries';

/**
 * Follows a trader, or no longer; what shows it is read again before the answer. Whoever asks for what is so already,
 * because an answer was lost or another window was faster, has it.
 */
export class FollowTrader {
  static readonly needs: Needs<typeof FollowTrader> = [FollowingCommandsPort, FollowingQueries, TradersQueries];

  constructor(
    private readonly following: FollowingCommandsPort,
    private readonly queries: FollowingQueries,
    private readonly traders: TradersQueries,
  ) {}

  follow(uuid: string): Outcome<unknown> {
    return this.#change(uuid, this.following.follow(uuid), 'duplicate');
  }

  unfollow(uuid: string): Outcome<unknown> {
    return this.#change(uuid, this.following.unfollow(uuid), 'notFound');
  }

  async #change(uuid: string, change: Outcome<unknown>, already: 'duplicate' | 'notFound'): Outcome<unknown> {
    const answer = await change;
    if (!answer.ok && answer.error.kind !== already) return answer;
    const concerned = [this.queries.ids(), this.queries.traders(), this.traders.overview(uuid)];
    await Promise.all(concerned.map((resource) => resource.refresh()));
    return success(undefined);
  }
}
