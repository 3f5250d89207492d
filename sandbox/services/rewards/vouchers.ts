import { ApiError, duplicate, notFound } from '../../shared/api-error';
import { day } from '../../../src/domain/shared/instant';
import type { Earn } from '../earn/earn';
import type { ExchangeService } from '../../engine/exchange-service';
import type { CommandOutcome } from '../../engine/model/commands';
import { one, type Units } from '../../engine/model/units';
import type { TradeStatisticsReads } from '../../engine/statistics/statistics-model';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Notifications } from '../notifications/notifications';
import { newsOf } from './voucher-news';
import { RateBoosts } from './rate-boosts';
import { boostedProduct, daysToUse, type TaskState, termsOf, voucherTasks, type VoucherTerms } from './voucher-plan';
import type { Voucher, VoucherRepository } from './voucher-repository';

export interface TaskView {
  readonly taskId: string;
  readonly progress: number;
  readonly target: number;
  readonly done: boolean;
  readonly terms: VoucherTerms;
  /** USDT that its voucher brings or lends at most. */
  readonly most: Units;
}

export interface VoucherView extends Voucher {
  readonly terms: VoucherTerms;
  /** USDT at most. */
  readonly most: Units;
}

export interface VoucherSources {
  readonly repository: VoucherRepository;
  readonly exchange: ExchangeService;
  readonly statistics: TradeStatisticsReads;
  readonly earn: Earn;
  readonly users: UserRepository;
  readonly notifications: Notifications;
  readonly now: () => number;
}

/** Tasks bring vouchers, and a voucher that is used changes what the exchange charges, lends or pays, a single time. */
export class Vouchers {
  readonly #boosts: RateBoosts;

  constructor(private readonly sources: VoucherSources) {
    this.#boosts = new RateBoosts(sources.repository, sources.exchange, sources.earn, sources.users);
  }

  tasks(user: User): readonly TaskView[] {
    const state = this.#state(user);
    return voucherTasks.map(({ taskId, target, progress, terms }) => {
      const reached = Math.min(progress(state), target);
      return {
        taskId,
        target,
        progress: reached,
        done: reached >= target,
        terms,
        most: mostOf(terms, this.sources.earn),
      };
    });
  }

  /** Newest first. What a task has brought by now is among them. */
  of(user: User): readonly VoucherView[] {
    if (user.mainUserId !== undefined) return [];
    this.#issue(user);
    return this.sources.repository.of(user.applicationId).map((voucher) => this.#view(voucher));
  }

  /** Whether there is any left for an account to earn or to use. */
  areLeft(user: User): boolean {
    const had = this.of(user);
    return (
      user.mainUserId === undefined &&
      (had.length < voucherTasks.length || had.some(({ status }) => status === 'AVAILABLE'))
    );
  }

  /** @throws ApiError -1006, a duplicate for one that was used, -1005 for one that is too old or while another of its kind runs. */
  async use(user: User, voucherId: number): Promise<VoucherView> {
    const { repository, now } = this.sources;
    await this.run();
    const all = this.of(user);
    const voucher = all.find((each) => each.voucherId === voucherId);
    if (!voucher) throw notFound('voucher');
    if (voucher.status === 'EXPIRED') throw new ApiError(-1005, 400, 'The voucher has expired.');
    if (voucher.status !== 'AVAILABLE') throw duplicate('The voucher has been used.');
    if (all.some(({ status, terms }) => status === 'IN_USE' && terms.type === voucher.terms.type))
      throw new ApiError(-1005, 400, 'Another voucher of this kind is in use.');
    const at = now();
    if (!repository.take(voucherId, at, at + voucher.terms.days * day)) throw duplicate('The voucher has been used.');
    const used = repository.of(user.applicationId).find((each) => each.voucherId === voucherId)!;
    const outcome = await this.#putIntoEffect(used);
    if (!outcome.ok) {
      repository.giveBack(voucherId);
      throw new ApiError(-1005, 400, 'The voucher cannot be used now.');
    }
    return this.#view(used);
  }

  /** Brings what tasks have earned, puts into effect what was interrupted, pays boosts, takes credits back, ends what is over; to be called by the clock. */
  async run(): Promise<void> {
    const { repository, users, now } = this.sources;
    for (const user of users.everybody()) if (user.mainUserId === undefined) this.#issue(user);
    for (const { voucherId, expiresAt } of repository.withStatus('AVAILABLE'))
      if (now() >= expiresAt) repository.end(voucherId, 'EXPIRED', 0n);
    for (const voucher of repository.withStatus('IN_USE')) {
      await this.#putIntoEffect(voucher);
      const terms = termsOf(voucher.taskId);
      const isOver = now() >= voucher.endsAt!;
      if (terms.type === 'RATE_BOOST') await this.#boosts.pay(voucher, terms);
      if (terms.type === 'TRIAL_FUND' && isOver) await this.#recall(voucher);
      else if (isOver || this.#isSpent(voucher, terms)) repository.end(voucher.voucherId, 'ENDED', this.#used(voucher));
    }
  }

  #issue(user: User): void {
    const { repository, now, notifications } = this.sources;
    const at = now();
    const known = new Set(repository.of(user.applicationId).map(({ taskId }) => taskId));
    if (known.size === voucherTasks.length) return;
    for (const { taskId, done } of this.tasks(user))
      if (done && !known.has(taskId) && repository.issue(user.applicationId, taskId, at, at + daysToUse * day))
        notifications.tell(user, newsOf(termsOf(taskId)));
  }

  /** Harmless to repeat: the engine knows the voucher. */
  async #putIntoEffect({ voucherId, accountId, taskId, endsAt }: Voucher): Promise<CommandOutcome> {
    const terms = termsOf(taskId);
    const { exchange } = this.sources;
    const { rebate, credit } = exchange.vouchers(accountId);
    if (rebate?.voucherId === voucherId || credit?.voucherId === voucherId) return { ok: true };
    if (terms.type === 'FEE_REBATE')
      return exchange.submit({
        type: 'grantRebate',
        accountId,
        voucherId,
        part: terms.part,
        most: terms.most,
        until: endsAt!,
      });
    if (terms.type === 'TRIAL_FUND')
      return exchange.submit({ type: 'lendCredit', accountId, voucherId, amount: terms.most });
    return { ok: true };
  }

  async #recall({ voucherId, accountId, taskId }: Voucher): Promise<void> {
    const { exchange, repository } = this.sources;
    await exchange.submit({ type: 'recallCredit', accountId, voucherId });
    if (exchange.vouchers(accountId).credit?.voucherId === voucherId) return;
    repository.end(
      voucherId,
      'ENDED',
      mostOf(termsOf(taskId), this.sources.earn) - this.#returned(accountId, voucherId),
    );
  }

  #returned(accountId: string, voucherId: number): Units {
    const { rows } = this.sources.exchange.ledger.entries(accountId, { kind: 'CREDIT', page: 1, size: 500 });
    return rows
      .filter(({ reference }) => reference === `voucher:${voucherId}:recall`)
      .reduce((sum, { amount }) => sum - amount, 0n);
  }

  #isSpent({ accountId, voucherId }: Voucher, { type }: VoucherTerms): boolean {
    if (type !== 'FEE_REBATE') return false;
    const { rebate } = this.sources.exchange.vouchers(accountId);
    return rebate?.voucherId === voucherId && rebate.left === 0n;
  }

  /** What it has brought so far, as the ledger has it. */
  #used(voucher: Voucher): Units {
    const { accountId, voucherId, taskId, status, used } = voucher;
    if (status !== 'IN_USE') return used;
    const terms = termsOf(taskId);
    if (terms.type === 'RATE_BOOST') return this.#boosts.paid(voucher);
    if (terms.type === 'TRIAL_FUND') return 0n;
    const { rebate } = this.sources.exchange.vouchers(accountId);
    return rebate?.voucherId === voucherId ? terms.most - rebate.left : 0n;
  }

  #view(voucher: Voucher): VoucherView {
    const terms = termsOf(voucher.taskId);
    return { ...voucher, terms, most: mostOf(terms, this.sources.earn), used: this.#used(voucher) };
  }

  #state(user: User): TaskState {
    const { statistics, earn, now } = this.sources;
    const volume = statistics.figuresOf(user.applicationId, { from: 0, to: now() })?.volume ?? 0n;
    const saved = earn
      .positions(user)
      .open.filter(({ productId }) => productId === boostedProduct)
      .reduce((sum, { principal }) => sum + principal, 0n);
    return { verified: user.kycLevel > 0, volume: Number(volume / one), saved: Number(saved / one) };
  }
}

/** USDT that a voucher can bring, or lends. */
function mostOf(terms: VoucherTerms, earn: Earn): Units {
  if (terms.type !== 'RATE_BOOST') return terms.most;
  const { apr } = earn.product(terms.productId);
  const daily = (((terms.principal * apr) / (one * 365n)) * terms.apr) / apr;
  return daily * BigInt(terms.days);
}
