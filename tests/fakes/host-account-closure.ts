import { unitsText } from '../../sandbox/engine/model/units';
import type { AccountClosureCommandsPort } from '../../src/application/security/account-closure-commands.port';
import type { AccountClosurePort } from '../../src/application/security/account-closure.port';
import type { Outcome } from '../../src/application/kernel/failure';
import type { AccountStanding } from '../../src/domain/security/account-standing';
import type { Proof } from '../../src/domain/security/factor';
import { decimal } from '../../src/domain/shared/decimal';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostAccountClosure implements AccountClosurePort, AccountClosureCommandsPort {
  static readonly needs: Needs<typeof HostAccountClosure> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  standing(): Outcome<AccountStanding> {
    return this.calls.recovering((user, { closure }) => {
      const { rest, ...standing } = closure.standing(user);
      return { ...standing, rest: { assets: rest.assets, value: decimal(unitsText(rest.value)) } };
    });
  }

  freeze(proof: Proof): Outcome<void> {
    return this.calls.as((user, { freezing }, origin) => freezing.freeze(user, proof, origin));
  }

  unfreeze(proof: Proof): Outcome<void> {
    return this.calls.recovering((user, { freezing }, origin) => freezing.unfreeze(user, proof, origin));
  }

  close(giveUpRest: boolean, proof: Proof): Outcome<void> {
    return this.calls.as((user, { closure }, origin) => closure.close(user, giveUpRest, proof, origin));
  }
}
