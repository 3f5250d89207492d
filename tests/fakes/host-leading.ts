import { type Units, unitsFromText, unitsText } from '../../sandbox/engine/model/units';
import { profitShareBounds } from '../../sandbox/services/copying/leading';
import { shownName } from '../../sandbox/services/social/profile';
import type { Needs } from '../../src/application/kernel/token';
import type { LeadingCommandsPort } from '../../src/application/social/leading-commands.port';
import type { LeadingPort } from '../../src/application/social/leading.port';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';
import type { NewStrategy } from '../../src/domain/social/leading';
import { HostCalls } from './host-session';

const money = (units: Units): Decimal => decimal(unitsText(units));
const figure = (value: Units | number | undefined): Decimal | undefined =>
  value === undefined ? undefined : typeof value === 'number' ? decimal(value) : money(value);

export class HostLeading implements LeadingPort, LeadingCommandsPort {
  static readonly needs: Needs<typeof HostLeading> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  state(): ReturnType<LeadingPort['state']> {
    return this.calls.as((user, { leading, copying, copyTrading }) => ({
      requirements: leading
        .requirements(user)
        .map(({ id, met, have, need }) => ({ id, met, have: figure(have), need: figure(need) })),
      minProfitShare: money(profitShareBounds[0]).toNumber(),
      maxProfitShare: money(profitShareBounds[1]).toNumber(),
      strategies: leading.own(user).map((strategy) => {
        const { strategyId, name, intro, kind, openedAt, closedAt } = strategy;
        const { copiers, assets } = copying.under(strategyId);
        return {
          strategyId,
          name,
          intro,
          kind,
          profitShare: money(strategy.profitShare).toNumber(),
          openedAt,
          closedAt,
          listed: copyTrading.isListed(strategy),
          copiers,
          assetsUnderCopy: money(assets),
          earned: money(leading.earned(strategyId)),
          due: money(copying.dueUnder(strategyId)),
        };
      }),
    }));
  }

  copiers(strategyId: string): ReturnType<LeadingPort['copiers']> {
    return this.calls.as((user, { leading, copying, profiles }) =>
      leading.copiers(leading.ownOne(user, strategyId).strategyId).map((copy) => ({
        copyId: String(copy.copyId),
        ...nameOf(profiles.byAccount(copy.owner)!),
        counter: copy.counter,
        status: copy.status === 'OPENING' ? 'other' : copy.status,
        end: copy.end,
        startedAt: copy.startedAt,
        amount: money(copy.amount - copy.taken),
        worth: money(copying.worth(copy)),
        returned: copy.returned === undefined ? undefined : money(copy.returned),
        profit: money(copying.profit(copy)),
        sharedProfit: money(copy.shared),
      })),
    );
  }

  payments(strategyId: string, page: number, size: number): ReturnType<LeadingPort['payments']> {
    return this.calls.as((user, { leading, copying, profiles }) => {
      const all = leading.payments(leading.ownOne(user, strategyId).strategyId);
      return {
        total: all.length,
        rows: all.slice((page - 1) * size, page * size).map(({ copyId, at, profit, amount }) => ({
          at,
          coolName: nameOf(profiles.byAccount(copying.repository.byId(copyId)!.owner)!).coolName,
          profit: money(profit),
          amount: money(amount),
        })),
      };
    });
  }

  open({ profitShare, ...strategy }: NewStrategy): ReturnType<LeadingCommandsPort['open']> {
    return this.calls.as((user, { leading }) => {
      const { strategyId } = leading.open(user, { ...strategy, profitShare: unitsFromText(String(profitShare)) });
      return { strategyId };
    });
  }

  describe(strategyId: string, intro: string): ReturnType<LeadingCommandsPort['describe']> {
    return this.calls.as((user, { leading }) => {
      leading.describe(user, strategyId, intro);
    });
  }

  close(strategyId: string): ReturnType<LeadingCommandsPort['close']> {
    return this.calls.as(async (user, { leading }) => {
      await leading.close(user, strategyId);
    });
  }
}

function nameOf(profile: Parameters<typeof shownName>[0]) {
  const { uuid, coolName } = shownName(profile, false);
  return { uuid, coolName };
}
