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
    private readonly commands: Pick<AccountSettingsCommandsPort, 'registerPush'>,
    private readonly session: Pick<Session, 'beforeLogOut'>,
  ) {}

  /** Where the device lets it. @returns whether messages come from now on */
  async begin(): Promise<boolean> {
    const key = await this.settings.pushKey();
    const subscription = key.ok ? await this.device.subscribe(key.value) : undefined;
    if (subscription === undefined) return false;
    const registered = await this.commands.registerPush(subscription, 'web');
    if (!registered.ok) await this.end();
    return registered.ok;
  }

  /** Whoever pushes learns it with the next message, from the push service. */
  end(): Promise<void> {
    return this.device.unsubscribe();
  }

  /** What one account is told comes to nobody who uses the device after it. */
  endWithSession(): Unsubscribe {
    return this.session.beforeLogOut(() => this.end());
  }
}
