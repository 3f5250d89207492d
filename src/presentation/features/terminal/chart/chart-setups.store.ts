import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import {
  readChartSetups,
  setupOf,
  withSetup,
  writeChartSetups,
  type ChartLayer,
  type ChartLook,
  type ChartSetup,
  type ChartSetups,
} from '../../../../domain/markets/chart-setup';
import { keptFields } from '../../../../domain/shared/kept-fields';
import { ChartSetupStore } from './chart-setup.store';
import type { Needs } from '../../../../application/kernel/token';

const storageKey = 'chart-setup-2';
/** Of the version before; read until something is changed. */
const formerKey = 'chart-setup-1';

/** How somebody likes their charts, market by market; kept on this device and the same in all its tabs. */
export class ChartSetupsStore implements Startable {
  static readonly needs: Needs<typeof ChartSetupsStore> = [LocalStoragePort];

  all: ChartSetups;
  readonly #stores = new Map<string, ChartSetupStore>();

  constructor(private readonly storage: LocalStoragePort) {
    this.all = readChartSetups(keptFields(storage.read(storageKey) ?? storage.read(formerKey)));
    makeObservable(this, { all: observableRef, show: actionBound });
  }

  start(): Unsubscribe {
    return this.storage.onChange(storageKey, (text) => this.show(readChartSetups(keptFields(text))));
  }

  show(all: ChartSetups): void {
    this.all = all;
  }

  of(symbol: string): ChartSetupStore {
    const known = this.#stores.get(symbol) ?? new ChartSetupStore(symbol, this);
    this.#stores.set(symbol, known);
    return known;
  }

  setup(symbol: string): ChartSetup {
    return setupOf(this.all, symbol);
  }

  keep(symbol: string, setup: ChartSetup): void {
    this.#write(withSetup(this.all, symbol, setup));
  }

  /** Markets other than this one with a setup of their own. */
  othersOwn(symbol: string): number {
    return Object.keys(this.all.markets).filter((market) => market !== symbol).length;
  }

  /** What this market has becomes every market's, also of those that had their own. */
  useForAll(symbol: string): void {
    this.#write({ ...this.all, common: this.setup(symbol), markets: {} });
  }

  get look(): ChartLook {
    return this.all.look;
  }

  changeLook(change: Partial<ChartLook>): void {
    this.#write({ ...this.all, look: { ...this.look, ...change } });
  }

  shows(layer: ChartLayer): boolean {
    return this.look.layers.includes(layer);
  }

  toggleLayer(layer: ChartLayer): void {
    const { layers } = this.look;
    this.changeLook({ layers: layers.includes(layer) ? layers.filter((each) => each !== layer) : [...layers, layer] });
  }

  #write(all: ChartSetups): void {
    this.show(all);
    this.storage.write(storageKey, writeChartSetups(all));
    this.storage.remove(formerKey);
  }
}
