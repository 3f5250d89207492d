import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { parseDecimal, zero, type Decimal } from '../../../../domain/shared/decimal';
import { keptFields } from '../../../../domain/shared/kept-fields';
import type { Needs } from '../../../../application/kernel/token';

/** Whether the market stays in the middle, is only kept on the ladder, or may leave it. */
export const centrings = ['auto', 'keep', 'free'] as const;
export type Centring = (typeof centrings)[number];

const storageKey = 'ladder-preferences';

/** How somebody likes the ladder, kept on this device. One-click trading is not among it: it is off on every visit. */
export class LadderPreferencesStore {
  static readonly needs: Needs<typeof LadderPreferencesStore> = [LocalStoragePort];

  centring: Centring;
  /** Ticks per row, and size of an order, per market. */
  steps: Readonly<Record<string, number>>;
  sizes: Readonly<Record<string, string>>;

  constructor(private readonly storage: LocalStoragePort) {
    const kept = keptFields(storage.read(storageKey));
    this.centring = centrings.find((centring) => centring === kept['centring']) ?? 'keep';
    this.steps = valuesIn(kept['steps'], (value) => typeof value === 'number');
    this.sizes = valuesIn(kept['sizes'], (value) => typeof value === 'string');
    makeObservable(this, { centring: observable, steps: observableRef, sizes: observableRef });
  }

  step(symbol: string): number | undefined {
    return this.steps[symbol];
  }

  size(symbol: string): Decimal | undefined {
    const size = parseDecimal(this.sizes[symbol]);
    return size?.gt(zero) ? size : undefined;
  }

  set(change: Partial<Pick<LadderPreferencesStore, 'centring' | 'steps' | 'sizes'>>): void {
    runInAction(() => Object.assign(this, change));
    const { centring, steps, sizes } = this;
    this.storage.write(storageKey, JSON.stringify({ version: 1, centring, steps, sizes }));
  }

  chooseStep(symbol: string, ticks: number): void {
    this.set({ steps: { ...this.steps, [symbol]: ticks } });
  }

  chooseSize(symbol: string, size: Decimal | undefined): void {
    this.set({ sizes: { ...this.sizes, [symbol]: size?.toFixed() ?? '' } });
  }
}

function valuesIn<Value>(stored: unknown, fits: (value: unknown) => boolean): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => fits(value)));
}
