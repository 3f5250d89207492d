import type { AdministrationPort } from '../../../application/administration/administration.port';
import type { Outcome } from '../../../application/kernel/failure';
import { mapResult } from '../../../domain/shared/result';
import type { leaderboardsEndpoints } from '../catalogue/leaderboards.endpoints';
import type { RestClient } from '../transport/rest-client';

export class RestAdministrationAdapter implements AdministrationPort {
  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async clearRankings(key: string): Outcome<number> {
    const answer = await this.#client.send(rankingsCall('clearCaches'), { bearer: key });
    return mapResult(answer, ({ data }) => data.cleared);
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function rankingsCall<Name extends keyof typeof leaderboardsEndpoints>(name: Name): Promise<(typeof leaderboardsEndpoints)[Name]> {
  return (await import('../catalogue/leaderboards.endpoints')).leaderboardsEndpoints[name];
}
