import { areParameters, indicatorKind } from '../../../../domain/markets/chart-indicators';
import { mostCompared, mostIndicators, type ChartPrice, type ChartSetup } from '../../../../domain/markets/chart-setup';
import type { ChartSetupsStore } from './chart-setups.store';

/** How somebody likes the chart of one market. */
export class ChartSetupStore {
  constructor(
    private readonly symbol: string,
    private readonly setups: Pick<ChartSetupsStore, 'setup' | 'keep'>,
  ) {}

  get setup(): ChartSetup {
    return this.setups.setup(this.symbol);
  }

  change(change: Partial<ChartSetup>): void {
    this.setups.keep(this.symbol, { ...this.setup, ...change });
  }

  /** What the candles are of. */
  get price(): ChartPrice {
    return this.symbol.startsWith('PERP_') ? this.setup.price : 'last';
  }

  get full(): boolean {
    return this.setup.indicators.length >= mostIndicators;
  }

  /** With the parameters that it begins with; the same one can be there twice with others. */
  addIndicator(name: string): void {
    const kind = indicatorKind(name);
    if (!kind || this.full) return;
    const { indicators } = this.setup;
    const number = Math.max(0, ...indicators.map(({ id }) => Number(id.split(' ')[1]) || 0)) + 1;
    this.change({ indicators: [...indicators, { id: `${name} ${number}`, name, parameters: kind.parameters }] });
  }

  /** @returns whether it can be reckoned with these */
  setParameters(id: string, parameters: readonly number[]): boolean {
    const indicator = this.setup.indicators.find((each) => each.id === id);
    if (!indicator || !areParameters(indicatorKind(indicator.name)!, parameters)) return false;
    this.change({
      indicators: this.setup.indicators.map((each) => (each === indicator ? { ...each, parameters } : each)),
    });
    return true;
  }

  removeIndicator(id: string): void {
    this.change({ indicators: this.setup.indicators.filter((each) => each.id !== id) });
  }

  /** Markets beside this one; a setup that was made for all may name this one, too. */
  get compared(): readonly string[] {
    return this.setup.compared.filter((symbol) => symbol !== this.symbol);
  }

  get comparesMost(): boolean {
    return this.compared.length >= mostCompared;
  }

  compare(symbol: string): void {
    if (symbol !== this.symbol && !this.comparesMost && !this.compared.includes(symbol))
      this.change({ compared: [...this.compared, symbol] });
  }

  endComparing(symbol: string): void {
    this.change({ compared: this.compared.filter((each) => each !== symbol) });
  }
}
