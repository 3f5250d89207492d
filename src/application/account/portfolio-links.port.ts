import type { PortfolioLink, SharedPortfolio } from '../../domain/account/portfolio-link';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Links by which others see what an account is made of, without amounts. */
export interface PortfolioLinksPort {
  /** One's own that still open, newest first. */
  links(): Outcome<readonly PortfolioLink[]>;
  /** What somebody's link shows; nobody need be logged in. `notFound` for one that opens nothing (any more). */
  open(token: string): Outcome<SharedPortfolio>;
}

export const PortfolioLinksPort = token<PortfolioLinksPort>('PortfolioLinksPort');
