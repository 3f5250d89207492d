import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import { NoticesPort } from '../../kit/notices.port';
import { EndDevices } from '../../../application/security/end-devices.use-case';
import { SecurityQueries } from '../../../application/security/security.queries';
import type { Device } from '../../../domain/security/security-overview';
import { failureKey } from '../../kit/formats/failure-keys';
import { SingleRequest } from '../session/single-request';
import type { Needs } from '../../../application/kernel/token';

/** Where the person is logged in, and being logged out there. */
export class DevicesStore {
  static readonly needs: Needs<typeof DevicesStore> = [SecurityQueries, EndDevices, NoticesPort];

  page = 1;
  /** What is asked about before it is done. */
  asking: Device | 'others' | undefined = undefined;
  readonly request = new SingleRequest();

  constructor(
    readonly queries: SecurityQueries,
    private readonly devices: EndDevices,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { page: observable, asking: observableRef, show: actionBound, ask: actionBound });
  }

  show(page: number): void {
    this.page = page;
  }

  ask(about: Device | 'others' | undefined): void {
    this.asking = about;
  }

  /** Does what was asked about. */
  async end(): Promise<void> {
    const { asking } = this;
    if (!asking) return;
    const ended = await this.request.run(() =>
      asking === 'others' ? this.devices.endOthers() : this.devices.end(asking.id),
    );
    this.ask(undefined);
    const { failure } = this.request;
    if (ended)
      this.notices.show('success', {
        key: asking === 'others' ? 'security:devices.othersEnded' : 'security:devices.ended',
      });
    // One that is gone already is as good as ended.
    else if (failure) this.notices.show('error', { key: failureKey(failure) });
    if (this.page > 1) void this.queries.devices(this.page).refresh();
  }

  /** Nothing is lost by it: it is done without asking. */
  async stopPush(device: Device): Promise<void> {
    const stopped = await this.request.run(() => this.devices.stopPush(device.id));
    const { failure } = this.request;
    if (stopped) this.notices.show('success', { key: 'security:devices.pushStopped' });
    else if (failure) this.notices.show('error', { key: failureKey(failure) });
    if (this.page > 1) void this.queries.devices(this.page).refresh();
  }
}
