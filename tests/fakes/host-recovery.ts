import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { RecoveryCommandsPort } from '../../src/application/security/recovery-commands.port';
import type { RecoveryPort } from '../../src/application/security/recovery.port';
import type { Proof } from '../../src/domain/security/factor';
import type { WaysBack } from '../../src/domain/security/recovery';
import { HostCalls } from './host-session';

export class HostRecovery implements RecoveryPort, RecoveryCommandsPort {
  static readonly needs: Needs<typeof HostRecovery> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  ways(): Outcome<WaysBack> {
    return this.calls.as((user, { security }) => {
      const { signIn, ...rest } = security.recovery.waysOf(user);
      return { ...rest, signIn: signIn.ways, signInFactors: signIn.factors, emailConfirmed: signIn.emailConfirmed };
    });
  }

  createCodes(proof: Proof): Outcome<readonly string[]> {
    return this.calls.as((user, { security }, origin) => security.recovery.create(user, proof, origin));
  }

  tryCode(code: string): Outcome<void> {
    return this.calls.as((user, { security }) => security.recovery.try(user, code));
  }
}
