import { permittedEvent, type TrackingEvent } from '../../domain/platform/tracking';
import type { Startable, Unsubscribe } from '../kernel/observable-value';
import { Session } from '../session/session';
import { SessionTokenPort } from '../session/session-token.port';
import { TranslationsPort } from './language.port';
import { AnalyticsPort, DeviceIdentityPort, type TrackingPort } from './tracking.port';
import { TrackingChoice } from './tracking-choice';
import type { Needs } from '../kernel/token';

/**
 * Reports what happens, once somebody has said yes and for as long as they do. What happened before is never told
 * afterwards; only the page that is on screen is, because the visit goes on there.
 */
export class Tracking implements TrackingPort, Startable {
  static readonly needs: Needs<typeof Tracking> = [
    TrackingChoice,
    AnalyticsPort,
    DeviceIdentityPort,
    Session,
    SessionTokenPort,
    TranslationsPort,
  ];

  readonly #choice: TrackingChoice;
  readonly #analytics: AnalyticsPort;
  readonly #device: DeviceIdentityPort;
  readonly #session: Session;
  readonly #tokens: SessionTokenPort;
  readonly #translations: TranslationsPort;
  #page: TrackingEvent | undefined;
  /** Events leave in the order they happened, also while the device is being recognised. */
  #last: Promise<void> = Promise.resolve();

  constructor(
    choice: TrackingChoice,
    analytics: AnalyticsPort,
    device: DeviceIdentityPort,
    session: Session,
    tokens: SessionTokenPort,
    translations: TranslationsPort,
  ) {
    this.#choice = choice;
    this.#analytics = analytics;
    this.#device = device;
    this.#session = session;
    this.#tokens = tokens;
    this.#translations = translations;
  }

  start(): Unsubscribe {
    const stop = this.#choice.preference.subscribe((preference) => {
      if (preference !== 'yes') this.#analytics.stop();
      else if (this.#page) this.#send(this.#page);
    });
    let wasLoggedIn = this.#session.state.current.status === 'loggedIn';
    const stopSession = this.#session.state.subscribe(({ status }) => {
      if (wasLoggedIn && status === 'loggedOut') this.report({ name: 'log_out' });
      wasLoggedIn = status === 'loggedIn';
    });
    const stopFollowing = this.#choice.start();
    return () => {
      stop();
      stopSession();
      stopFollowing();
    };
  }

  report(event: TrackingEvent): void {
    const permitted = permittedEvent(event);
    if (!permitted) return;
    if (permitted.name === 'page_view') this.#page = permitted;
    this.#send(permitted);
  }

  #send(event: TrackingEvent): void {
    if (!this.#allowed()) return;
    const loggedIn = this.#session.state.current.status === 'loggedIn';
    // Whose act it was, not who is there when it leaves.
    const known = {
      platform: 'desktop',
      userId: loggedIn ? this.#tokens.userId() : undefined,
      language: this.#translations.language.current,
    } as const;
    this.#last = this.#last.then(async () => {
      if (!this.#allowed()) return;
      const deviceId = await this.#device.deviceId();
      if (this.#allowed()) this.#analytics.report({ ...event, ...known, deviceId });
    });
  }

  #allowed(): boolean {
    return this.#choice.available && this.#choice.preference.current === 'yes';
  }
}
