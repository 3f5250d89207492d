import type { leadingEndpoints } from '../../../src/infrastructure/wire/catalogue/leading.endpoints';
import { type Units, unitsText } from '../../engine/model/units';
import type { Copy } from '../../services/copying/copy';
import { profitShareBounds } from '../../services/copying/leading';
import type { Strategy } from '../../services/social/copy-strategies';
import { shownName } from '../../services/social/profile';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { unitsOf } from '../../services/wallet/amounts';

const usualPage = 20;

export function leadingHandlers(services: Services): Handlers<typeof leadingEndpoints> {
  const { leading, copying, copyTrading, profiles, now } = services;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });

  const strategyRow = (strategy: Strategy) => {
    const { copiers, assets } = copying.under(strategy.strategyId);
    return {
      strategyId: strategy.strategyId,
      strategyName: strategy.name,
      strategyIntro: strategy.intro,
      strategy: strategy.kind,
      profitShare: unitsText(strategy.profitShare),
      openTime: strategy.openedAt,
      closeTime: strategy.closedAt ?? null,
      listed: copyTrading.isListed(strategy),
      currentNumberCu: copiers,
      auc: unitsText(assets),
      earned: unitsText(leading.earned(strategy.strategyId)),
      due: unitsText(copying.dueUnder(strategy.strategyId)),
    };
  };
  /** A copier is somebody else: their profile decides what their lead reads. */
  const nameOf = ({ owner }: Copy) => {
    const profile = profiles.byAccount(owner);
    return profile === undefined ? { uuid: undefined, coolName: '***' } : shownName(profile, false);
  };

  return {
    state: (call) => {
      const { user } = callerOf(call);
      const amount = (value: Units | number | undefined) =>
        value === undefined ? null : typeof value === 'number' ? value : unitsText(value);
      return answer({
        requirements: leading
          .requirements(user)
          .map(({ id, met, have, need }) => ({ id, met, have: amount(have), need: amount(need) })),
        minProfitShare: unitsText(profitShareBounds[0]),
        maxProfitShare: unitsText(profitShareBounds[1]),
        strategies: leading.own(user).map(strategyRow),
      });
    },
    open: (call) => {
      const { strategyName, strategyIntro, strategy, profitShare } = call.body;
      const { strategyId } = leading.open(callerOf(call).user, {
        name: strategyName,
        intro: strategyIntro,
        kind: strategy,
        profitShare: unitsOf(profitShare, 'profitShare'),
      });
      return answer({ strategyId });
    },
    describe: (call) => {
      const { intro } = leading.describe(callerOf(call).user, call.parameters.id, call.body.strategyIntro);
      return answer({ strategyIntro: intro });
    },
    close: async (call) => {
      const { closedAt } = await leading.close(callerOf(call).user, call.parameters.id);
      return answer({ closeTime: closedAt! });
    },
    copiers: (call) => {
      const { strategyId } = leading.ownOne(callerOf(call).user, call.parameters.id);
      const rows = leading.copiers(strategyId).map((copy) => {
        const { uuid, coolName } = nameOf(copy);
        return {
          copyId: copy.copyId,
          uuid: uuid ?? null,
          coolName,
          counter: copy.counter,
          status: copy.status,
          end: copy.end ?? null,
          startTime: copy.startedAt,
          amount: unitsText(copy.amount - copy.taken),
          worth: unitsText(copying.worth(copy)),
          returned: copy.returned === undefined ? null : unitsText(copy.returned),
          profit: unitsText(copying.profit(copy)),
          sharedProfit: unitsText(copy.shared),
        };
      });
      return answer({ rows });
    },
    payments: (call) => {
      const { strategyId } = leading.ownOne(callerOf(call).user, call.parameters.id);
      const { page = 1, size = usualPage } = call.query;
      const all = leading.payments(strategyId);
      const rows = all.slice((page - 1) * size, page * size).map(({ copyId, at, profit, amount }) => ({
        time: at,
        coolName: nameOf(copying.repository.byId(copyId)!).coolName,
        profit: unitsText(profit),
        amount: unitsText(amount),
      }));
      return answer({ rows, meta: { total: all.length } });
    },
  };
}
