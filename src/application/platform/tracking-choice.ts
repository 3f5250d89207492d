import { trackingPreferenceFrom, type TrackingPreference } from '../../domain/platform/tracking';
import { Subject, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import { Environment } from './environment';
import { LocalStoragePort } from './local-storage.port';
import type { Needs } from '../kernel/token';

/** The key of specification, section 9. */
export const trackingKey = 'network-allow-analytics';

/** Whether somebody may be counted: kept on the device, the same in all its tabs. */
export class TrackingChoice implements Startable {
  static readonly needs: Needs<typeof TrackingChoice> = [LocalStoragePort, Environment];

  readonly #preference: Subject<TrackingPreference>;
  readonly #storage: LocalStoragePort;
  /** Without a tag manager or analytics there is nothing to ask. */
  readonly available: boolean;

  constructor(storage: LocalStoragePort, environment: Environment) {
    this.#storage = storage;
    this.#preference = new Subject(trackingPreferenceFrom(storage.read(trackingKey)));
    this.available = environment.analytics !== undefined;
  }

  get preference(): ObservableValue<TrackingPreference> {
    return this.#preference;
  }

  start(): Unsubscribe {
    this.#preference.set(trackingPreferenceFrom(this.#storage.read(trackingKey)));
    return this.#storage.onChange(trackingKey, (text) => this.#preference.set(trackingPreferenceFrom(text)));
  }

  choose(preference: 'yes' | 'no'): void {
    this.#storage.write(trackingKey, preference);
    this.#preference.set(preference);
  }
}
