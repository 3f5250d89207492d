import { rewriteDecimalInput } from '../../../domain/platform/rewrite-decimal-input';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { Subject } from '../../kernel/observable-value';
import type { Needs } from '../../kernel/token';
import { Session } from '../../session/session';
import type { RunningProgram, TicketOutcome } from './ticket-outcome';
import type { TicketText } from './ticket-text';

/** What stands in the tickets, by market: it outlives a look at another market, and nobody else finds it. */
export class TicketDrafts {
  static readonly needs: Needs<typeof TicketDrafts> = [Session];

  readonly #texts = new Map<string, Subject<TicketText | undefined>>();
  /** Somebody opened the options of orders. */
  readonly optionsOpen = new Subject(false);
  /** What came of the last order, wherever it was written. */
  readonly last = new Subject<TicketOutcome | undefined>(undefined);
  /** Client ids of orders over a time: that each has filled is no news, that all of them are sent is. */
  readonly slices = new Set<number>();
  /** Conditional orders that another took the place of: that they are gone is no news. */
  readonly replaced = new Set<string>();
  /** The last program of orders to end by itself. */
  readonly ended = new Subject<RunningProgram | undefined>(undefined);

  constructor({ visit }: Pick<Session, 'visit'>) {
    visit.subscribe(() => {
      this.#texts.clear();
      this.slices.clear();
      this.replaced.clear();
      for (const told of [this.last, this.ended]) told.set(undefined);
      this.optionsOpen.set(false);
    });
  }

  /** Of one market; `undefined` as long as nobody has written anything. */
  of(symbol: string): Subject<TicketText | undefined> {
    const known = this.#texts.get(symbol);
    if (known) return known;
    const text = new Subject<TicketText | undefined>(undefined);
    this.#texts.set(symbol, text);
    return text;
  }

  /** Writes the numbers of every market with other marks; what is no number stays as it was typed. */
  rewrite(from: DecimalMarks, to: DecimalMarks): void {
    const rewritten = (text: string): string => rewriteDecimalInput(text, from, to);
    for (const text of this.#texts.values()) {
      const { current } = text;
      if (!current) continue;
      const more = Object.fromEntries(Object.entries(current.more).map(([name, typed]) => [name, rewritten(typed)]));
      text.set({ ...current, price: rewritten(current.price), size: rewritten(current.size), more });
    }
  }
}
