import type { Outcome } from '../../../application/kernel/failure';
import type { FollowingCommandsPort, FollowState } from '../../../application/social/following-commands.port';
import type { FollowingPort } from '../../../application/social/following.port';
import { mapResult } from '../../../domain/shared/result';
import type { FollowedTrader } from '../../../domain/social/trader-profile';
import type { socialIdentityEndpoints } from '../../wire/catalogue/social-identity.endpoints';
import type { socialProfilesEndpoints } from '../../wire/catalogue/social-profiles.endpoints';
import { RestClient } from '../transport/rest-client';
import { followedFromWire } from './social.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestFollowingAdapter implements FollowingPort, FollowingCommandsPort {
  static readonly needs: Needs<typeof RestFollowingAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async follow(uuid: string): Outcome<FollowState> {
    const answer = await this.#client.send(call('follow'), { parameters: { uuid } });
    return mapResult(answer, ({ data }) => data);
  }

  async unfollow(uuid: string): Outcome<FollowState> {
    const answer = await this.#client.send(call('unfollow'), { parameters: { uuid } });
    return mapResult(answer, ({ data }) => data);
  }

  async following(): Outcome<readonly FollowedTrader[]> {
    const answer = await this.#client.send(listCall('followingLists'));
    return mapResult(answer, ({ data }) => data.rows.map(followedFromWire));
  }

  async followingIds(): Outcome<readonly string[]> {
    const answer = await this.#client.send(listCall('followingIds'));
    return mapResult(answer, ({ data }) => data.rows);
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof socialIdentityEndpoints>(
  name: Name,
): Promise<(typeof socialIdentityEndpoints)[Name]> {
  return (await import('../../wire/catalogue/social-identity.endpoints')).socialIdentityEndpoints[name];
}

async function listCall<Name extends keyof typeof socialProfilesEndpoints>(
  name: Name,
): Promise<(typeof socialProfilesEndpoints)[Name]> {
  return (await import('../../wire/catalogue/social-profiles.endpoints')).socialProfilesEndpoints[name];
}
