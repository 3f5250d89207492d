import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import { VisitorQueries } from '../../../application/account/visitor.queries';
import { known, type Resource } from '../../../application/kernel/resource';
import { Session } from '../../../application/session/session';
import { SubmitVerification } from '../../../application/verification/submit-verification.use-case';
import { VerificationQueries } from '../../../application/verification/verification.queries';
import type { Place, ServedRegion } from '../../../domain/account/place';
import type { Verification, VerificationSubmission } from '../../../domain/verification/verification';
import type { VerificationDraft } from '../../../domain/verification/verification-rules';
import type { Needs } from '../../../application/kernel/token';

/**
 * Identity verification of the person who is logged in. What was typed is kept in memory, so that nobody is asked twice
 * when it is refused or the next level asks for it again; it is written nowhere and gone with the session or a reload.
 */
export class VerificationStore {
  static readonly needs: Needs<typeof VerificationStore> = [
    VerificationQueries,
    VisitorQueries,
    SubmitVerification,
    Session,
  ];
  static readonly perAccount = true;

  draft: VerificationDraft = {};
  busy = false;
  failure: Failure | undefined = undefined;

  constructor(
    private readonly queries: VerificationQueries,
    private readonly visitor: VisitorQueries,
    private readonly submitVerification: SubmitVerification,
    session: Session,
  ) {
    makeObservable(this, { draft: observableRef, busy: observable, failure: observableRef });
    // Also when the session goes on for another account, which is not known at first.
    session.state.subscribe((state) => {
      if (state.status !== 'loggedIn' || known(state.account) === undefined) this.forget();
    });
  }

  state(): Resource<Verification> {
    return this.queries.state();
  }

  regions(): Resource<readonly ServedRegion[]> {
    return this.visitor.regions();
  }

  here(): Resource<Place> {
    return this.visitor.here();
  }

  keep(draft: VerificationDraft): void {
    runInAction(() => (this.draft = { ...this.draft, ...draft }));
  }

  forget(): void {
    runInAction(() => {
      this.draft = {};
      this.failure = undefined;
    });
  }

  /** @returns whether it is being reviewed now. */
  async submit(submission: VerificationSubmission): Promise<boolean> {
    if (this.busy) return false;
    runInAction(() => {
      this.busy = true;
      this.failure = undefined;
    });
    const submitted = await this.submitVerification.execute(submission);
    runInAction(() => {
      this.busy = false;
      this.failure = submitted.ok ? undefined : submitted.error;
    });
    return submitted.ok;
  }
}
