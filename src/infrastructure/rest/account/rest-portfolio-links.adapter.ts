import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { PortfolioLinksCommandsPort } from '../../../application/account/portfolio-links-commands.port';
import type { PortfolioLinksPort } from '../../../application/account/portfolio-links.port';
import type { PortfolioLink, PortfolioLinkDays, SharedPortfolio } from '../../../domain/account/portfolio-link';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { portfolioLinksEndpoints } from '../../wire/catalogue/portfolio-links.endpoints';
import { RestClient } from '../transport/rest-client';

export class RestPortfolioLinksAdapter implements PortfolioLinksPort, PortfolioLinksCommandsPort {
  static readonly needs: Needs<typeof RestPortfolioLinksAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async links(): Outcome<readonly PortfolioLink[]> {
    return mapResult(await this.#client.send(portfolioLinksEndpoints.list), ({ data }) => data.rows.map(linkFromWire));
  }

  async create(name: string, days: PortfolioLinkDays): Outcome<PortfolioLink & { readonly token: string }> {
    const answer = await this.#client.send(portfolioLinksEndpoints.create, { body: { name, days } });
    return mapResult(answer, ({ data }) => ({ ...linkFromWire(data), token: data.token }));
  }

  async revoke(linkId: string): Outcome<void> {
    const answer = await this.#client.send(portfolioLinksEndpoints.revoke, { query: { link_id: linkId } });
    return mapResult(answer, () => undefined);
  }

  async open(token: string): Outcome<SharedPortfolio> {
    const answer = await this.#client.send(portfolioLinksEndpoints.open, { body: { token } });
    return mapResult(answer, ({ data }) => ({
      name: data.name,
      at: instantFrom(data.time) ?? 0,
      expiresAt: instantFrom(data.expire_time) ?? 0,
      assets: data.assets.map((row) => ({ asset: row.token, percent: row.percent })),
      positions: data.positions.map(({ symbol, side, leverage, change_percent }) => ({
        symbol,
        side: side === 'SHORT' ? ('short' as const) : ('long' as const),
        leverage,
        change: change_percent,
      })),
    }));
  }
}

function linkFromWire(row: {
  readonly link_id: string;
  readonly name: string;
  readonly created_time: string | number;
  readonly expire_time: string | number;
  readonly opened: number;
}): PortfolioLink {
  return {
    id: row.link_id,
    name: row.name,
    createdAt: instantFrom(row.created_time) ?? 0,
    expiresAt: instantFrom(row.expire_time) ?? 0,
    opened: row.opened,
  };
}
