import type { Conversion, ConvertQuote } from '../../domain/wallet/conversion';
import type { Failure, Outcome } from '../kernel/failure';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { isLost } from '../trading/lost-answer';
import { untilKnown } from '../trading/until-known';
import { ConvertCommandsPort } from './convert-commands.port';
import { ConvertPort } from './convert.port';
import { WalletQueries } from './wallet.queries';

export type QuoteEnd =
  /** `booked` is `undefined` where the exchange could not be asked what it has booked. */
  | { readonly status: 'taken'; readonly booked: Conversion | undefined }
  | { readonly status: 'notTaken'; readonly failure: Failure }
  /** Nobody can be asked any more, since the session ended while asking; the list of conversions will tell. */
  | { readonly status: 'unknown'; readonly failure: Failure };

/**
 * Converts at a quoted price, once. Under one reference a quote has one effect however often it is asked for, so a lost
 * answer is asked for again: by then the exchange has converted, converts now, or says that the quote is over.
 */
export class TakeQuote {
  static readonly needs: Needs<typeof TakeQuote> = [ConvertCommandsPort, ConvertPort, WalletQueries, Random, Scheduler];

  constructor(
    private readonly commands: ConvertCommandsPort,
    private readonly port: ConvertPort,
    private readonly queries: WalletQueries,
    private readonly random: Random,
    private readonly scheduler: Scheduler,
  ) {}

  /** @param onLost the answer was lost: from here on the exchange is asked what became of it */
  async execute({ quoteId }: ConvertQuote, onLost: () => void): Promise<QuoteEnd> {
    const reference = String(this.random.identifier());
    const take = () => this.commands.take(quoteId, reference);
    const first = await take();
    if (isLost(first)) onLost();
    const end =
      endOf(first) ??
      (await untilKnown<Answer>({
        scheduler: this.scheduler,
        watch: () => () => undefined,
        ask: async () => endOfRepetition(await take()),
      }));
    void this.queries.holdings().refresh();
    if (end.status !== 'taken') return end;
    const booked = await this.port.conversion(quoteId);
    return { status: 'taken', booked: booked.ok ? booked.value : undefined };
  }
}

type Answer = { readonly status: 'taken' } | Exclude<QuoteEnd, { readonly status: 'taken' }>;

/** Quotes belong to one person and are drawn for one conversion: one that was taken before was taken by this one. */
function endOf(answer: Awaited<Outcome<void>>): Answer | undefined {
  if (isLost(answer)) return undefined;
  if (answer.ok || answer.error.kind === 'duplicate') return { status: 'taken' };
  return { status: 'notTaken', failure: answer.error };
}

/** What is turned away before it is looked at was the repetition: the first may have been taken all the same. */
function endOfRepetition(answer: Awaited<Outcome<void>>): Answer | undefined {
  if (!answer.ok && answer.error.kind === 'rateLimited') return undefined;
  if (!answer.ok && answer.error.kind === 'unauthorised') return { status: 'unknown', failure: { kind: 'unanswered' } };
  return endOf(answer);
}
