import { AccountSettingsCommandsPort } from '../account/account-settings-commands.port';
import { AccountSettingsPort } from '../account/account-settings.port';
import type { Unsubscribe } from '../kernel/observable-value';
import type { Needs } from '../kernel/token';
import { Session } from '../session/session';
import { DeviceNotificationsPort } from './device-notifications.port';

/** Has the exchange push to this device what it tells the account, also while no page is open. */
export class DevicePush {
  static readonly needs: Needs<typeof DevicePush> = [
    DeviceNotificationsPort,
    AccountSettingsPort,
    AccountSettingsCommandsPort,
    Session,
  ];

  constructor(
    private readonly device: Pick<DeviceNotificationsPort, 'subscribe' | 'unsubscribe'>,
    private readonly settings: Pick<AccountSettingsPort, 'pushKey'>,
    private readonly commands: Pick<AccountSettingsCommandsPort, 'registerPush' | 'stopPush'>,
    private readonly session: Pick<Session, 'beforeLogOut'>,
  ) {}

  /** Where the device lets it. @param renews without anybody's wish just now @returns whether messages come from now on */
  async begin(renews = false): Promise<boolean> {
    const key = await this.settings.pushKey();
    const subscription = key.ok ? await this.device.subscribe(key.value) : undefined;
    if (subscription === undefined) return false;
    const registered = await this.commands.registerPush(subscription, 'web', renews);
    if (!registered.ok) await this.device.unsubscribe();
    return registered.ok;
  }

  /** Also where the exchange does not hear of it: it learns it with its next message, from the push service. */
  async end(): Promise<void> {
    await this.device.unsubscribe();
    await this.commands.stopPush();
  }

  /** What one account is told comes to nobody who uses the device after it. */
  endWithSession(): Unsubscribe {
    return this.session.beforeLogOut(() => this.device.unsubscribe());
  }
}
