import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { Session } from '../../../application/session/session';
import { ApplyAsPartner, type FiledApplication } from '../../../application/platform/apply-as-partner.use-case';
import type { BusinessApplication, PartnerProgramme } from '../../../domain/platform/business-application';

type ApplicationState =
  | { readonly status: 'writing'; readonly failure?: Failure }
  | { readonly status: 'sending' }
  | ({ readonly status: 'filed'; readonly email: string } & FiledApplication);

/** An application from the first word to its number. */
export class ApplicationStore {
  state: ApplicationState = { status: 'writing' };
  /** What is written and not filed: in memory, so that another page can be read meanwhile. */
  draft: Partial<BusinessApplication> = {};

  constructor(
    readonly programme: PartnerProgramme,
    private readonly apply: ApplyAsPartner,
  ) {
    makeObservable(this, { state: observableRef, draft: observableRef });
  }

  keep(draft: Partial<BusinessApplication>): void {
    runInAction(() => (this.draft = draft));
  }

  /** A second press while the first is under way does nothing. */
  async send(application: BusinessApplication): Promise<void> {
    if (this.state.status !== 'writing') return;
    this.#now({ status: 'sending' });
    const filed = await this.apply.execute(this.programme, application);
    if (filed.ok) this.keep({});
    this.#now(
      filed.ok
        ? { status: 'filed', email: application.email.trim(), ...filed.value }
        : { status: 'writing', failure: filed.error },
    );
  }

  #now(state: ApplicationState): void {
    runInAction(() => (this.state = state));
  }
}

/** One application to each programme; what was filed stays on screen for the visit. */
export class ApplicationsStore {
  static readonly needs: Needs<typeof ApplicationsStore> = [ApplyAsPartner, Session];

  readonly broker: ApplicationStore;
  readonly marketMaker: ApplicationStore;
  readonly leadTrader: ApplicationStore;

  constructor(apply: ApplyAsPartner, session: Session) {
    this.broker = new ApplicationStore('broker', apply);
    this.marketMaker = new ApplicationStore('marketMaker', apply);
    this.leadTrader = new ApplicationStore('leadTrader', apply);
    // What somebody wrote is not for whoever uses the device next.
    session.state.subscribe(({ status }) => {
      if (status === 'loggedOut') for (const each of [this.broker, this.marketMaker, this.leadTrader]) each.keep({});
    });
  }
}
