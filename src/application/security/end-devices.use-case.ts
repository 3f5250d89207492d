import { mapResult } from '../../domain/shared/result';
import { AccountSettingsCommandsPort } from '../account/account-settings-commands.port';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { DevicesCommandsPort } from './devices-commands.port';
import { SecurityQueries } from './security.queries';

/** Logs devices out, or has them told nothing any more. The list of them is read again whatever came of it. */
export class EndDevices {
  static readonly needs: Needs<typeof EndDevices> = [DevicesCommandsPort, AccountSettingsCommandsPort, SecurityQueries];

  constructor(
    private readonly devices: DevicesCommandsPort,
    private readonly settings: Pick<AccountSettingsCommandsPort, 'stopPush'>,
    private readonly queries: SecurityQueries,
  ) {}

  async end(deviceId: string): Outcome<void> {
    const ended = await this.devices.end(deviceId);
    this.queries.changed();
    return ended;
  }

  /** All but the one that the person sits at. */
  async endOthers(): Outcome<void> {
    const ended = await this.devices.endOthers();
    this.queries.changed();
    return mapResult(ended, () => undefined);
  }

  /** Until somebody at that device turns its notifications on again. */
  async stopPush(deviceId: string): Outcome<void> {
    const stopped = await this.settings.stopPush(deviceId);
    this.queries.changed();
    return stopped;
  }
}
