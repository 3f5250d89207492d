import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { ConfigurationPort } from '../../../application/platform/configuration.port';
import { PagePort } from '../../../application/platform/page.port';
import type { ServiceState } from '../../../domain/platform/exchange-configuration';
import { minute } from '../../../domain/shared/instant';
import type { Needs } from '../../../application/kernel/token';

const often = 5 * minute;

/** Whether the exchange works, asked now and then while the page is in view. */
export class ServiceStateStore implements Startable {
  static readonly needs: Needs<typeof ServiceStateStore> = [ConfigurationPort, Scheduler, PagePort];

  state: ServiceState = { state: 'working' };

  constructor(
    private readonly configuration: ConfigurationPort,
    private readonly scheduler: Scheduler,
    private readonly page: PagePort,
  ) {
    makeObservable(this, { state: observableRef, follow: actionBound });
  }

  get down(): boolean {
    return this.state.state === 'maintenance' || this.state.state === 'tradingMaintenance';
  }

  start(): Unsubscribe {
    void this.read();
    return this.scheduler.every(often, () => {
      if (this.page.visible.current) void this.read();
    });
  }

  /** What cannot be read is no news. */
  async read(): Promise<void> {
    const answer = await this.configuration.serviceState();
    if (answer.ok) this.follow(answer.value);
  }

  follow(state: ServiceState): void {
    this.state = state;
  }
}
