import type { Outcome } from '../../../application/kernel/failure';
import type { ProfilesCommandsPort } from '../../../application/social/profiles-commands.port';
import type { Page, ProfilesPort } from '../../../application/social/profiles.port';
import { mapResult } from '../../../domain/shared/result';
import type {
  ExtendedPortfolioRow,
  FoundTrader,
  PerformancePoint,
  PortfolioRow,
  ProfileChange,
  ProfileOverview,
  ProfileSettings,
  ProfileSummary,
  TradingActivity,
} from '../../../domain/social/trader-profile';
import type { TradingPeriod } from '../../../domain/social/trading-period';
import type { socialProfilesEndpoints } from '../../wire/catalogue/social-profiles.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import {
  activityFromWire,
  extendedFromWire,
  foundFromWire,
  overviewFromWire,
  portfolioFromWire,
  settingsFromWire,
  summaryFromWire,
} from './social.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestProfilesAdapter implements ProfilesPort, ProfilesCommandsPort {
  static readonly needs: Needs<typeof RestProfilesAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async myUuid(): Outcome<string> {
    const answer = await this.#client.send(call('myUuid'));
    return mapResult(answer, ({ data }) => data.uuid);
  }

  async me(): Outcome<{ readonly uuid: string; readonly coolName: string; readonly userId: string }> {
    const answer = await this.#client.send(call('me'));
    return mapResult(answer, ({ data }) => data);
  }

  async settings(): Outcome<ProfileSettings> {
    const answer = await this.#client.send(call('settings'));
    return mapResult(answer, ({ data }) => settingsFromWire(data));
  }

  async saveSettings(change: ProfileChange): Outcome<ProfileSettings> {
    const answer = await this.#client.send(call('saveSettings'), { body: change });
    return mapResult(answer, ({ data }) => settingsFromWire(data));
  }

  async search(coolName: string): Outcome<readonly FoundTrader[]> {
    const answer = await this.#client.send(call('search'), { query: { coolName } });
    return mapResult(answer, ({ data }) => data.rows.map(foundFromWire));
  }

  async overview(uuid: string): Outcome<ProfileOverview> {
    const answer = await this.#client.send(call('overview'), { parameters: { uuid } });
    return mapResult(answer, ({ data }) => overviewFromWire(data));
  }

  async summary(uuid: string): Outcome<ProfileSummary> {
    const answer = await this.#client.send(call('summary'), { parameters: { uuid } });
    return mapResult(answer, ({ data }) => summaryFromWire(data));
  }

  async performance(uuid: string, period?: TradingPeriod): Outcome<readonly PerformancePoint[]> {
    const answer = await this.#client.send(call('performance'), {
      parameters: { uuid },
      query: { tradingPeriod: period },
    });
    return mapResult(answer, ({ data }) => data.points.map(([at, equityIndex]) => ({ at, equityIndex })));
  }

  async portfolio(uuid: string): Outcome<readonly PortfolioRow[]> {
    const answer = await this.#client.send(call('portfolio'), { parameters: { uuid } });
    return mapResult(answer, ({ data }) => data.rows.map(portfolioFromWire));
  }

  async extendedPortfolio(uuid: string): Outcome<readonly ExtendedPortfolioRow[]> {
    const answer = await this.#client.send(call('extendedPortfolio'), { parameters: { uuid } });
    return mapResult(answer, ({ data }) => data.rows.map(extendedFromWire));
  }

  async tradingActivity(uuid: string, page: number, size: number): Outcome<Page<TradingActivity>> {
    const answer = await this.#client.send(call('tradingActivity'), { parameters: { uuid }, query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map((row) => activityFromWire(row, this.#unknown)).filter((row) => row !== undefined),
      total: data.meta?.total ?? data.rows.length,
    }));
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof socialProfilesEndpoints>(
  name: Name,
): Promise<(typeof socialProfilesEndpoints)[Name]> {
  return (await import('../../wire/catalogue/social-profiles.endpoints')).socialProfilesEndpoints[name];
}
