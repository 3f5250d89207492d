import type { DevicesCommandsPort } from '../../../application/security/devices-commands.port';
import type { DevicesPort } from '../../../application/security/devices.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { Device } from '../../../domain/security/security-overview';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { securityEndpoints } from '../../wire/catalogue/security.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

export class RestDevicesAdapter implements DevicesPort, DevicesCommandsPort {
  static readonly needs: Needs<typeof RestDevicesAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async list(page: number, size: number): Outcome<{ readonly rows: readonly Device[]; readonly total: number }> {
    const answer = await this.#client.send(securityEndpoints.devices, { query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map((row) => ({
        id: row.device_id,
        name: row.name,
        platform: row.platform ?? '',
        browser: row.browser ?? '',
        ip: row.ip ?? '',
        location: row.location ?? '',
        lastActiveAt: instantFrom(row.last_active) ?? 0,
        current: row.current,
        trusted: row.trusted ?? false,
        pushes: row.pushes ?? false,
      })),
      total: data.meta.total,
    }));
  }

  async end(deviceId: string): Outcome<void> {
    return mapResult(
      await this.#client.send(securityEndpoints.endDevice, { query: { device_id: deviceId } }),
      () => undefined,
    );
  }

  async endOthers(): Outcome<number> {
    return mapResult(await this.#client.send(securityEndpoints.endOtherDevices), ({ data }) => data.ended);
  }
}
