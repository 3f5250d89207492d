import { FundingPort } from '../../../../application/markets/funding.port';
import type { Instant } from '../../../../domain/shared/instant';
import type { SettledRate } from './funding-bars';
import type { Needs } from '../../../../application/kernel/token';

const pageSize = 500;
/** Five years of settlements every eight hours. */
const mostPages = 11;

/** Reads what was settled for a perpetual. */
export class SettledRates {
  static readonly needs: Needs<typeof SettledRates> = [FundingPort];

  constructor(private readonly funding: FundingPort) {}

  /** Oldest first; `undefined` where they could not be read. */
  async since(symbol: string, from: Instant): Promise<readonly SettledRate[] | undefined> {
    const rates: SettledRate[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const answer = await this.funding.history({ symbol, from, page, size: pageSize });
      if (!answer.ok) return undefined;
      rates.push(...answer.value.rows.map(({ at, rate }) => ({ at, percent: rate.toNumber() * 100 })));
      if (answer.value.rows.length === 0 || rates.length >= answer.value.total) break;
    }
    return rates.reverse();
  }
}
