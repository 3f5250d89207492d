import { makeObservable, observable, runInAction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { fillsWithPositions } from '../../../../application/trading/position-fills';
import { TradingPort } from '../../../../application/trading/trading.port';
import type { Fill } from '../../../../domain/trading/order';
import type { Needs } from '../../../../application/kernel/token';

/** Marks on a chart; older ones are in the history. */
const shown = 200;

/** The account's own fills by market, as charts mark them: those of contracts with the position that each changed. */
export class OwnFillsStore {
  static readonly needs: Needs<typeof OwnFillsStore> = [TradingPort, AccountStreamPort];

  readonly #fills = observable.map<string, readonly Fill[]>(undefined, { deep: false });

  constructor(
    private readonly trading: TradingPort,
    private readonly stream: AccountStreamPort,
  ) {
    makeObservable(this, {});
  }

  /** Newest first. */
  of(symbol: string): readonly Fill[] {
    return this.#fills.get(symbol) ?? [];
  }

  /** For as long as somebody is logged in and looks at the market. */
  follow(symbol: string): Unsubscribe {
    let current = true;
    const take = (fills: readonly Fill[]): void => {
      if (current) runInAction(() => this.#fills.set(symbol, newestOfEach([...fills, ...this.of(symbol)])));
    };
    const read = async (): Promise<void> => {
      const answer = await fillsWithPositions(this.trading, { symbol, page: 1, size: shown });
      if (answer.ok) take(answer.value.rows);
    };
    const stops = [
      this.stream.onExecutionReport(({ order, fill }) => {
        if (fill?.symbol === symbol) take([{ ...fill, positionSide: order.positionSide }]);
      }),
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void read();
      }),
    ];
    void read();
    return () => {
      current = false;
      for (const stop of stops) stop();
      runInAction(() => this.#fills.delete(symbol));
    };
  }
}

function newestOfEach(fills: readonly Fill[]): readonly Fill[] {
  const byId = new Map(fills.map((fill) => [fill.id, fill]));
  return [...byId.values()].sort((a, b) => b.at - a.at).slice(0, shown);
}
