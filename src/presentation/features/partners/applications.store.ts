import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { TabStoragePort } from '../../../application/platform/tab-storage.port';
import { known } from '../../../application/kernel/resource';
import { Session } from '../../../application/session/session';
import { ApplyAsPartner, type FiledApplication } from '../../../application/platform/apply-as-partner.use-case';
import {
  applicationFields,
  type BusinessApplication,
  type PartnerProgramme,
} from '../../../domain/platform/business-application';

type ApplicationState =
  | { readonly status: 'writing'; readonly failure?: Failure }
  | { readonly status: 'sending' }
  | ({ readonly status: 'filed'; readonly email: string } & FiledApplication);

/** An application from the first word to its number. */
export class ApplicationStore {
  state: ApplicationState = { status: 'writing' };
  /** What is written and not filed: kept for this tab, so that another page can be read meanwhile, or this one again. */
  draft: Partial<BusinessApplication>;

  constructor(
    readonly programme: PartnerProgramme,
    private readonly apply: ApplyAsPartner,
    private readonly tab: TabStoragePort,
    private readonly author: () => string | undefined,
  ) {
    this.draft = draftFrom(tab.read(this.#key), author());
    makeObservable(this, { state: observableRef, draft: observableRef });
  }

  keep(draft: Partial<BusinessApplication>): void {
    runInAction(() => (this.draft = draft));
    const kept: KeptDraft = { author: this.author(), draft };
    this.tab.write(this.#key, Object.values(draft).some(Boolean) ? JSON.stringify(kept) : '');
  }

  /** Whose account it is may be known only after the page is open. */
  resume(): void {
    if (this.state.status !== 'writing' || Object.values(this.draft).some(Boolean)) return;
    runInAction(() => (this.draft = draftFrom(this.tab.read(this.#key), this.author())));
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

  get #key(): string {
    return `application-${this.programme}`;
  }

  #now(state: ApplicationState): void {
    runInAction(() => (this.state = state));
  }
}

interface KeptDraft {
  /** Whose account it was written in, by its UID; absent for a visitor. */
  readonly author?: string | undefined;
  readonly draft: Partial<BusinessApplication>;
}

/** What a tab has kept for its author, and for whoever logged in after they wrote it. */
function draftFrom(text: string | undefined, author: string | undefined): Partial<BusinessApplication> {
  try {
    const kept = JSON.parse(text || '{}') as Partial<KeptDraft>;
    if (kept.author !== undefined && kept.author !== author) return {};
    const written = applicationFields.map((field) => [field, kept.draft?.[field]] as const);
    return Object.fromEntries(written.filter(([, value]) => typeof value === 'string'));
  } catch {
    return {};
  }
}

/** One application to each programme; what was filed stays on screen for the visit. */
export class ApplicationsStore {
  static readonly needs: Needs<typeof ApplicationsStore> = [ApplyAsPartner, Session, TabStoragePort];
  static readonly perAccount = true;

  readonly broker: ApplicationStore;
  readonly marketMaker: ApplicationStore;
  readonly leadTrader: ApplicationStore;

  constructor(apply: ApplyAsPartner, session: Session, tab: TabStoragePort) {
    const author = (): string | undefined => {
      const { current } = session.state;
      return current.status === 'loggedIn' ? known(current.account)?.userId : undefined;
    };
    this.broker = new ApplicationStore('broker', apply, tab, author);
    this.marketMaker = new ApplicationStore('marketMaker', apply, tab, author);
    this.leadTrader = new ApplicationStore('leadTrader', apply, tab, author);
    const all = [this.broker, this.marketMaker, this.leadTrader];
    const stopReading = session.state.subscribe(() => {
      if (author() !== undefined) all.forEach((each) => each.resume());
    });
    // What somebody wrote is not for whoever uses the device next.
    const stopVisit = session.visit.subscribe(() => {
      stopReading();
      stopVisit();
      all.forEach((each) => each.keep({}));
    });
  }
}
