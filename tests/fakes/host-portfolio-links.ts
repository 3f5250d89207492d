import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { PortfolioLinksCommandsPort } from '../../src/application/account/portfolio-links-commands.port';
import type { PortfolioLinksPort } from '../../src/application/account/portfolio-links.port';
import type { PortfolioLink, PortfolioLinkDays, SharedPortfolio } from '../../src/domain/account/portfolio-link';
import type { PortfolioLink as KeptLink } from '../../sandbox/services/portfolio-links/portfolio-links';
import { HostCalls } from './host-session';

export class HostPortfolioLinks implements PortfolioLinksPort, PortfolioLinksCommandsPort {
  static readonly needs: Needs<typeof HostPortfolioLinks> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  links(): Outcome<readonly PortfolioLink[]> {
    return this.calls.as((user, { portfolioLinks }) => portfolioLinks.of(user).map(linkOf));
  }

  create(name: string, days: PortfolioLinkDays): Outcome<PortfolioLink & { readonly token: string }> {
    return this.calls.as((user, { portfolioLinks }, origin) => {
      const made = portfolioLinks.create(user, name, days, origin);
      return { ...linkOf(made), token: made.token };
    });
  }

  revoke(linkId: string): Outcome<void> {
    return this.calls.as((user, { portfolioLinks }, origin) => portfolioLinks.revoke(user, Number(linkId), origin));
  }

  open(token: string): Outcome<SharedPortfolio> {
    return this.calls.open(({ portfolioLinks }) => {
      const { positions, ...rest } = portfolioLinks.open(token);
      return {
        ...rest,
        positions: positions.map(({ side, ...each }) => ({
          ...each,
          side: side === 'LONG' ? ('long' as const) : ('short' as const),
        })),
      };
    });
  }
}

function linkOf({ linkId, name, createdAt, expiresAt, opened }: KeptLink): PortfolioLink {
  return { id: String(linkId), name, createdAt, expiresAt, opened };
}
