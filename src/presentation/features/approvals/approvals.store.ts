import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Resource } from '../../../application/kernel/resource';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { ApprovalsQueries } from '../../../application/security/approvals.queries';
import { ChangeApprovals } from '../../../application/security/change-approvals.use-case';
import { ChainsQueries } from '../../../application/wallet/chains.queries';
import {
  approvalAct,
  type ApprovalRequest,
  type Approvals,
  type ApproverRole,
} from '../../../domain/security/approval';
import type { Proof } from '../../../domain/security/factor';
import type { SafeAct } from '../../../domain/security/safe-act';
import type { Outcome } from '../../../application/kernel/failure';
import { StepUpStore } from '../account-kit/step-up.store';
import { SingleRequest } from '../session/single-request';

type ApprovalsDialog =
  | { readonly kind: 'invite' | 'change' | 'end' }
  | { readonly kind: 'leave'; readonly role: ApproverRole }
  | { readonly kind: 'refuse'; readonly request: ApprovalRequest };

/** Having and being a second approver, and what waits for a decision. */
export class ApprovalsStore {
  static readonly needs: Needs<typeof ApprovalsStore> = [
    ChangeApprovals,
    ApprovalsQueries,
    StepUpStore,
    NoticesPort,
    ChainsQueries,
  ];
  static readonly perAccount = true;

  dialog: ApprovalsDialog | undefined = undefined;
  readonly request = new SingleRequest();
  /** Which row is being decided on. */
  deciding: string | undefined = undefined;
  /** Which part one plays for somebody else is being answered: whether to play it, or no longer. */
  answering: ApproverRole | undefined = undefined;

  constructor(
    private readonly acts: ChangeApprovals,
    private readonly queries: ApprovalsQueries,
    private readonly stepUp: StepUpStore,
    private readonly notices: NoticesPort,
    private readonly transfers: Pick<ChainsQueries, 'networkNames'>,
  ) {
    makeObservable(this, {
      dialog: observableRef,
      deciding: observableRef,
      answering: observableRef,
      open: actionBound,
      close: actionBound,
      decide: actionBound,
      answer: actionBound,
    });
  }

  state(): Resource<Approvals> {
    return this.queries.state();
  }

  requests(role: 'owner' | 'approver'): Resource<readonly ApprovalRequest[]> {
    return this.queries.requests(role);
  }

  /** Whoever decides reads the network's name as whoever asked for it does. */
  networkNames(): Resource<ReadonlyMap<string, string>> {
    return this.transfers.networkNames();
  }

  async refresh(): Promise<void> {
    await this.queries.refresh();
  }

  open(dialog: ApprovalsDialog): void {
    this.dialog = dialog;
    this.request.forget();
  }

  close(): void {
    this.dialog = undefined;
  }

  async invite(approver: string, above: string): Promise<void> {
    this.decide(undefined);
    const invite = (proof: Proof): Outcome<void> => this.acts.invite(approver, above, proof);
    const invited = await this.request.run(async () => {
      // The exchange looks at the UID before the proof: nobody enters codes for one that it refuses.
      const unproven = await invite({});
      if (unproven.ok || unproven.error.kind !== 'invalid') return unproven;
      return this.stepUp.run({ action: 'SECOND_APPROVER', subject: { approver, above } }, invite);
    });
    if (invited) this.close();
  }

  /** @param above `undefined` for the end */
  change(above: string | undefined): Promise<void> {
    this.decide(undefined);
    return this.#proven({ action: 'SECOND_APPROVER', subject: { above: above ?? 'off' } }, (proof) =>
      this.acts.change(above, proof),
    );
  }

  accept(role: ApproverRole): Promise<void> {
    const { owner } = role;
    this.answer(role);
    return this.#proven({ action: 'BE_APPROVER', subject: { owner: owner.userId } }, (proof) =>
      this.acts.accept(owner.userId, proof),
    );
  }

  async leave(role: ApproverRole): Promise<void> {
    const { owner, active } = role;
    this.close();
    this.answer(role);
    if (active)
      return this.#proven({ action: 'BE_APPROVER', subject: { owner: owner.userId } }, (proof) =>
        this.acts.leave(owner.userId, proof),
      );
    await this.request.run(() => this.acts.leave(owner.userId, {}));
  }

  async approve(request: ApprovalRequest): Promise<void> {
    this.decide(request.id);
    const done = await this.request.run(() =>
      this.stepUp.run(approvalAct(request), (proof) => this.acts.approve(request, proof)),
    );
    if (done)
      this.notices.show(done.value === 'FAILED' ? 'warning' : 'success', {
        key: done.value === 'FAILED' ? 'approvals:done.failed' : 'approvals:done.approved',
      });
  }

  async refuse(request: ApprovalRequest): Promise<void> {
    this.decide(request.id);
    if (!(await this.request.run(() => this.acts.refuse(request)))) return;
    this.close();
    this.notices.show('success', { key: 'approvals:done.refused' });
  }

  /** One's own. */
  async takeBack(request: ApprovalRequest): Promise<void> {
    this.decide(request.id);
    await this.request.run(() => this.acts.refuse(request));
  }

  decide(id: string | undefined): void {
    this.deciding = id;
    this.answering = undefined;
  }

  answer(role: ApproverRole): void {
    this.deciding = undefined;
    this.answering = role;
  }

  async #proven(act: SafeAct, doIt: (proof: Proof) => Outcome<void>): Promise<void> {
    if (await this.request.run(() => this.stepUp.run(act, doIt))) this.close();
  }
}
