import { Log } from '../../application/kernel/log.port';
import { Environment } from '../../application/platform/environment';
import type { AnalyticsPort } from '../../application/platform/tracking.port';
import type { SentEvent } from '../../domain/platform/tracking';
import type { ScriptAnalytics } from './script-analytics';
import type { Needs } from '../../application/kernel/token';

/** Stands in for the tag manager and analytics, whose client comes with the first report. */
export class DeferredAnalyticsAdapter implements AnalyticsPort {
  static readonly needs: Needs<typeof DeferredAnalyticsAdapter> = [Environment, Log];

  readonly #environment: Environment;
  readonly #log: Log;
  #loading: Promise<ScriptAnalytics> | undefined;
  /** Raised by each stop, so that a report from before does not start anything again. */
  #series = 0;

  constructor(environment: Environment, log: Log) {
    this.#environment = environment;
    this.#log = log;
  }

  report(event: SentEvent): void {
    const { analytics } = this.#environment;
    if (!analytics) return;
    const series = this.#series;
    this.#loading ??= import('./script-analytics').then((module) => new module.ScriptAnalytics(analytics, this.#log));
    this.#loading
      .then((client) => {
        if (series === this.#series) client.report(event);
      })
      .catch((error: unknown) => {
        this.#loading = undefined;
        this.#log.warning('The client of analytics did not load', { error: String(error) });
      });
  }

  stop(): void {
    this.#series += 1;
    void this.#loading?.then((client) => client.stop());
  }
}
