import { mapResult } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { DevicesCommandsPort } from './devices-commands.port';
import { SecurityQueries } from './security.queries';

/** Logs devices out. The list of them is read again whatever came of it. */
export class EndDevices {
  static readonly needs: Needs<typeof EndDevices> = [DevicesCommandsPort, SecurityQueries];

  constructor(
    private readonly devices: DevicesCommandsPort,
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
}
