import { Log } from '../../../application/kernel/log.port';
import type { Needs } from '../../../application/kernel/token';

/** Reads enumerated values of hosts that may know more of them than we do: an unknown one is `other`, and logged once. */
export class UnknownValues {
  static readonly needs: Needs<typeof UnknownValues> = [Log];

  readonly #log: Log;
  readonly #seen = new Set<string>();

  constructor(log: Log) {
    this.#log = log;
  }

  oneOf<V extends string>(field: string, value: string, known: readonly V[]): V | 'other' {
    if ((known as readonly string[]).includes(value)) return value as V;
    const name = `${field}=${value}`;
    if (!this.#seen.has(name)) {
      this.#seen.add(name);
      this.#log.warning(`A host sent an unknown ${field}`, { value });
    }
    return 'other';
  }
}
