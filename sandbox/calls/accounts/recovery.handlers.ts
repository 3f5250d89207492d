import type { recoveryEndpoints } from '../../../src/infrastructure/wire/catalogue/recovery.endpoints';
import type { Handlers } from '../routing/handler';
import { personOf } from '../routing/origin-of';
import type { Services } from '../routing/services';
import { proofOf } from './proof-of';

export function recoveryHandlers({ security, now }: Services): Handlers<typeof recoveryEndpoints> {
  const { recovery } = security;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  return {
    ways: (call) => {
      const { signIn, email, authenticator, passkeys, codesLeft, codesMadeAt } = recovery.waysOf(personOf(call).user);
      return answer({
        sign_in: {
          ways: [...signIn.ways],
          factors: [...signIn.factors],
          email_confirmed: signIn.emailConfirmed,
        },
        email,
        authenticator,
        passkeys: [...passkeys],
        codes_left: codesLeft,
        codes_time: codesMadeAt ?? null,
      });
    },
    create: async (call) => {
      const { user, origin } = personOf(call);
      return answer({ codes: [...(await recovery.create(user, proofOf(call.body), origin))] });
    },
    check: (call) => {
      recovery.try(personOf(call).user, call.body.code);
      return { success: true, timestamp: now() };
    },
  };
}
