import type { accountClosureEndpoints } from '../../../src/infrastructure/wire/catalogue/account-closure.endpoints';
import { unitsText } from '../../engine/model/units';
import { proofOf } from './proof-of';
import { personOf } from '../routing/origin-of';
import type { Handlers } from '../routing/handler';
import type { Services } from '../routing/services';

export function accountClosureHandlers({ freezing, closure, now }: Services): Handlers<typeof accountClosureEndpoints> {
  const done = () => ({ success: true as const, timestamp: now() });

  return {
    standing: (call) => {
      const { frozenAt, obstacles, rest, approverOf } = closure.standing(personOf(call).user);
      return {
        success: true,
        data: {
          status: frozenAt === undefined ? 'ACTIVE' : 'FROZEN',
          frozen_time: frozenAt ?? null,
          obstacles: obstacles.map(({ kind, count, inSubAccounts }) => ({
            type: kind,
            count,
            in_sub_accounts: inSubAccounts,
          })),
          rest: { assets: rest.assets, value: unitsText(rest.value) },
          approver_of: approverOf,
        },
        timestamp: now(),
      };
    },
    freeze: async (call) => {
      const { user, origin } = personOf(call);
      await freezing.freeze(user, proofOf(call.body), origin);
      return done();
    },
    unfreeze: async (call) => {
      const { user, origin } = personOf(call);
      await freezing.unfreeze(user, proofOf(call.body), origin);
      return done();
    },
    close: async (call) => {
      const { user, origin } = personOf(call);
      await closure.close(user, call.body.give_up_rest ?? false, proofOf(call.body), origin);
      return done();
    },
  };
}
