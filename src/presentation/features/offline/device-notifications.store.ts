import { actionBound, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import type { Needs } from '../../../application/kernel/token';
import {
  DeviceNotificationsPort,
  type NotificationPermission,
} from '../../../application/platform/device-notifications.port';
import { DevicePush } from '../../../application/platform/device-push.use-case';
import { Environment } from '../../../application/platform/environment';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import type { NoticeText } from '../../kit/notices.port';
import { PagePort } from '../../../application/platform/page.port';
import { paths } from '../../runtime/paths';
import { NoticesStore } from '../../runtime/stores/notices.store';

const choiceKey = 'notifications.device';

/** Own fills, alerts and what the exchange tells, by the device, for whoever turned that on here and looks elsewhere. */
export class DeviceNotificationsStore implements Startable {
  static readonly needs: Needs<typeof DeviceNotificationsStore> = [
    DeviceNotificationsPort,
    NoticesStore,
    LocalStoragePort,
    PagePort,
    Environment,
    DevicePush,
  ];

  permission: NotificationPermission;
  chosen: boolean;
  /** Whether the exchange pushes what it tells: then the page need not say it as well. */
  pushed = false;

  constructor(
    private readonly device: DeviceNotificationsPort,
    private readonly notices: Pick<NoticesStore, 'history' | 'away'>,
    private readonly storage: LocalStoragePort,
    private readonly page: Pick<PagePort, 'visible'>,
    private readonly environment: Pick<Environment, 'brand'>,
    private readonly push: Pick<DevicePush, 'begin' | 'end' | 'endWithSession'>,
  ) {
    this.permission = device.permission.current;
    this.chosen = storage.read(choiceKey) === 'on';
    makeObservable(this, { permission: observableRef, chosen: observable, follow: actionBound });
  }

  get on(): boolean {
    return this.chosen && this.permission === 'granted';
  }

  start(): Unsubscribe {
    return this.device.permission.subscribe(this.follow);
  }

  /** @param said the words of a notice in the reader's language */
  tell(said: (text: NoticeText) => string): Unsubscribe {
    const stops = [this.start(), this.storage.onChange(choiceKey, this.follow), this.push.endWithSession()];
    // The device belongs to whoever says so last, and its push service may have given it another address.
    if (this.on) void this.#beginPush(true);
    const show = (text: NoticeText | undefined): void => {
      if (!text || !this.on || this.page.visible.current) return;
      const body = said(text);
      // The same words again are the same news.
      void this.device.show({ title: this.environment.brand.name, body, tag: body, link: paths.notifications });
    };
    stops.push(
      reaction(
        () => this.notices.history[0],
        (notice) => {
          if (!this.pushed) show(notice?.text);
        },
      ),
      // Alerts are this device's own: nobody else knows of them.
      reaction(
        () => this.notices.away,
        (notice) => show(notice?.text),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }

  /** Within a press: the device asks for nothing that nobody wanted. */
  async choose(on: boolean): Promise<void> {
    if (on && (await this.device.ask()) !== 'granted') return this.follow();
    if (on) this.storage.write(choiceKey, 'on');
    else this.storage.remove(choiceKey);
    this.follow();
    await (on ? this.#beginPush(false) : this.#endPush());
  }

  follow(): void {
    this.permission = this.device.permission.current;
    this.chosen = this.storage.read(choiceKey) === 'on';
  }

  async #beginPush(renews: boolean): Promise<void> {
    this.pushed = await this.push.begin(renews);
  }

  async #endPush(): Promise<void> {
    this.pushed = false;
    await this.push.end();
  }
}
