import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '../../../../application/kernel/failure';
import { failureNotice } from '../../../../application/platform/failure-keys';
import { NoticesPort } from '../../../../application/platform/notices.port';
import { MovePriceLine } from '../../../../application/trading/move-price-line.use-case';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { Decimal } from '../../../../domain/shared/decimal';
import {
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

/** A line that was put down at another price, before it is said that this is meant. */
export interface ProposedMove {
  readonly line: MovableLine;
  readonly price: Decimal;
}

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

  proposed: ProposedMove | undefined = undefined;
  /** Lines whose change was asked for and is not yet answered. */
  readonly busy = observable.set<string>();

  constructor(
    private readonly orders: Pick<OpenOrdersStore, 'orders'>,
    private readonly algoOrders: Pick<OpenAlgoOrders, 'value'>,
    private readonly positions: Pick<Positions, 'value'>,
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
    if (proposed) await this.#ask(proposed.line, () => this.movePriceLine.move(proposed.line, proposed.price));
  }

  async cancel(line: MovableLine): Promise<void> {
    if (this.proposed?.line.id === line.id) this.decline();
    await this.#ask(line, () => this.movePriceLine.cancel(line));
  }

  async #ask({ id }: MovableLine, send: () => Outcome<unknown>): Promise<void> {
    if (this.busy.has(id)) return;
    runInAction(() => this.busy.add(id));
    const answer = await send();
    runInAction(() => this.busy.delete(id));
    if (!answer.ok) this.notices.show('error', failureNotice(answer.error));
  }
}
