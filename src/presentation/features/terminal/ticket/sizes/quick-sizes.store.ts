import { makeObservable, observableRef, runInAction } from 'mobx';
import { OwnStoragePort } from '../../../../../application/platform/own-storage.port';
import { parseDecimal, type Decimal } from '../../../../../domain/shared/decimal';
import { fieldsOf, keptFields } from '../../../../../domain/shared/kept-fields';
import type { SizeUnit } from '../../../../../application/trading/ticket/ticket-text';
import type { Needs } from '../../../../../application/kernel/token';

/** A size that somebody keeps at hand for a market. */
export interface QuickSize {
  readonly amount: Decimal;
  readonly unit: SizeUnit;
}

const storageKey = 'quick-sizes';
const units: readonly SizeUnit[] = ['base', 'quote', 'margin', 'risk'];

/** As many as there are keys for. */
export const mostQuickSizes = 5;

/** Sizes of one's own, market by market, kept on this device. */
export class QuickSizesStore {
  static readonly needs: Needs<typeof QuickSizesStore> = [OwnStoragePort];

  sizes: Readonly<Record<string, readonly QuickSize[]>>;

  constructor(private readonly storage: OwnStoragePort) {
    this.sizes = this.#read();
    makeObservable(this, { sizes: observableRef });
    storage.onChange(storageKey, () => runInAction(() => (this.sizes = this.#read())));
  }

  of(symbol: string): readonly QuickSize[] {
    return this.sizes[symbol] ?? [];
  }

  /** Whether a size could be kept: it is not there yet and there is room for it. */
  keeps(symbol: string, size: QuickSize): boolean {
    const kept = this.of(symbol);
    return size.amount.gt(0) && kept.length < mostQuickSizes && !kept.some((each) => isSame(each, size));
  }

  keep(symbol: string, size: QuickSize): void {
    if (this.keeps(symbol, size)) this.#write(symbol, [...this.of(symbol), size]);
  }

  remove(symbol: string, size: QuickSize): void {
    this.#write(
      symbol,
      this.of(symbol).filter((each) => !isSame(each, size)),
    );
  }

  #write(symbol: string, kept: readonly QuickSize[]): void {
    // Another tab may have changed other markets meanwhile.
    const sizes = { ...this.#read(), [symbol]: kept };
    runInAction(() => (this.sizes = sizes));
    this.storage.write(
      storageKey,
      JSON.stringify(
        Object.fromEntries(
          Object.entries(sizes).map(([market, own]) => [
            market,
            own.map(({ amount, unit }) => ({ amount: amount.toFixed(), unit })),
          ]),
        ),
      ),
    );
  }

  #read(): Readonly<Record<string, readonly QuickSize[]>> {
    return Object.fromEntries(
      Object.entries(keptFields(this.storage.read(storageKey))).map(([symbol, kept]) => [symbol, readSizes(kept)]),
    );
  }
}

function isSame(a: QuickSize, b: QuickSize): boolean {
  return a.unit === b.unit && a.amount.eq(b.amount);
}

function readSizes(kept: unknown): readonly QuickSize[] {
  if (!Array.isArray(kept)) return [];
  const sizes = kept.flatMap((each: unknown): readonly QuickSize[] => {
    const fields = fieldsOf(each);
    const amount = typeof fields.amount === 'string' ? parseDecimal(fields.amount) : undefined;
    const unit = units.find((known) => known === fields.unit);
    return amount?.gt(0) && unit ? [{ amount, unit }] : [];
  });
  return sizes.slice(0, mostQuickSizes);
}
