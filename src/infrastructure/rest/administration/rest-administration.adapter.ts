import type { AdministrationCommandsPort } from '../../../application/administration/administration-commands.port';
import type { AdministrationPort, FundingLimits } from '../../../application/administration/administration.port';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import { decimal, decimalText, type Decimal } from '../../../domain/shared/decimal';
import { mapResult, type Result } from '../../../domain/shared/result';
import type { leaderboardsEndpoints } from '../../wire/catalogue/leaderboards.endpoints';
import type { marketAdministrationEndpoints } from '../../wire/catalogue/market-administration.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

export class RestAdministrationAdapter implements AdministrationPort, AdministrationCommandsPort {
  static readonly needs: Needs<typeof RestAdministrationAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async clearRankings(key: string): Outcome<number> {
    const answer = await this.#client.send(rankingsCall('clearCaches'), { bearer: key });
    return mapResult(answer, ({ data }) => data.cleared);
  }

  async setFundingRate(key: string, symbol: string, rate: Decimal | undefined): Outcome<void> {
    return done(await this.#client.send(marketCall('setFundingRate'), { body: override(symbol, rate), bearer: key }));
  }

  async fundingLimits(key: string, symbol: string): Outcome<FundingLimits> {
    return limits(await this.#client.send(marketCall('fundingCap'), { query: { symbol }, bearer: key }));
  }

  async setFundingLimits(key: string, symbol: string, { cap, floor }: FundingLimits): Outcome<FundingLimits> {
    const body = { symbol, cap: decimalText(cap), floor: decimalText(floor) };
    return limits(await this.#client.send(marketCall('setFundingCap'), { body, bearer: key }));
  }

  async setIndexPrice(key: string, symbol: string, price: Decimal | undefined): Outcome<void> {
    return done(await this.#client.send(marketCall('setIndexPrice'), { body: override(symbol, price), bearer: key }));
  }

  async setMarkPrice(key: string, symbol: string, price: Decimal | undefined): Outcome<void> {
    return done(await this.#client.send(marketCall('setMarkPrice'), { body: override(symbol, price), bearer: key }));
  }
}

function override(symbol: string, value: Decimal | undefined): { symbol: string; value: string | null } {
  return { symbol, value: value === undefined ? null : decimalText(value) };
}

function done(answer: Result<unknown, Failure>): Result<void, Failure> {
  return mapResult(answer, () => undefined);
}

function limits(
  answer: Result<{ readonly data: { readonly cap: string; readonly floor: string } }, Failure>,
): Result<FundingLimits, Failure> {
  return mapResult(answer, ({ data }) => ({ cap: decimal(data.cap), floor: decimal(data.floor) }));
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function rankingsCall<Name extends keyof typeof leaderboardsEndpoints>(
  name: Name,
): Promise<(typeof leaderboardsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/leaderboards.endpoints')).leaderboardsEndpoints[name];
}

async function marketCall<Name extends keyof typeof marketAdministrationEndpoints>(
  name: Name,
): Promise<(typeof marketAdministrationEndpoints)[Name]> {
  return (await import('../../wire/catalogue/market-administration.endpoints')).marketAdministrationEndpoints[name];
}
