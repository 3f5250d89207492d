import { ApiError, invalidParameter } from '../../../shared/api-error';
import type { CallOrigin } from '../../../shared/call-origin';
import { type Units, unitsText } from '../../../engine/model/units';
import type { EmbeddedDatabase } from '../../../storage/database';
import type { User } from '../../users/user';
import type { UserRepository } from '../../users/user-repository';
import type { SafeAct } from '../act-subject';
import type { Proof } from '../factor';
import { requireMain } from '../security-passwords';
import type { SecurityService } from '../security-service';
import { type ApprovalKind, type ApprovalRequest, ApprovalRequests, type ApprovalState } from './approval-requests';
import { type ApprovalRule, ApprovalRules, type NextRule, sumOf } from './approval-rules';
import type { ApprovalNews } from './approval-news';

const hour = 60 * 60_000;
/** What nobody decided on is off (milliseconds). */
const approvalLifetime = 24 * hour;
/** The rule ends, or its sum rises, this long after its owner wants it, unless the approver agrees before or refuses. */
const ruleDelay = 72 * hour;

/** What waits for a second person, of one kind. */
export interface Approvable {
  /** Lets it go; inside a transaction. */
  release(reference: string): void;
  /** Takes it back; once nobody can let it go any more. */
  refuse(reference: string, why: 'REFUSED' | 'EXPIRED' | 'TAKEN_BACK'): void | Promise<void>;
  /** What is left to do after it was let go. @returns false when that failed, so that nothing was done */
  finish?(reference: string): Promise<boolean>;
}

export interface SecondPersonParts {
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly security: SecurityService;
  readonly news: ApprovalNews;
  readonly now: () => number;
}

/**
 * Approval by a second person, which the owner of an account chooses: what leaves it above a sum, and every new API key,
 * waits until somebody else, with an account and second factor of their own, has proven that they let it go.
 */
export class SecondPerson {
  readonly #rules: ApprovalRules;
  readonly #requests: ApprovalRequests;
  readonly #kinds = new Map<ApprovalKind, Approvable>();

  constructor(private readonly parts: SecondPersonParts) {
    this.#rules = new ApprovalRules(parts.database);
    this.#requests = new ApprovalRequests(parts.database);
    this.handles('RULE', {
      release: (ownerId) => this.#follow(Number(ownerId)),
      refuse: (ownerId) => this.#rules.forgetPlan(Number(ownerId)),
    });
  }

  handles(kind: ApprovalKind, approvable: Approvable): void {
    this.#kinds.set(kind, approvable);
  }

  /** Of the person, also when asked for a sub-account. */
  ruleOf(user: User): ApprovalRule | undefined {
    return this.#rules.of(this.parts.users.mainOf(user).userId);
  }

  /** Whose second person somebody is or is asked to be. */
  rolesOf(user: User): readonly ApprovalRule[] {
    return this.#rules.byApprover(user.userId);
  }

  requests(user: User, role: 'OWNER' | 'APPROVER'): readonly ApprovalRequest[] {
    return this.#requests.of(role, this.parts.users.mainOf(user).userId);
  }

  /** What may leave within 24 hours without approval; `undefined` without the rule. */
  freeSum(user: User): Units | undefined {
    const rule = this.ruleOf(user);
    return rule?.state === 'ACTIVE' ? rule.above : undefined;
  }

  /** Puts before the approver what waits. */
  ask(user: User, kind: ApprovalKind, reference: string, subject: ApprovalRequest['subject']): void {
    const { ownerId, approverId } = this.ruleOf(user)!;
    const createdAt = this.parts.now();
    const expiresAt = createdAt + (kind === 'RULE' ? ruleDelay : approvalLifetime);
    const request = { kind, accountId: user.userId, ownerId, approverId, reference, subject, createdAt, expiresAt };
    this.parts.news.asked(this.#requests.add(request));
  }

  /** Its owner took back what waited. */
  takenBack(kind: ApprovalKind, reference: string): void {
    const request = this.#requests.waitingFor(kind, reference);
    if (request) this.#requests.decide(request.approvalId, 'TAKEN_BACK', this.parts.now());
  }

  /** Asks somebody to be the second person. @throws ApiError -1006 for nobody, -1007 with a rule, else as `Proofs` */
  async invite(user: User, approverId: number, above: string, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    const sum = sumOf(above);
    const approver = this.parts.users.byId(approverId);
    if (approver?.userId === user.userId) throw invalidParameter('approver_id');
    // A sub-account has its person's factors, so it is nobody else.
    if (!approver || approver.mainUserId !== undefined) throw new ApiError(-1006, 400, 'No such user.');
    const requireNone = () => {
      if (this.ruleOf(user)) throw new ApiError(-1007, 409, 'There is a second approver already.');
    };
    requireNone();
    const subject = { approver: String(approverId), above: unitsText(sum) };
    await this.parts.security.requireProof(user, { action: 'SECOND_APPROVER', subject }, proof);
    requireNone();
    this.#rules.invite(user.userId, approverId, sum);
    this.parts.security.records.changed(user, 'INVITE_APPROVER', 'A second approver was invited', origin);
    this.parts.news.invited(user, approver);
  }

  /**
   * Another sum, or the end. A lower sum is there at once, and so is the end of an invitation; what makes the account
   * weaker waits for the approver, or for three days without a refusal.
   * @param above `undefined` for the end
   */
  async change(user: User, above: string | undefined, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    this.#required(user);
    const next: NextRule = above === undefined ? 'OFF' : { above: sumOf(above) };
    const subject = { above: next === 'OFF' ? 'off' : unitsText(next.above) };
    await this.parts.security.requireProof(user, { action: 'SECOND_APPROVER', subject }, proof);
    const { database, security, now } = this.parts;
    const rule = this.#required(user);
    database.transaction(() => {
      if (rule.next !== undefined) this.takenBack('RULE', String(user.userId));
      if (next === 'OFF' && rule.state === 'INVITED') this.#rules.remove(user.userId);
      else if (next !== 'OFF' && (rule.state === 'INVITED' || next.above <= rule.above))
        this.#rules.setAbove(user.userId, next.above);
      else {
        this.#rules.plan(user.userId, next, now() + ruleDelay);
        this.ask(user, 'RULE', String(user.userId), subject);
      }
      security.records.changed(user, 'CHANGE_APPROVER', 'The rule of the second approver was changed', origin);
    });
  }

  /** The invited person agrees. @throws ApiError -1006 without an invitation, else as `Proofs` */
  async accept(user: User, ownerId: number, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    const requireInvited = () => {
      if (this.#role(user, ownerId).state !== 'INVITED') throw new ApiError(-1007, 409, 'It was accepted already.');
    };
    requireInvited();
    await this.parts.security.requireProof(user, { action: 'BE_APPROVER', subject: { owner: String(ownerId) } }, proof);
    requireInvited();
    this.#rules.activate(ownerId);
    this.parts.security.records.changed(user, 'BECOME_APPROVER', 'You are the second approver of an account', origin);
    this.parts.news.accepted(this.#person(ownerId));
  }

  /**
   * The approver wants to be none, with a proof once they have accepted: it weakens somebody else's account. Whose account
   * it was has a day before anything leaves without one.
   */
  async leave(user: User, ownerId: number, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    if (this.#role(user, ownerId).state === 'ACTIVE') {
      const act: SafeAct = { action: 'BE_APPROVER', subject: { owner: String(ownerId) } };
      await this.parts.security.requireProof(user, act, proof);
    }
    const { database, security } = this.parts;
    database.transaction(() => {
      this.#stepDown(this.#role(user, ownerId));
      security.records.changed(user, 'LEAVE_APPROVER', 'You are no longer the second approver of an account', origin);
    });
    await this.#refuseAll(ownerId);
  }

  /**
   * Lets go what waits, once the approver has proven it for just this.
   * @throws ApiError -1006 for what does not wait for this person, -1009 while either account is held or frozen
   */
  async approve(user: User, approvalId: number, proof: Proof, origin: CallOrigin): Promise<ApprovalState> {
    requireMain(user);
    const { database, security, news, now } = this.parts;
    const request = this.#waiting(user, approvalId);
    const act = { action: 'APPROVE', subject: { approvalId: String(approvalId), ...request.subject } };
    this.#requireCalm(request);
    await security.requireProof(user, act as SafeAct, proof);
    const { kind, reference } = this.#waiting(user, approvalId);
    this.#requireCalm(request);
    const approvable = this.#kinds.get(kind)!;
    database.transaction(() => {
      if (!this.#requests.decide(approvalId, 'APPROVED', now())) throw notWaiting();
      approvable.release(reference);
      security.records.noted(user, 'APPROVE', origin);
    });
    const done = (await approvable.finish?.(reference)) ?? true;
    if (!done) this.#requests.failed(approvalId);
    news.decided(request, done ? 'APPROVED' : 'FAILED');
    return done ? 'APPROVED' : 'FAILED';
  }

  /** By the approver, or by the owner who takes it back. Takes no proof: nothing leaves by it. */
  async refuse(user: User, approvalId: number, origin: CallOrigin): Promise<void> {
    requireMain(user);
    const own = this.#requests.byId(approvalId)?.ownerId === user.userId;
    await this.#end(this.#waiting(user, approvalId, own ? 'ownerId' : 'approverId'), own ? 'TAKEN_BACK' : 'REFUSED');
    this.parts.security.records.noted(user, 'REFUSE', origin);
  }

  /** What nobody decided on in its time is off; a rule's change that nobody refused comes. */
  async settle(): Promise<void> {
    const { database, now, news } = this.parts;
    for (const rule of this.#rules.due(now())) {
      database.transaction(() => {
        const request = this.#requests.waitingFor('RULE', String(rule.ownerId));
        if (request) this.#requests.decide(request.approvalId, 'APPROVED', now());
        this.#follow(rule.ownerId);
        if (request) news.decided(request, 'APPROVED');
      });
    }
    await this.#endAll(this.#requests.due(now()), 'EXPIRED');
  }

  /**
   * When an account is closed, inside a transaction: ends its rule, and steps down as anybody's approver.
   * @returns how to take back what waited, afterwards; what is not is off with its day
   */
  forget(user: User): () => Promise<void> {
    this.#rules.remove(user.userId);
    const roles = this.rolesOf(user);
    for (const role of roles) this.#stepDown(role);
    return async () => {
      for (const ownerId of [user.userId, ...roles.map((role) => role.ownerId)]) await this.#refuseAll(ownerId);
    };
  }

  /** Whose rule it was has a day in which nothing leaves; nobody has guarded anything by an invitation. */
  #stepDown({ ownerId, state }: ApprovalRule): void {
    const { security, news } = this.parts;
    this.#rules.remove(ownerId);
    if (state === 'INVITED') return news.declined(this.#person(ownerId));
    security.records.hold(ownerId);
    news.left(this.#person(ownerId));
  }

  #follow(ownerId: number): void {
    const next = this.#rules.of(ownerId)?.next;
    if (next === undefined) return;
    if (next !== 'OFF') return this.#rules.setAbove(ownerId, next.above);
    this.#rules.remove(ownerId);
  }

  async #refuseAll(ownerId: number): Promise<void> {
    await this.#endAll(this.#requests.waitingOf(ownerId), 'REFUSED');
  }

  /** Those that were decided on while others ended stay as they are. */
  async #endAll(requests: readonly ApprovalRequest[], state: 'REFUSED' | 'EXPIRED'): Promise<void> {
    for (const request of requests)
      if (this.#requests.byId(request.approvalId)?.state === 'WAITING') await this.#end(request, state);
  }

  async #end(request: ApprovalRequest, state: 'REFUSED' | 'EXPIRED' | 'TAKEN_BACK'): Promise<void> {
    if (!this.#requests.decide(request.approvalId, state, this.parts.now())) throw notWaiting();
    await this.#kinds.get(request.kind)!.refuse(request.reference, state);
    if (state !== 'TAKEN_BACK') this.parts.news.decided(request, state);
  }

  /** Somebody who has just weakened either account must not let its money go. */
  #requireCalm({ accountId }: ApprovalRequest): void {
    const account = this.#person(accountId);
    this.parts.security.requireNoHold(account, 'WITHDRAW');
    if (account.frozenAt !== undefined) throw new ApiError(-1009, 400, 'The account is frozen.');
  }

  #waiting(user: User, approvalId: number, as: 'ownerId' | 'approverId' = 'approverId'): ApprovalRequest {
    const request = this.#requests.byId(approvalId);
    if (request?.[as] !== user.userId) throw new ApiError(-1006, 400, 'No such request.');
    if (request.state !== 'WAITING' || request.expiresAt <= this.parts.now()) throw notWaiting();
    return request;
  }

  #role(user: User, ownerId: number): ApprovalRule {
    const rule = this.#rules.of(ownerId);
    if (rule?.approverId !== user.userId) throw new ApiError(-1006, 400, 'No such account.');
    return rule;
  }

  #required(user: User): ApprovalRule {
    const rule = this.ruleOf(user);
    if (!rule) throw new ApiError(-1006, 400, 'There is no second approver.');
    return rule;
  }

  #person(userId: number): User {
    return this.parts.users.byId(userId)!;
  }
}

function notWaiting(): ApiError {
  return new ApiError(-1006, 400, 'The request waits no more.');
}
