import type { PortfolioLink, SharedPortfolio } from '../../domain/account/portfolio-link';
import { type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { PortfolioLinksPort } from './portfolio-links.port';

/** Reads of one's own links, and of what somebody else's shows. */
export class PortfolioLinksQueries {
  static readonly needs: Needs<typeof PortfolioLinksQueries> = [ResourceCache, PortfolioLinksPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly portfolioLinks: PortfolioLinksPort,
  ) {}

  links(): Resource<readonly PortfolioLink[]> {
    return this.cache.open({ key: ['account', 'portfolioLinks'], load: () => this.portfolioLinks.links() });
  }

  shared(linkToken: string): Resource<SharedPortfolio> {
    return this.cache.open({
      key: ['account', 'sharedPortfolio', linkToken],
      load: () => this.portfolioLinks.open(linkToken),
      outlivesSession: true,
    });
  }
}
