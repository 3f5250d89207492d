import type { Proof } from '../../domain/security/factor';
import type { SafeAct } from '../../domain/security/safe-act';
import { mapResult } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { PasskeyDevicePort } from './passkey-device.port';
import { PasskeysCommandsPort } from './passkeys-commands.port';

/** Has a device sign for an act: the proof is good for that act alone, and once. */
export class ProveWithPasskey {
  static readonly needs: Needs<typeof ProveWithPasskey> = [PasskeysCommandsPort, PasskeyDevicePort];

  constructor(
    private readonly commands: PasskeysCommandsPort,
    private readonly device: PasskeyDevicePort,
  ) {}

  get isAvailable(): boolean {
    return this.device.isAvailable;
  }

  async execute(act: SafeAct): Outcome<Proof> {
    const request = await this.commands.startProving(act);
    if (!request.ok) return request;
    return mapResult(await this.device.sign(request.value), (signed) => ({ passkey: JSON.stringify(signed) }));
  }
}
