import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { CopyStrategies } from '../social/copy-strategies';
import type { Copy, ProfitShare } from './copy';
import type { CopyRepository } from './copy-repository';
import { sharedProfit } from './copy-sizes';

/** The lead's part of what a copy earned above its high-water mark. */
export class ProfitSharing {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly repository: CopyRepository,
    private readonly strategies: CopyStrategies,
    private readonly now: () => number,
  ) {}

  /** The lead's part of what is above the mark now, as far as it can be paid. */
  due(copy: Copy): Units {
    return this.#dueOf(copy)?.amount ?? 0n;
  }

  /** Shares what there is to share now; the first of each UTC day settles the day. @returns the copy after it */
  async share(copy: Copy): Promise<Copy> {
    const today = Math.floor(this.now() / day);
    const { copyId, mark } = copy;
    const at = this.repository.shares.nextAt(copyId, this.now());
    const due = this.#dueOf(copy);
    if (due === undefined) return this.repository.update(copyId, { settledDay: today });
    const share: ProfitShare = { copyId, profit: due.profit, amount: due.amount, at };
    const before = { mark, shared: copy.shared };
    const after = { mark: due.mark, shared: copy.shared + due.amount, settledDay: today };
    const shared = this.repository.database.transaction(() => {
      this.repository.shares.add(share);
      return this.repository.update(copyId, after);
    });
    if (await this.#book(share)) return shared;
    this.repository.shares.drop(share);
    return this.repository.update(copyId, before);
  }

  /** What a crash left unbooked. */
  async bookDue(): Promise<void> {
    for (const share of this.repository.shares.unbooked()) await this.#book(share);
  }

  #dueOf({ accountId, mark, strategyId }: Copy): ReturnType<typeof sharedProfit> {
    const { totalAccountValue, freeCollateral } = this.exchange.margin.summary(accountId);
    const cash = this.exchange.balances(accountId).find(({ asset }) => asset === 'USDT');
    const spare = cash === undefined ? 0n : cash.holding - cash.frozen;
    const payable = freeCollateral < spare ? freeCollateral : spare;
    return sharedProfit(totalAccountValue, mark, this.strategies.byId(strategyId)!.profitShare, payable);
  }

  async #book(share: ProfitShare): Promise<boolean> {
    const { accountId, copyId, strategyId } = this.repository.byId(share.copyId)!;
    const { ok } = await this.exchange.submit({
      type: 'transfer',
      kind: 'DISTRIBUTION',
      reference: `copy:${copyId}:share:${share.at}`,
      legs: [{ from: accountId, to: this.strategies.byId(strategyId)!.accountId, asset: 'USDT', amount: share.amount }],
    });
    if (ok) this.repository.shares.markBooked(share);
    return ok;
  }
}
