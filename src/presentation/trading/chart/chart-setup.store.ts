import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import type { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { areParameters, indicatorKind } from '../../../domain/markets/chart-indicators';
import { mostIndicators, readChartSetup, type ChartLayer, type ChartSetup } from '../../../domain/markets/chart-setup';
import { keptFields } from '../../../domain/shared/kept-fields';

const storageKey = 'chart-setup-1';

/** How somebody likes their charts, kept on this device and the same in all its tabs. */
export class ChartSetupStore implements Startable {
  setup: ChartSetup;

  constructor(private readonly storage: LocalStoragePort) {
    this.setup = readChartSetup(keptFields(storage.read(storageKey)));
    makeObservable(this, { setup: observableRef, change: actionBound, show: actionBound });
  }

  start(): Unsubscribe {
    return this.storage.onChange(storageKey, (text) => this.show(readChartSetup(keptFields(text))));
  }

  show(setup: ChartSetup): void {
    this.setup = setup;
  }

  change(change: Partial<ChartSetup>): void {
    this.setup = { ...this.setup, ...change };
    this.storage.write(storageKey, JSON.stringify(this.setup));
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
    this.change({ indicators: this.setup.indicators.map((each) => (each === indicator ? { ...each, parameters } : each)) });
    return true;
  }

  removeIndicator(id: string): void {
    this.change({ indicators: this.setup.indicators.filter((each) => each.id !== id) });
  }

  shows(layer: ChartLayer): boolean {
    return this.setup.layers.includes(layer);
  }

  toggleLayer(layer: ChartLayer): void {
    this.change({ layers: toggled(this.setup.layers, layer) });
  }
}

function toggled<T>(list: readonly T[], item: T): readonly T[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}
