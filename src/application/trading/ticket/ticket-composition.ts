import type { Clock } from '../../kernel/clock.port';
import { Later, type Loader } from '../../kernel/later';
import type { Balances } from '../balances';
import type { PlaceOrder } from '../place-order.use-case';
import type { ConditionalProgram } from './conditional-program';
import type { MarginMeans } from './margin-means';
import type { Means } from './means';
import type { OrderProgram } from './order-program';
import { SingleOrder } from './single-order';
import type { SlicedProgram } from './sliced-program';
import { SpotMeans } from './spot-means';
import type { TicketFields } from './ticket-fields';
import type { TicketMarket } from './ticket-market';
import { TicketOrder } from './ticket-order';
import type { TicketPrograms } from './ticket-programs';
import { isSliced, isProgram } from './ticket-text';

interface Programs {
  readonly conditional: ConditionalProgram;
  readonly sliced: SlicedProgram;
  readonly all: TicketPrograms;
}

/** Draft, means and program of one ticket, put together. What only perpetuals or programs need comes when it is needed. */
export class TicketComposition {
  readonly order: TicketOrder;
  readonly single: SingleOrder;
  readonly #spot: SpotMeans;
  readonly #margin: Later<MarginMeans> | undefined;
  readonly #programs: Later<Programs>;

  constructor(
    private readonly fields: TicketFields,
    { contract, lastPrice, preferences }: TicketMarket,
    balances: Balances,
    placing: Later<PlaceOrder>,
    loader: Loader,
    clock: Clock,
  ) {
    const order = new TicketOrder(fields, preferences, this);
    this.order = order;
    this.single = new SingleOrder(order, () => this.means, placing, clock);
    this.#spot = new SpotMeans(order, balances);
    this.#margin =
      contract &&
      new Later(async () => {
        const [session, part] = await Promise.all([contract.load(), import('./margin-means')]);
        if (!session) throw new Error('Contracts did not load');
        return new part.MarginMeans(order, session, balances);
      });
    this.#programs = new Later(async () => {
      const all = await loader.load(async () => (await import('./ticket-programs')).TicketPrograms);
      return {
        all,
        conditional: all.conditional(order, () => this.margin, lastPrice),
        sliced: all.sliced(order, () => this.means),
      };
    });
  }

  /** `undefined` while what trades contracts is on its way. */
  get means(): Means | undefined {
    return this.#margin ? this.margin : this.#spot;
  }

  get margin(): MarginMeans | undefined {
    return this.#margin?.value;
  }

  get conditional(): ConditionalProgram | undefined {
    return this.#programs.value?.conditional;
  }

  get sliced(): SlicedProgram | undefined {
    return this.#programs.value?.sliced;
  }

  /** Programs that run, of every market. */
  get running(): TicketPrograms['running'] | undefined {
    return this.#programs.value?.all.running;
  }

  /** How the order goes out; `undefined` while what that takes is on its way. */
  get program(): OrderProgram | undefined {
    const { type } = this.fields.text;
    if (isSliced(type)) return this.sliced;
    return isProgram(type) || this.order.bracketed ? this.conditional : this.single;
  }

  /** Something that was needed could not be had. */
  get failed(): boolean {
    return this.#margin?.failed === true || this.#programs.failed;
  }

  /** Asks for what the ticket needs as it stands. @param options are looked at */
  complete(options: boolean): void {
    void this.#margin?.load();
    const mayBracket = this.fields.instrument.type === 'PERP' && options;
    if (isProgram(this.fields.text.type) || mayBracket) void this.#programs.load();
  }
}
