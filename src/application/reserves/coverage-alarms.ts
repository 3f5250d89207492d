import { type Coverage } from '../../domain/reserves/reserve-figures';
import type { Decimal } from '../../domain/shared/decimal';
import { fieldsOf, keptFields } from '../../domain/shared/kept-fields';
import { Subject, type ObservableValue } from '../kernel/observable-value';
import type { Needs } from '../kernel/token';
import { OwnStoragePort } from '../platform/own-storage.port';

/** Somebody wants to know when the coverage of an asset falls under a level. */
interface CoverageAlarm {
  readonly asset: string;
  /** Percent. */
  readonly level: number;
}

const storageKey = 'coverage-alarms';

/** Alarms that somebody set on this device, one for each asset. */
export class CoverageAlarms {
  static readonly needs: Needs<typeof CoverageAlarms> = [OwnStoragePort];

  readonly #alarms: Subject<readonly CoverageAlarm[]>;

  constructor(private readonly storage: OwnStoragePort) {
    this.#alarms = new Subject(alarmsFrom(storage.read(storageKey)));
    storage.onChange(storageKey, (text) => this.#alarms.set(alarmsFrom(text)));
  }

  get alarms(): ObservableValue<readonly CoverageAlarm[]> {
    return this.#alarms;
  }

  set(alarm: CoverageAlarm): void {
    this.#keep([...this.#without(alarm.asset), alarm]);
  }

  remove(asset: string): void {
    this.#keep(this.#without(asset));
  }

  /** Alarms that ring. An asset that nobody is owed rings for none. */
  ringing(coverage: readonly Coverage[]): readonly (CoverageAlarm & { readonly ratio: Decimal })[] {
    return this.#alarms.current.flatMap((alarm) => {
      const ratio = coverage.find(({ asset }) => asset === alarm.asset)?.ratio;
      return ratio?.times(100).lt(alarm.level) ? [{ ...alarm, ratio }] : [];
    });
  }

  #without(asset: string): readonly CoverageAlarm[] {
    return this.#alarms.current.filter((alarm) => alarm.asset !== asset);
  }

  #keep(alarms: readonly CoverageAlarm[]): void {
    this.storage.write(storageKey, JSON.stringify({ alarms }));
    this.#alarms.set(alarms);
  }
}

function alarmsFrom(text: string | undefined): readonly CoverageAlarm[] {
  const { alarms } = keptFields(text);
  return Array.isArray(alarms) ? alarms.filter(isAlarm) : [];
}

function isAlarm(value: unknown): value is CoverageAlarm {
  const { asset, level } = fieldsOf(value);
  return typeof asset === 'string' && Number.isFinite(level);
}
