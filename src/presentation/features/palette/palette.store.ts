import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { CommandHistory } from '../../../application/commands/command-history';
import { CancelAllOrders } from '../../../application/trading/cancel-all-orders.use-case';
import { DirectOrders, preparedIntent } from '../../../application/trading/direct-orders';
import { ReadContractTerms } from '../../../application/commands/read-contract-terms.use-case';
import type { Failure } from '../../../application/kernel/failure';
import { Clock } from '../../../application/kernel/clock.port';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import { known, type ResourceState } from '../../../application/kernel/resource';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { guardedOrder } from '../../../application/trading/guarded-order';
import { LimitForecast } from '../../../application/trading/limit-forecast';
import { ProgramWatch } from '../../../application/trading/program-watch';
import { OrderSubmission } from '../../../application/trading/order-submission';
import { Balances } from '../../../application/trading/balances';
import { OpenOrders } from '../../../application/trading/open-orders';
import { completeCommand, type CommandCompletions } from '../../../domain/commands/command-completions';
import { firstContractTerms, type ContractTerms } from '../../../domain/trading/margin-terms';
import { parseCommand, type CommandContext, type ParsedCommand } from '../../../domain/commands/parse-command';
import { prepareOrder, type Preparation, type PreparedOrder } from '../../../domain/commands/prepared-order';
import type { CancelCommand, OrderCommand } from '../../../domain/commands/order-command';
import type { Instrument } from '../../../domain/markets/instrument';
import { decimalMarks, type DecimalMarks } from '../../../domain/platform/decimal-marks';
import type { LanguageCode } from '../../../domain/platform/language';
import { decimal, type Decimal } from '../../../domain/shared/decimal';
import type { Stopped } from '../../../domain/trading/own-limit';
import { failure, success, type Result } from '../../../domain/shared/result';
import { TickersStore } from '../markets/tickers.store';
import type { Needs } from '../../../application/kernel/token';

interface PaletteSurroundings {
  /** The market of the page. */
  readonly current: string | undefined;
  readonly marks: DecimalMarks;
  readonly language: LanguageCode;
  readonly loggedIn: boolean;
}

/** An order that waits for the second Enter, just as it will be sent. */
export interface AskedOrder {
  readonly command: OrderCommand;
  readonly order: PreparedOrder;
}

/** Orders that are cancelled with the second Enter. */
export interface AskedCancel {
  readonly command: CancelCommand;
  readonly order?: undefined;
}

/** What somebody types into the palette, and the order or the cancellation that it says. */
export class PaletteStore {
  static readonly needs: Needs<typeof PaletteStore> = [
    MarketsQueries,
    TickersStore,
    Balances,
    OpenOrders,
    DirectOrders,
    CancelAllOrders,
    CommandHistory,
    ReadContractTerms,
    Clock,
    LimitForecast,
    ProgramWatch,
  ];

  readonly #submission = new OrderSubmission();
  text = '';
  surroundings: PaletteSurroundings = {
    current: undefined,
    marks: decimalMarks('en'),
    language: 'en',
    loggedIn: false,
  };
  markets: ResourceState<readonly Instrument[]> = { status: 'loading' };
  /** By symbol, of the contracts that were spoken of. */
  contracts: ReadonlyMap<string, ContractTerms> = new Map();
  /**
   * Contracts whose terms are asked for. Another set after each log-out: an answer that was asked for before it belongs
   * to somebody else.
   */
  #learning = new Set<string>();
  asked: AskedOrder | AskedCancel | undefined = undefined;
  sending = false;
  failure: Failure | undefined = undefined;
  /** The own limit that will stop what waits for the second Enter. */
  stopped: Stopped | undefined = undefined;

  constructor(
    private readonly queries: MarketsQueries,
    private readonly tickers: Pick<TickersStore, 'ticker' | 'stale' | 'paused'>,
    private readonly balances: Pick<Balances, 'available'>,
    private readonly orders: Pick<OpenOrders, 'value'>,
    private readonly placing: DirectOrders,
    private readonly cancelling: Pick<CancelAllOrders, 'cancelAll'>,
    private readonly history: CommandHistory,
    private readonly readTerms: Pick<ReadContractTerms, 'of'>,
    private readonly clock: Clock,
    private readonly forecast: Pick<LimitForecast, 'of'>,
    private readonly programs: Pick<ProgramWatch, 'stops'>,
  ) {
    makeObservable(this, {
      text: observable,
      surroundings: observableRef,
      markets: observableRef,
      contracts: observableRef,
      asked: observableRef,
      sending: observable,
      failure: observableRef,
      stopped: observableRef,
      instruments: computed,
      context: computed,
      parsed: computed,
      command: computed,
      contract: computed,
      completions: computed,
      preparation: computed,
      surround: actionBound,
      type: actionBound,
      goBack: actionBound,
      ask: actionBound,
    });
  }

  /** Begins anew each time the palette opens; runs until it closes. @param text what was typed before it was there */
  begin(text = ''): Unsubscribe {
    const markets = this.queries.instruments();
    runInAction(() => {
      this.text = text;
      this.markets = markets.current;
      this.contracts = new Map();
      this.asked = undefined;
      this.failure = undefined;
    });
    return markets.subscribe((state) => {
      runInAction(() => (this.markets = state));
      void this.#learnTerms();
    });
  }

  /** Where it is open, and for whom: may change while somebody types, who loses nothing by it. */
  surround(surroundings: PaletteSurroundings): void {
    this.surroundings = surroundings;
    if (!surroundings.loggedIn) {
      this.contracts = new Map();
      this.#learning = new Set();
      return;
    }
    void this.#learnTerms();
  }

  type(text: string): void {
    this.text = text;
    this.failure = undefined;
    void this.#learnTerms();
  }

  get instruments(): readonly Instrument[] {
    return known(this.markets) ?? [];
  }

  get context(): CommandContext {
    const { current, marks } = this.surroundings;
    return { markets: this.instruments, current, marks, heldAs: (symbol) => heldAs(this.contracts.get(symbol)) };
  }

  get parsed(): ParsedCommand {
    return parseCommand(this.text, this.context);
  }

  get completions(): CommandCompletions {
    return completeCommand(this.text, this.context, this.surroundings.language);
  }

  /** The order that is understood. */
  get command(): OrderCommand | undefined {
    const { parsed } = this;
    return parsed.kind === 'understood' && parsed.command.kind === 'order' ? parsed.command : undefined;
  }

  /** The contract that an order is understood for. */
  get contract(): string | undefined {
    const { command } = this;
    return command && this.instruments.find(({ symbol, type }) => symbol === command.symbol && type === 'PERP')?.symbol;
  }

  /** `undefined` while no order is understood. */
  get preparation(): Preparation | undefined {
    const { command } = this;
    const instrument = command && this.instruments.find(({ symbol }) => symbol === command.symbol);
    if (!command || !instrument) return undefined;
    // Nothing is worked out from prices that are not those of now.
    const ticker = this.tickers.stale || this.tickers.paused ? undefined : this.tickers.ticker(instrument.symbol);
    return prepareOrder(command, {
      now: this.clock.now(),
      instrument,
      bestBid: best(ticker?.firstBidPrice),
      bestAsk: best(ticker?.firstAskPrice),
      available: (asset) => (this.surroundings.loggedIn ? this.balances.available(asset) : undefined),
      contract: this.surroundings.loggedIn ? this.contracts.get(instrument.symbol) : firstContractTerms,
    });
  }

  /** Holds what is understood as it stands: what is shown from here on is what is sent. */
  ask(): boolean {
    const { command, parsed, preparation } = this;
    this.stopped = undefined;
    if (parsed.kind === 'understood' && parsed.command.kind === 'cancel') {
      this.asked = { command: parsed.command };
      return true;
    }
    if (!command || !preparation?.order || preparation.problems.length > 0) return false;
    this.asked = { command, order: preparation.order };
    void this.#foresee(this.asked);
    return true;
  }

  async #foresee(asked: AskedOrder): Promise<void> {
    const { book, bracket } = preparedIntent(asked.order);
    const stopped = await this.forecast.of(guardedOrder(book ?? bracket));
    runInAction(() => {
      if (this.asked === asked) this.stopped = stopped;
    });
  }

  /** How many open orders a cancellation is for; `undefined` while that is not known. */
  cancels({ symbol }: CancelCommand): number | undefined {
    return this.orders.value?.filter((order) => symbol === undefined || order.symbol === symbol).length;
  }

  /** Whether it stops programs, too. */
  stopsPrograms({ symbol }: CancelCommand): boolean {
    return this.programs.stops({ symbol });
  }

  goBack(): void {
    if (!this.sending) this.asked = undefined;
  }

  /** @returns whether it is done */
  async send(): Promise<boolean> {
    const { asked } = this;
    if (!asked || this.sending || this.stopped) return false;
    runInAction(() => {
      this.sending = true;
      this.failure = undefined;
    });
    const answer = await (
      asked.order ? this.#place(asked.order) : this.cancelling.cancelAll(asked.command.symbol)
    ).finally(() => runInAction(() => (this.sending = false)));
    if (!answer) return false;
    this.history.addCommand(asked.command, this.surroundings.marks);
    if (!answer.ok) runInAction(() => (this.failure = answer.error));
    return answer.ok;
  }

  /** @returns `undefined` while another order is on its way */
  async #place(order: PreparedOrder): Promise<Result<void, Failure> | undefined> {
    const placement = await this.#submission.place((onLost) => this.placing.prepared(order, onLost));
    if (placement.status === 'busy') return undefined;
    return placement.status === 'placed' ? success(undefined) : failure(placement.failure);
  }

  /** Asked once for each contract; where the exchange did not say, again with what is typed next. */
  async #learnTerms(): Promise<void> {
    const symbol = this.contract;
    const learning = this.#learning;
    if (symbol === undefined || !this.surroundings.loggedIn || this.contracts.has(symbol) || learning.has(symbol))
      return;
    learning.add(symbol);
    const answer = await this.readTerms.of(symbol);
    learning.delete(symbol);
    if (answer.ok && learning === this.#learning)
      runInAction(() => (this.contracts = new Map(this.contracts).set(symbol, answer.value)));
  }
}

function heldAs({ positions }: Pick<ContractTerms, 'positions'> = { positions: [] }): readonly ('long' | 'short')[] {
  return positions.flatMap(({ holding }) => (holding.eq(0) ? [] : [holding.gt(0) ? 'long' : 'short']));
}

function best(price: number | undefined): Decimal | undefined {
  return price !== undefined && price > 0 ? decimal(price) : undefined;
}
