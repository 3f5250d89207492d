import type { PortfolioLink, PortfolioLinkDays } from '../../domain/account/portfolio-link';
import type { Outcome } from '../kernel/failure';
import { thenRead } from '../kernel/then-read';
import type { Needs } from '../kernel/token';
import { PortfolioLinksCommandsPort } from './portfolio-links-commands.port';
import { PortfolioLinksQueries } from './portfolio-links.queries';

/** Making and ending links; the list of them is read again. */
export class ChangePortfolioLinks {
  static readonly needs: Needs<typeof ChangePortfolioLinks> = [PortfolioLinksCommandsPort, PortfolioLinksQueries];

  constructor(
    private readonly commands: PortfolioLinksCommandsPort,
    private readonly queries: PortfolioLinksQueries,
  ) {}

  create(name: string, days: PortfolioLinkDays): Outcome<PortfolioLink & { readonly token: string }> {
    return this.#changed(this.commands.create(name.trim(), days));
  }

  revoke({ id }: PortfolioLink): Outcome<void> {
    return this.#changed(this.commands.revoke(id));
  }

  #changed<T>(change: Outcome<T>): Outcome<T> {
    return thenRead(change, () => void this.queries.links().refresh());
  }
}
