import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import { ignoreRefusal, rejected } from '../../shared/api-error';
import { eachApart } from '../../shared/each-apart';
import type { CopyStrategies } from '../social/copy-strategies';
import { type Copy, type CopyEnd, isFollowing } from './copy';
import { limitMet, requireStrategy } from './copy-bounds';
import type { CopyLiquidator } from './copy-liquidator';
import type { CopyMovements } from './copy-movements';
import type { CopyOrders } from './copy-orders';
import type { CopyRelease } from './copy-release';
import type { CopyRepository } from './copy-repository';
import type { CopyTrader } from './copy-trader';
import { worthOf } from './copy-worth';
import type { ProfitSharing } from './profit-sharing';

interface CourseParts {
  readonly orders: CopyOrders;
  readonly trader: CopyTrader;
  readonly liquidator: CopyLiquidator;
  readonly sharing: ProfitSharing;
  readonly movements: CopyMovements;
  readonly release: CopyRelease;
  readonly begun: (copy: Copy) => void;
}

/** What copies go through by themselves: they get their money, follow the lead, meet limits, share profit and end. */
export class CopyCourse {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly repository: CopyRepository,
    private readonly strategies: CopyStrategies,
    private readonly now: () => number,
    private readonly parts: CourseParts,
  ) {}

  /** All of them, as far as they come now. */
  async go(): Promise<void> {
    const openAll = () => eachApart(this.repository.opening(), (copy) => this.open(copy).catch(ignoreRefusal));
    await eachApart([openAll, () => this.#advanceAll()], (step) => step());
  }

  async advance(copyId: number): Promise<void> {
    const copy = this.repository.byId(copyId);
    if (copy === undefined || copy.status === 'ENDED') return;
    const followed = isFollowing(copy) ? await this.#follow(copy) : copy;
    const end = this.limitMet(followed);
    const due = end === undefined ? followed : this.repository.update(copyId, { status: 'CLOSING', end });
    if (due.status === 'CLOSING') await this.parts.liquidator.close(due);
    else if (due.status === 'RELEASED') {
      await this.parts.liquidator.handOver(due);
      await this.parts.release.giveBack(copyId);
    } else if (due.settledDay < Math.floor(this.now() / day)) await this.parts.sharing.share(due);
  }

  /** Of a strategy that is closed nothing is bought any more, only to be sold at once. */
  async #follow(copy: Copy): Promise<Copy> {
    const { closedAt, accountId } = requireStrategy(this.strategies, copy.strategyId);
    if (closedAt !== undefined) return copy;
    await this.parts.trader.follow(copy);
    await this.parts.liquidator.sellOrphans(copy, accountId);
    return this.repository.byId(copy.copyId)!;
  }

  /** Why a copy would end as it stands. */
  limitMet(copy: Copy): CopyEnd | undefined {
    if (copy.status === 'CLOSING' || copy.status === 'ENDED') return undefined;
    if (isFollowing(copy) && requireStrategy(this.strategies, copy.strategyId).closedAt !== undefined)
      return 'STRATEGY_CLOSED';
    return limitMet(copy, worthOf(this.exchange, copy) + copy.taken + copy.shared);
  }

  /** Moves its money to its account. @throws ApiError the engine's refusal, after which there is no copy. */
  async open(copy: Copy): Promise<Copy> {
    const { accountId, owner, copyId, amount } = copy;
    const outcome = await this.exchange.submit({
      type: 'transfer',
      kind: 'SUB_ACCOUNT_TRANSFER',
      reference: `copy:${copyId}:open`,
      legs: [{ from: owner, to: accountId, asset: 'USDT', amount }],
      opens: accountId,
    });
    if (!outcome.ok) {
      this.repository.drop(copyId);
      throw rejected(outcome.reason);
    }
    // Copies are charged as their owner is.
    await this.exchange.submit({ type: 'setFeeTier', accountId, tier: this.exchange.feeTier(owner) });
    const begun = this.repository.update(copyId, { status: 'ACTIVE' });
    this.parts.begun(begun);
    return begun;
  }

  async #advanceAll(): Promise<void> {
    this.parts.orders.settleSent();
    await this.parts.sharing.bookDue();
    await this.parts.movements.bookDue();
    await eachApart(this.repository.running(), ({ copyId }) => this.advance(copyId));
  }
}
