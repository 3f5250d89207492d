import { roundTo } from '../../domain/shared/decimal';
import type { Audit } from '../../domain/reserves/audit';
import type { ReserveFigures } from '../../domain/reserves/reserve-figures';
import {
  changedRoots,
  emptyRecord,
  withRatio,
  withRoots,
  type ChangedRoot,
  type ReserveRecord,
  type SeenRatio,
  type SeenRoot,
} from '../../domain/reserves/reserve-record';
import { fieldsOf, keptFields } from '../../domain/shared/kept-fields';
import { Clock } from '../kernel/clock.port';
import { Subject, type ObservableValue } from '../kernel/observable-value';
import type { Needs } from '../kernel/token';
import { LocalStoragePort } from '../platform/local-storage.port';

const storageKey = 'reserve-history';

/** What this device has seen of the reserves: nobody can change it afterwards. */
export class ReserveHistory {
  static readonly needs: Needs<typeof ReserveHistory> = [LocalStoragePort, Clock];

  readonly #record: Subject<ReserveRecord>;

  constructor(
    private readonly storage: LocalStoragePort,
    private readonly clock: Clock,
  ) {
    this.#record = new Subject(recordFrom(storage.read(storageKey)));
    // What was forgotten in another tab must not be written again by this one.
    storage.onChange(storageKey, (text) => this.#record.set(recordFrom(text)));
  }

  get record(): ObservableValue<ReserveRecord> {
    return this.#record;
  }

  /** Figures of all assets, the product's own token included. */
  saw({ at, ratio, custodyRatio }: ReserveFigures): void {
    if (ratio === undefined || custodyRatio === undefined) return;
    const percent = (value: typeof ratio): number => roundTo(value.times(100), 4, 'down').toNumber();
    this.#keep(withRatio(this.#latest(), { at, reserve: percent(ratio), custody: percent(custodyRatio) }));
  }

  sawAudits(audits: readonly Audit[]): void {
    this.#keep(withRoots(this.#latest(), audits, this.clock.now()));
  }

  changed(audits: readonly Audit[]): readonly ChangedRoot[] {
    return changedRoots(this.#record.current, audits);
  }

  forget(): void {
    this.storage.remove(storageKey);
    this.#record.set(emptyRecord);
  }

  /** Another tab may have seen more. */
  #latest(): ReserveRecord {
    const stored = recordFrom(this.storage.read(storageKey));
    return stored.roots.length + stored.ratios.length > 0 ? stored : this.#record.current;
  }

  #keep(record: ReserveRecord): void {
    this.storage.write(storageKey, JSON.stringify(record));
    this.#record.set(record);
  }
}

function recordFrom(text: string | undefined): ReserveRecord {
  const { ratios, roots } = keptFields(text);
  return { ratios: listOf(ratios, isRatio), roots: listOf(roots, isRoot) };
}

function listOf<T>(value: unknown, is: (each: unknown) => each is T): readonly T[] {
  return Array.isArray(value) ? value.filter(is) : [];
}

function isRatio(value: unknown): value is SeenRatio {
  const { at, reserve, custody } = fieldsOf(value);
  return [at, reserve, custody].every(Number.isFinite);
}

function isRoot(value: unknown): value is SeenRoot {
  const { auditId, root, seenAt } = fieldsOf(value);
  return typeof auditId === 'string' && typeof root === 'string' && Number.isFinite(seenAt);
}
