import type { PortfolioLink, PortfolioLinkDays } from '../../domain/account/portfolio-link';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface PortfolioLinksCommandsPort {
  /** @returns the token too, which nobody is told again. `invalid` for a name that is none, and beyond ten links. */
  create(name: string, days: PortfolioLinkDays): Outcome<PortfolioLink & { readonly token: string }>;
  revoke(linkId: string): Outcome<void>;
}

export const PortfolioLinksCommandsPort = token<PortfolioLinksCommandsPort>('PortfolioLinksCommandsPort');
