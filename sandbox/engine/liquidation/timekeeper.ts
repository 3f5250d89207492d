import { day, minute } from '../../../src/domain/shared/instant';
import type { Ledger } from '../ledger/ledger';
import type { InsuranceFundPoint } from '../model/margin-model';
import type { Moment } from '../model/moment';
import { one } from '../model/units';
import { insuranceAccount, type Contracts } from '../margin/contracts';
import type { Funding } from '../margin/funding';
import type { Liquidation } from './liquidation';
import type { Prices } from '../margin/prices';
import { settlementAsset, type AccountMargins } from '../margin/account-margins';

const settleEvery = 10 * minute;
const leastSettled = 10n * one;

/** What happens to contracts by time; a command brings the time. */
export class Timekeeper {
  settledAt = 0;
  fundAt: InsuranceFundPoint = { at: 0, balance: 0n };

  constructor(
    private readonly ledger: Ledger,
    private readonly prices: Prices,
    private readonly contracts: Contracts,
    private readonly margins: AccountMargins,
    private readonly funding: Funding,
    private readonly liquidation: Liquidation,
  ) {}

  /** @param triggers conditional orders, which come after the marks and before everything else */
  advance(moment: Moment, triggers: () => void): void {
    this.prices.take(moment.at);
    triggers();
    this.funding.advance(moment);
    this.#settleProfits(moment);
    this.liquidation.advance(moment);
    this.#tellFund(moment);
  }

  /** Pays unrealised profits and losses of cross positions now and then, as far as losses are covered by free money. */
  #settleProfits(moment: Moment): void {
    const due = Math.floor(moment.at / settleEvery) * settleEvery;
    if (due <= this.settledAt) return;
    this.settledAt = due;
    for (const account of this.ledger.accounts.values()) {
      if (account.kind !== 'customer') continue;
      for (const position of account.sortedPositions()) {
        if (position.holding === 0 || position.marginMode !== 'CROSS') continue;
        const mark = this.margins.markOf(position);
        const unrealized = position.unrealized(mark);
        const size = unrealized < 0n ? -unrealized : unrealized;
        if (size < leastSettled || account.balance(position.instrument.quoteAsset).available + unrealized < 0n)
          continue;
        this.contracts.settleAt(position, mark, moment);
      }
    }
  }

  /** The balance of the insurance fund, each day and whenever it changed. */
  #tellFund({ at, events }: Moment): void {
    const { holding: balance } = this.ledger.accounts.get(insuranceAccount)!.balance(settlementAsset);
    if (balance === this.fundAt.balance && Math.floor(at / day) === Math.floor(this.fundAt.at / day)) return;
    this.fundAt = { at, balance };
    events?.push({ type: 'insurance', point: this.fundAt });
  }
}
