import type { portfolioLinksEndpoints } from '../../../src/infrastructure/wire/catalogue/portfolio-links.endpoints';
import type { PortfolioLink } from '../../services/portfolio-links/portfolio-links';
import type { Handlers } from '../routing/handler';
import { personOf } from '../routing/origin-of';
import type { Services } from '../routing/services';

export function portfolioLinksHandlers({ portfolioLinks, now }: Services): Handlers<typeof portfolioLinksEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  return {
    list: (call) => answer({ rows: portfolioLinks.of(personOf(call).user).map(linkRow) }),
    create: (call) => {
      const { user, origin } = personOf(call);
      const { token, ...link } = portfolioLinks.create(user, call.body.name, call.body.days, origin);
      return answer({ ...linkRow(link), token });
    },
    revoke: (call) => {
      const { user, origin } = personOf(call);
      portfolioLinks.revoke(user, call.query.link_id, origin);
      return { success: true, timestamp: now() };
    },
    open: ({ body, reply }) => {
      reply.header('Cache-Control', 'no-store');
      const { name, at, expiresAt, assets, positions } = portfolioLinks.open(body.token);
      return answer({
        name,
        time: at,
        expire_time: expiresAt,
        assets: assets.map(({ asset, percent }) => ({ token: asset, percent })),
        positions: positions.map(({ symbol, side, leverage, change }) => ({
          symbol,
          side,
          leverage,
          change_percent: change,
        })),
      });
    },
  };
}

function linkRow({ linkId, name, createdAt, expiresAt, opened }: PortfolioLink) {
  return { link_id: linkId, name, created_time: createdAt, expire_time: expiresAt, opened };
}
