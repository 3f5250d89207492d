import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { ChangePortfolioLinks } from '../../../application/account/change-portfolio-links.use-case';
import { PortfolioLinksQueries } from '../../../application/account/portfolio-links.queries';
import type { Resource } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import type { PortfolioLink, PortfolioLinkDays } from '../../../domain/account/portfolio-link';
import { SingleRequest } from '../session/single-request';

/** One's own links. A token is known until the dialog closes. */
export class PortfolioLinksStore {
  static readonly needs: Needs<typeof PortfolioLinksStore> = [ChangePortfolioLinks, PortfolioLinksQueries];
  static readonly perAccount = true;

  asking = false;
  /** The token of the link that was just made. */
  made: string | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    private readonly acts: ChangePortfolioLinks,
    private readonly queries: PortfolioLinksQueries,
  ) {
    makeObservable(this, { asking: observable, made: observableRef, open: actionBound, close: actionBound });
  }

  links(): Resource<readonly PortfolioLink[]> {
    return this.queries.links();
  }

  open(): void {
    this.asking = true;
    this.request.forget();
  }

  close(): void {
    this.asking = false;
    this.made = undefined;
  }

  async create(name: string, days: PortfolioLinkDays): Promise<void> {
    const created = await this.request.run(() => this.acts.create(name, days));
    // Also to whoever has closed the dialog meanwhile: it is not seen again.
    if (created)
      runInAction(() => {
        this.asking = true;
        this.made = created.value.token;
      });
  }

  async revoke(link: PortfolioLink): Promise<void> {
    await this.request.run(() => this.acts.revoke(link));
  }
}
