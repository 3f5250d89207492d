import { decimal, roundTo } from '../../../src/domain/shared/decimal';
import { type Units, unitsText } from '../../engine/model/units';
import type { Notifications } from '../notifications/notifications';
import { shownName } from '../social/profile';
import type { CopyStrategies } from '../social/copy-strategies';
import type { ProfileRepository } from '../social/profile-repository';
import type { UserRepository } from '../users/user-repository';
import type { Copy, CopyEnd } from './copy';
import type { Copying } from './copying';

/** Why a copy ended without its owner, in the exchange's own words and as a message. */
const ends = {
  STOP_LOSS: { title: 'Stop loss hit', key: 'copyStopLoss' },
  TAKE_PROFIT: { title: 'Take profit hit', key: 'copyTakeProfit' },
  STRATEGY_CLOSED: { title: 'Strategy closed', key: 'copyStrategyClosed' },
} as const satisfies Partial<Record<CopyEnd, object>>;

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
  copying.onEnded((copy: Copy) => {
    const { owner, copyId, strategyId, end, returned = 0n } = copy;
    const user = users.byApplication(owner);
    if (user === undefined || end === undefined || end === 'STOPPED') return;
    const { title, key } = ends[end];
    const strategy = strategies.byId(strategyId)!.name;
    const amount = toTheCent(returned);
    const profit = toTheCent(copying.profit(copy));
    notifications.tell(user, {
      type: 'SYSTEM',
      level: end === 'TAKE_PROFIT' ? 'success' : 'warning',
      title: `${title}: ${strategy}`,
      body: `Your copy has ended with a PnL of ${profit} USDT. ${amount} USDT is back in your account.`,
      message: { key, values: { strategy, amount } },
      link: `/social-trading?copy=${copyId}`,
    });
  });
}

/** As the page shows it. */
function toTheCent(usdt: Units): string {
  return roundTo(decimal(unitsText(usdt)), 2, 'half-even').toFixed(2);
}
