import { keptFields } from '../../domain/shared/kept-fields';
import { day } from '../../domain/shared/instant';
import { Clock } from '../kernel/clock.port';
import { LocalStoragePort } from '../platform/local-storage.port';
import { OwnStoragePort } from '../platform/own-storage.port';
import type { Needs } from '../kernel/token';

const deviceKey = 'referral-of-new-account';
const ownKey = 'referral-code';
/** As long as an account can say who invited it. */
const lifetime = 7 * day;

/**
 * The code somebody came by, until the exchange has answered to it: of an account that is about to be opened by its
 * address, of one that is there as its own.
 */
export class KeptReferral {
  static readonly needs: Needs<typeof KeptReferral> = [LocalStoragePort, OwnStoragePort, Clock];

  constructor(
    private readonly device: LocalStoragePort,
    private readonly own: OwnStoragePort,
    private readonly clock: Clock,
  ) {}

  keepFor(email: string, code: string): void {
    this.device.write(deviceKey, JSON.stringify({ code, email: email.toLowerCase(), at: this.clock.now() }));
  }

  /** For whoever is logged in. */
  keep(code: string): void {
    this.own.write(ownKey, code);
    this.device.remove(deviceKey);
  }

  /** @param email of whoever is logged in: what was kept for another address is not theirs */
  read(email: string | undefined): string | undefined {
    const { code, email: kept, at } = keptFields(this.device.read(deviceKey));
    const fits =
      typeof code === 'string' &&
      kept === email?.toLowerCase() &&
      typeof at === 'number' &&
      this.clock.now() - at < lifetime;
    return this.own.read(ownKey) ?? (fits ? code : undefined);
  }

  forget(): void {
    this.own.remove(ownKey);
    this.device.remove(deviceKey);
  }
}
