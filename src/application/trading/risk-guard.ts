import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import type { Stopped } from '../../domain/trading/own-limit';
import { limitAgainst, needsSecondConfirmation, stoppedBy, valueOf } from '../../domain/trading/risk-check';
import { isUnlimited } from '../../domain/trading/risk-limits';
import { LimitQuestions } from './limit-questions';
import type { OrderGuard, OrderToGuard } from './order-guard';
import { RiskFactsReader } from './risk-facts';
import { RiskLimitBook } from './risk-limit-book';
import type { Needs } from '../kernel/token';

/** Holds orders against their sender's own limits. */
export class RiskGuard implements OrderGuard {
  static readonly needs: Needs<typeof RiskGuard> = [RiskLimitBook, RiskFactsReader, LimitQuestions];

  constructor(
    private readonly book: RiskLimitBook,
    private readonly reader: RiskFactsReader,
    private readonly questions: LimitQuestions,
  ) {}

  async check(wanted: OrderToGuard): Promise<Stopped | undefined> {
    const limits = this.book.current();
    if (isUnlimited(limits)) return undefined;
    const known = await this.reader.read(wanted, limits);
    if (!known) return { limit: 'notKnown' };
    const { order, facts } = known;
    const against = limitAgainst(limits, order, facts);
    if (against) {
      this.book.stopped(against, wanted.symbol);
      const quoteAsset = parseMarketSymbol(wanted.symbol)?.quote ?? '';
      return stoppedBy(against, limits, { baseAsset: order.baseAsset, quoteAsset, losses: facts.losses });
    }
    if (!needsSecondConfirmation(limits, order, facts)) return undefined;
    const confirmed = await this.questions.ask({
      symbol: wanted.symbol,
      side: order.side,
      value: valueOf(order),
      above: limits.confirmAbove!,
    });
    return confirmed ? undefined : { limit: 'notConfirmed' };
  }
}
