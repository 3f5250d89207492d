import type { pageMarkEndpoints } from '../../../src/infrastructure/wire/catalogue/page-mark.endpoints';
import type { Handlers } from '../routing/handler';
import { personOf } from '../routing/origin-of';
import type { Services } from '../routing/services';
import { proofOf } from './proof-of';

export function pageMarkHandlers({ security, now }: Services): Handlers<typeof pageMarkEndpoints> {
  const { pageMark } = security;
  const done = () => ({ success: true as const, timestamp: now() });
  return {
    mark: (call) => {
      const mark = pageMark.of(personOf(call).user);
      return { ...done(), data: { picture: mark?.picture ?? null, phrase: mark?.phrase ?? null } };
    },
    set: async (call) => {
      const { user, origin } = personOf(call);
      const { picture, phrase } = call.body;
      await pageMark.set(user, { picture, phrase }, proofOf(call.body), origin);
      return done();
    },
    remove: async (call) => {
      const { user, origin } = personOf(call);
      await pageMark.remove(user, proofOf(call.body), origin);
      return done();
    },
  };
}
