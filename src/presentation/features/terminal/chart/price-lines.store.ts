import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../../application/kernel/failure';
import { failureNotice } from '../../../kit/formats/failure-keys';
import { NoticesPort } from '../../../kit/notices.port';
import { legRemoval, type LegRemoval } from '../../../../application/trading/protect-position.use-case';
import { MovePriceLine } from '../../../../application/trading/move-price-line.use-case';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { Decimal } from '../../../../domain/shared/decimal';
import {
  endingWith,
  isMovable,
  newPrice,
  type MovableLine,
  type PriceLine,
  orderLines,
  triggerLines,
  positionLines,
} from '../../../../domain/trading/price-line';
import { OpenOrdersStore } from '../account/open-orders.store';
import { OpenAlgoOrders } from '../../../../application/trading/open-algo-orders';
import { Positions } from '../../../../application/trading/positions';
import { ChartSetupsStore } from './chart-setups.store';
import type { Needs } from '../../../../application/kernel/token';

/**
 * Before it is said that this is meant: a line that was put down at another price, or one that is to be cancelled and
 * with which others end.
 */
type ProposedChange =
  | { readonly line: MovableLine; readonly price: Decimal }
  | { readonly line: MovableLine; readonly price?: undefined; readonly ending: readonly MovableLine[] };

/** The account's own prices of a market, and moving them. */
export class PriceLinesStore {
  static readonly needs: Needs<typeof PriceLinesStore> = [
    OpenOrdersStore,
    OpenAlgoOrders,
    Positions,
    ChartSetupsStore,
    MovePriceLine,
    NoticesPort,
  ];

  proposed: ProposedChange | undefined = undefined;
  /** Lines whose change was asked for and is not yet answered. */
  readonly busy = observable.set<string>();

  constructor(
    private readonly orders: Pick<OpenOrdersStore, 'orders' | 'state' | 'retry'>,
    private readonly algoOrders: Pick<OpenAlgoOrders, 'value' | 'state' | 'refresh'>,
    private readonly positions: Pick<Positions, 'value' | 'state' | 'refresh'>,
    private readonly setups: Pick<ChartSetupsStore, 'shows'>,
    private readonly movePriceLine: MovePriceLine,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { proposed: observableRef, propose: actionBound, decline: actionBound });
  }

  /** Highest price first. */
  of(symbol: string): readonly PriceLine[] {
    const lines = [
      ...orderLines(symbol, this.orders.orders),
      ...triggerLines(symbol, this.algoOrders.value ?? []),
      ...positionLines(symbol, this.positions.value ?? []),
    ];
    return lines.sort((a, b) => b.price.cmp(a.price));
  }

  /** Not all of them are known yet. */
  get incomplete(): boolean {
    return this.#states.some(({ status }) => status !== 'ready');
  }

  /** Why some could not be read. */
  get failure(): Failure | undefined {
    return this.#states.flatMap((state) => (state.status === 'failed' ? [state.failure] : []))[0];
  }

  get #states() {
    return [this.orders.state, this.algoOrders.state.current, this.positions.state.current];
  }

  retry(): void {
    if (this.orders.state.status === 'failed') this.orders.retry();
    for (const live of [this.algoOrders, this.positions])
      if (live.state.current.status === 'failed') void live.refresh();
  }

  /** Those that the person wants to see over the candles. */
  shown(symbol: string): readonly PriceLine[] {
    return this.of(symbol).filter(({ kind }) =>
      this.setups.shows(kind === 'order' ? 'orders' : kind === 'trigger' ? 'conditional' : 'position'),
    );
  }

  /** @returns whether there is anything to ask */
  propose(line: PriceLine, price: number, instrument: Instrument): boolean {
    const moved = newPrice(line, price, instrument);
    this.proposed = moved && isMovable(line) && !this.busy.has(line.id) ? { line, price: moved } : undefined;
    return this.proposed !== undefined;
  }

  decline(): void {
    this.proposed = undefined;
  }

  async confirm(): Promise<void> {
    const { proposed } = this;
    this.decline();
    if (!proposed) return;
    const { line, price } = proposed;
    if (price === undefined) return this.#cancel(line);
    const answer = await this.#ask(line, () => this.movePriceLine.move(line, price));
    if (answer?.ok === false) this.notices.show('error', failureNotice(answer.error));
  }

  /** Asks first where other orders end with it. */
  async cancel(line: MovableLine): Promise<void> {
    if (this.busy.has(line.id)) return;
    if (this.proposed?.line.id === line.id) this.decline();
    const ending = this.#removal(line) ? [] : endingWith(line, this.of(line.symbol));
    if (ending.length === 0) return this.#cancel(line);
    runInAction(() => (this.proposed = { line, ending }));
  }

  #removal(line: MovableLine): LegRemoval | undefined {
    return line.kind === 'trigger' ? legRemoval(line.root, line.leg, this.positions.value ?? []) : undefined;
  }

  async #cancel(line: MovableLine): Promise<void> {
    const removal = this.#removal(line);
    const answer = await this.#ask(line, () => this.movePriceLine.cancel(line));
    if (answer?.ok === false) {
      this.notices.show('error', failureNotice(answer.error.failure));
      if (answer.error.stands !== 'before') this.notices.show('warning', { key: 'chart:lines.legPartly' });
    } else if (answer && removal?.stays) this.notices.show('info', { key: `chart:lines.legGone.${removal.leg}` });
  }

  /** @returns nothing where it is being changed already */
  async #ask<Answer>({ id }: MovableLine, send: () => Promise<Answer>): Promise<Answer | undefined> {
    if (this.busy.has(id)) return undefined;
    runInAction(() => this.busy.add(id));
    const answer = await send();
    runInAction(() => this.busy.delete(id));
    return answer;
  }
}
