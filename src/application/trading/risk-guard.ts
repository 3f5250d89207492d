import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import type { Decimal } from '../../domain/shared/decimal';
import type { OwnLimit, Stopped } from '../../domain/trading/own-limit';
import {
  limitAgainst,
  type LimitedOrder,
  needsSecondConfirmation,
  stoppedBy,
  valueOf,
} from '../../domain/trading/risk-check';
import { isUnlimited } from '../../domain/trading/risk-limits';
import { LimitQuestions } from './limit-questions';
import type { OrderGuard, OrderToGuard } from './order-guard';
import { RiskFactsReader } from './risk-facts';
import { RiskLimitBook } from './risk-limit-book';
import type { Needs } from '../kernel/token';

/** What limits make of an order: what stops it, with the limit that does where one is known, or the value to ask about. */
type Seen =
  | { readonly stopped?: Stopped; readonly against?: OwnLimit; readonly above?: undefined }
  | {
      readonly order: LimitedOrder;
      readonly above: Decimal;
      readonly stopped?: undefined;
      readonly against?: undefined;
    };

/** Holds orders against their sender's own limits. */
export class RiskGuard implements OrderGuard {
  static readonly needs: Needs<typeof RiskGuard> = [RiskLimitBook, RiskFactsReader, LimitQuestions];

  constructor(
    private readonly book: RiskLimitBook,
    private readonly reader: RiskFactsReader,
    private readonly questions: LimitQuestions,
  ) {}

  async check(wanted: OrderToGuard): Promise<Stopped | undefined> {
    const seen = await this.#see(wanted);
    if (seen.against) this.book.stopped(seen.against, wanted.symbol);
    if (seen.stopped || seen.above === undefined) return seen.stopped;
    const { symbol } = wanted;
    const confirmed = await this.questions.ask({
      symbol,
      side: seen.order.side,
      value: valueOf(seen.order),
      above: seen.above,
    });
    return confirmed ? undefined : { limit: 'notConfirmed' };
  }

  async foresee(wanted: OrderToGuard): Promise<Stopped | undefined> {
    return (await this.#see(wanted)).stopped;
  }

  async #see(wanted: OrderToGuard): Promise<Seen> {
    const limits = this.book.current();
    if (isUnlimited(limits)) return {};
    const known = await this.reader.read(wanted, limits);
    if (!known) return { stopped: { limit: 'notKnown' } };
    const { order, facts } = known;
    const against = limitAgainst(limits, order, facts);
    if (!against) return needsSecondConfirmation(limits, order, facts) ? { order, above: limits.confirmAbove! } : {};
    const quoteAsset = parseMarketSymbol(wanted.symbol)?.quote ?? '';
    return {
      against,
      stopped: stoppedBy(against, limits, { baseAsset: order.baseAsset, quoteAsset, losses: facts.losses }),
    };
  }
}
