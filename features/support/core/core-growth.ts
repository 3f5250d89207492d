import { ReferralQueries } from '../../../src/application/account/referral.queries';
import type { ReferralCode } from '../../../src/domain/account/referral';
import { decimal } from '../../../src/domain/shared/decimal';
import type { Composition } from '../../../src/main/composition';
import { NotificationsStore } from '../../../src/presentation/features/notifications/notifications.store';
import { ReferralStore } from '../../../src/presentation/features/referral/referral.store';
import type { NotificationsAbility, ReferralAbility } from '../abilities/growth';
import type { Settle } from './core-actor';

export function coreNotifications(container: Composition, settle: Settle): NotificationsAbility {
  const store = container.resolve(NotificationsStore);
  return {
    async open() {
      await settle(store.show(1));
      store.start();
    },
    told: async () => (store.shown?.rows ?? []).map(({ body }) => body),
    unread: async () => store.shown?.unread ?? 0,
    readAll: () => settle(store.markRead()),
    removeFirst: () => settle(store.remove(store.shown!.rows[0]!.id)),
  };
}

export function coreReferral(container: Composition, settle: Settle): ReferralAbility {
  const store = container.resolve(ReferralStore);
  const codes = container.resolve(ReferralQueries).codes();
  return {
    async codes() {
      await settle(codes.refresh());
      const { current } = codes;
      return current.status === 'ready' ? current.value.map(shown) : [];
    },
    async makeCode(code, percent) {
      const made = await settle(store.create(code, { friendRate: decimal(percent).div(100), note: '' }));
      if (made.ok) return 'made';
      return made.error.kind === 'duplicate' ? 'taken' : 'refused';
    },
    async nameInviter(code) {
      return (await settle(store.accept(code))).ok ? 'counts' : 'refused';
    },
  };
}

function shown({ code, commissionRate, registered }: ReferralCode) {
  return { code, own: commissionRate.times(100).toNumber(), invited: registered };
}
