import type { Proof } from '../../domain/security/factor';
import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { thenRead } from '../kernel/then-read';
import { PasskeyDevicePort, type PasskeyMessage } from './passkey-device.port';
import { PasskeysCommandsPort } from './passkeys-commands.port';
import { PasskeysQueries } from './passkeys.queries';
import { SecurityQueries } from './security.queries';

/** Adding a passkey and removing one. What protects the account is read again afterwards. */
export class ChangePasskeys {
  static readonly needs: Needs<typeof ChangePasskeys> = [
    PasskeysCommandsPort,
    PasskeyDevicePort,
    PasskeysQueries,
    SecurityQueries,
  ];

  constructor(
    private readonly commands: PasskeysCommandsPort,
    private readonly device: PasskeyDevicePort,
    private readonly passkeys: PasskeysQueries,
    private readonly security: SecurityQueries,
  ) {}

  /** Whether this browser can make and use passkeys. */
  get isAvailable(): boolean {
    return this.device.isAvailable;
  }

  /** Has the device make one, which counts only once it has been added. */
  async create(): Outcome<PasskeyMessage> {
    const request = await this.commands.startAdding();
    return request.ok ? this.device.create(request.value) : request;
  }

  add(name: string, credential: PasskeyMessage, proof: Proof): Outcome<void> {
    return thenRead(this.commands.add(name, credential, proof), () => this.#readAgain());
  }

  remove(id: string, proof: Proof): Outcome<void> {
    return thenRead(this.commands.remove(id, proof), () => this.#readAgain());
  }

  async #readAgain(): Promise<void> {
    this.security.changed();
    await this.passkeys.list().refresh();
  }
}
