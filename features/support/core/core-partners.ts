import { unitsFromText, unitsText } from '../../../sandbox/engine/model/units';
import { sharedProfit } from '../../../sandbox/services/copying/copy-sizes';
import { sharedFee } from '../../../sandbox/services/referral/shared-fee';
import { ReferralQueries } from '../../../src/application/account/referral.queries';
import type { Resource } from '../../../src/application/kernel/resource';
import { ExecutionCostQueries } from '../../../src/application/markets/execution-cost.queries';
import { ApplyAsPartner } from '../../../src/application/platform/apply-as-partner.use-case';
import { CopiesQueries } from '../../../src/application/social/copies.queries';
import { StrategiesQueries } from '../../../src/application/social/strategies.queries';
import { FeedbackCommandsPort } from '../../../src/application/platform/feedback-commands.port';
import type { ExchangeFeeTier } from '../../../src/domain/markets/execution-cost';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { failure } from '../../../src/domain/shared/result';
import type { Composition } from '../../../src/main/composition';
import { EarningsDraft } from '../../../src/presentation/features/trader-recruitment/earnings-draft';
import { CommissionDraft } from '../../../src/presentation/features/affiliates/commission-draft';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { PartnersAbility } from '../abilities/partners';
import type { Settle } from './core-actor';

const verbs = { broker: 'applyAsBroker', marketMaker: 'applyAsMarketMaker', leadTrader: 'applyAsLeadTrader' } as const;

export function corePartners(
  container: Composition,
  { areas }: FakeHost,
  email: string,
  settle: Settle,
): PartnersAbility {
  const applying = container.resolve(ApplyAsPartner);
  const application = {
    company: 'North Desk',
    contact: 'Ada',
    email,
    website: 'https://north.example',
    volume: '',
    exchanges: '',
    message: 'We serve traders in the north.',
  };
  return {
    async apply(programme) {
      const filed = await settle(applying.execute(programme, application));
      return filed.ok ? filed.value : { refused: filed.error.kind };
    },
    async applyUnheard(programme) {
      const commands = container.resolve(FeedbackCommandsPort);
      const verb = verbs[programme];
      const send = commands[verb].bind(commands);
      commands[verb] = async (sent) => {
        await send(sent);
        return failure({ kind: 'offline' });
      };
      await settle(applying.execute(programme, application));
      commands[verb] = send;
    },
    async reckonCommission(people, volume) {
      const levels = container.resolve(ReferralQueries).programme();
      const fees = container.resolve(ExecutionCostQueries).feeTiers();
      await settle(Promise.all([levels.refresh(), fees.refresh()]));
      const draft = new CommissionDraft({ decimal: '.', group: ',' });
      draft.traders.type(String(people));
      draft.volume.type(String(volume));
      draft.makerShare.type('0');
      const { level, commission } = draft.reckon(known(levels)[0]!.tiers, known(fees).find(isPerpetual)!);
      return { rate: level!.rate.times(100).toNumber(), amount: decimalText(commission!) };
    },
    async paidCommission(people, volume) {
      const { rate } = areas.referral.programme()[0]!.tiers.findLast(({ from }) => from <= people)!;
      const fees = container.resolve(ExecutionCostQueries).feeTiers();
      const fee = known(fees).find(isPerpetual)!.takerBps.times(volume).div(10_000);
      const { amount } = sharedFee(unitsFromText(decimalText(fee)), rate, 0);
      return { rate: rate / 100, amount: unitsText(amount * BigInt(people)) };
    },
    async reckonShares(assets, returns) {
      const strategies = container.resolve(StrategiesQueries).all();
      await settle(strategies.refresh());
      const terms = container.resolve(CopiesQueries).terms(known(strategies)[0]!.strategyId);
      await settle(terms.refresh());
      const draft = new EarningsDraft({ decimal: '.', group: ',' });
      draft.assets.type(String(assets));
      for (const [month, each] of returns.entries()) draft.returns[month]!.type(String(each));
      return draft.months(decimal(known(terms).profitShare))!.map(({ share }) => decimalText(share));
    },
    async paidShares(assets, returns) {
      const strategies = container.resolve(StrategiesQueries).all();
      const { profitShare } = areas.copyStrategies.byId(known(strategies)[0]!.strategyId)!;
      let worth = unitsFromText(String(assets));
      let mark = worth;
      return returns.map((each) => {
        worth += (worth * BigInt(each)) / 100n;
        const due = sharedProfit(worth, mark, profitShare, worth);
        worth -= due?.amount ?? 0n;
        mark = due?.mark ?? mark;
        return unitsText(due?.amount ?? 0n);
      });
    },
    // The next company's number says how many came before it.
    filed: async () => areas.applications.apply('broker', { ...application, email: `after.${email}` }) - 1,
  };
}

function known<T>({ current }: Resource<T>): T {
  if (current.status !== 'ready') throw new Error('It is not known yet.');
  return current.value;
}

const isPerpetual = ({ type }: ExchangeFeeTier): boolean => type === 'PERP';
