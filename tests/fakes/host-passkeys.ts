import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { PasskeyMessage } from '../../src/application/security/passkey-device.port';
import type { PasskeysCommandsPort } from '../../src/application/security/passkeys-commands.port';
import type { PasskeysPort } from '../../src/application/security/passkeys.port';
import type { Proof } from '../../src/domain/security/factor';
import type { Passkey } from '../../src/domain/security/passkey';
import type { SafeAct } from '../../src/domain/security/safe-act';
import type { Instant } from '../../src/domain/shared/instant';
import { SessionSyncCommandsPort } from '../../src/application/session/session-sync-commands.port';
import { HostCalls } from './host-session';

const plain = (message: object): PasskeyMessage => ({ ...message });

export class HostPasskeys implements PasskeysPort, PasskeysCommandsPort {
  static readonly needs: Needs<typeof HostPasskeys> = [HostCalls, SessionSyncCommandsPort];

  constructor(
    private readonly calls: HostCalls,
    private readonly sync: SessionSyncCommandsPort,
  ) {}

  list(): Outcome<readonly Passkey[]> {
    return this.calls.as((user, { passkeys }) => passkeys.list(user).map((each) => ({ ...each, id: String(each.id) })));
  }

  startAdding(): Outcome<PasskeyMessage> {
    return this.calls.as(async (user, { passkeys }) => plain(await passkeys.creation(user)));
  }

  add(name: string, credential: PasskeyMessage, proof: Proof): Outcome<void> {
    return this.calls.as((user, { passkeys }, origin) => passkeys.add(user, name, credential, proof, origin));
  }

  remove(id: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { passkeys }, origin) => passkeys.remove(user, Number(id), proof, origin));
  }

  startProving(act: SafeAct): Outcome<PasskeyMessage> {
    return this.calls.recovering(async (user, { passkeys }) => plain(await passkeys.proof(user, act)));
  }

  startSigningIn(): Outcome<PasskeyMessage> {
    return this.calls.open(async ({ passkeys }) => plain(await passkeys.signInOptions()));
  }

  async signIn(credential: PasskeyMessage): Outcome<{ readonly expiresAt: Instant }> {
    const user = await this.calls.open(({ passkeys }) => passkeys.signedIn(credential));
    return user.ok ? this.sync.begin(user.value.identity) : user;
  }
}
