import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
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

  /** Shares what there is to share now; once for each UTC day. @returns the copy after it */
  async share(copy: Copy): Promise<Copy> {
    const at = this.now();
    const today = Math.floor(at / day);
    const { accountId, copyId, mark, strategyId } = copy;
    const { totalAccountValue, freeCollateral } = this.exchange.margin.summary(accountId);
    const cash = this.exchange.balances(accountId).find(({ asset }) => asset === 'USDT');
    const spare = cash === undefined ? 0n : cash.holding - cash.frozen;
    const payable = freeCollateral < spare ? freeCollateral : spare;
    const { profitShare } = this.strategies.byId(strategyId)!;
    const due = sharedProfit(totalAccountValue, mark, profitShare, payable);
    if (due === undefined) return this.repository.update(copyId, { settledDay: today });
    const share: ProfitShare = { copyId, profit: due.profit, amount: due.amount, at };
    const before = { mark, shared: copy.shared };
    const after = { mark: due.mark, shared: copy.shared + due.amount, settledDay: today };
    const shared = this.repository.database.transaction(() => {
      this.repository.addShare(share);
      return this.repository.update(copyId, after);
    });
    if (await this.#book(share)) return shared;
    this.repository.dropShare(share);
    return this.repository.update(copyId, before);
  }

  /** What a crash left unbooked. */
  async bookDue(): Promise<void> {
    for (const share of this.repository.unbooked()) await this.#book(share);
  }

  async #book(share: ProfitShare): Promise<boolean> {
    const { accountId, copyId, strategyId } = this.repository.byId(share.copyId)!;
    const { ok } = await this.exchange.submit({
      type: 'transfer',
      kind: 'DISTRIBUTION',
      reference: `copy:${copyId}:share:${share.at}`,
      legs: [{ from: accountId, to: this.strategies.byId(strategyId)!.accountId, asset: 'USDT', amount: share.amount }],
    });
    if (ok) this.repository.markBooked(share);
    return ok;
  }
}
