import { unitsText } from '../../engine/model/units';
import type { Notifications } from '../notifications/notifications';
import { shownName } from '../social/profile';
import type { CopyStrategies } from '../social/copy-strategies';
import type { ProfileRepository } from '../social/profile-repository';
import type { UserRepository } from '../users/user-repository';
import type { Copy, CopyEnd } from './copy';
import type { Copying } from './copying';

const keys: Readonly<Partial<Record<CopyEnd, 'copyStopLoss' | 'copyTakeProfit' | 'copyStrategyClosed'>>> = {
  STOP_LOSS: 'copyStopLoss',
  TAKE_PROFIT: 'copyTakeProfit',
  STRATEGY_CLOSED: 'copyStrategyClosed',
};

/** Tells people who lead that somebody began to copy them, by the name that the copier shows. */
export function tellOfNewCopiers(
  {
    copying,
    copyStrategies,
    profiles,
  }: { readonly copying: Copying; readonly copyStrategies: CopyStrategies; readonly profiles: ProfileRepository },
  users: UserRepository,
  notifications: Notifications,
): void {
  copying.onBegun(({ owner, strategyId, amount }) => {
    const { accountId, name: strategy } = copyStrategies.byId(strategyId)!;
    const lead = users.byApplication(accountId);
    if (lead === undefined) return;
    const profile = profiles.byAccount(owner);
    const values = {
      copier: profile === undefined ? '***' : shownName(profile, false).coolName,
      strategy,
      amount: unitsText(amount),
    };
    notifications.tell(lead, {
      type: 'SYSTEM',
      level: 'success',
      title: `New copier: ${strategy}`,
      body: `${values.copier} copies you with ${values.amount} USDT.`,
      message: { key: 'copierJoined', values },
      link: `/social-trading?view=leading&strategy=${strategyId}`,
    });
  });
}

/** Tells people whose copy ended without them. */
export function tellOfEndedCopies(
  copying: Copying,
  strategies: CopyStrategies,
  users: UserRepository,
  notifications: Notifications,
): void {
  copying.onEnded(({ owner, copyId, strategyId, end, returned = 0n }: Copy) => {
    const user = users.byApplication(owner);
    const key = end && keys[end];
    if (user === undefined || key === undefined) return;
    const strategy = strategies.byId(strategyId)!.name;
    // To the cent, as the page shows it.
    const amount = unitsText(returned - (returned % 10n ** 10n));
    notifications.tell(user, {
      type: 'SYSTEM',
      level: end === 'TAKE_PROFIT' ? 'success' : 'warning',
      title: `Your copy of ${strategy} has ended`,
      body: `${amount} USDT is back in your account.`,
      message: { key, values: { strategy, amount } },
      link: `/social-trading?copy=${copyId}`,
    });
  });
}
