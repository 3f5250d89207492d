import { isStrategyName, type LeadRequirementId, longestIntro, tidyName } from '../../../src/domain/social/leading';
import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import { type Units, unitsFromText } from '../../engine/model/units';
import { duplicate, invalidParameter, notFound, rejected } from '../../shared/api-error';
import type { CopyStrategies, NewStrategy, Strategy } from '../social/copy-strategies';
import { showsEnough } from '../social/copy-trading';
import type { ProfileRepository } from '../social/profile-repository';
import { seriesDays } from '../social/trading-record';
import { requireProduct } from '../users/products';
import type { User } from '../users/user';
import type { Copy, ProfitShare } from './copy';
import type { Copying } from './copying';

/** Of a lead's own account. */
const leastLeadCapital = unitsFromText('500');
/** Within 90 days. */
const leastLeadTrades = 10;
/** Part of a copier's new profit. */
export const profitShareBounds = [unitsFromText('0.01'), unitsFromText('0.3')] as const;

export interface Requirement {
  readonly id: LeadRequirementId;
  readonly met: boolean;
  readonly have?: Units | number;
  readonly need?: Units | number;
}

/** People who lead: what they need for it, the strategies they open and close, who copies them and what they get. */
export class Leading {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly strategies: CopyStrategies,
    private readonly copying: Copying,
    private readonly profiles: ProfileRepository,
    private readonly now: () => number,
  ) {}

  requirements(user: User): readonly Requirement[] {
    const { applicationId, kycLevel } = user;
    const capital = this.exchange.margin.summary(applicationId).totalAccountValue;
    const from = this.now() - (seriesDays - 1) * day;
    const trades = this.exchange.trades.figuresOf(applicationId, { from, to: this.now() })?.trades ?? 0;
    return [
      { id: 'VERIFIED', met: kycLevel > 0 },
      { id: 'PROFILE', met: showsEnough(this.profiles.of(user)) },
      { id: 'CAPITAL', met: capital >= leastLeadCapital, have: capital, need: leastLeadCapital },
      { id: 'TRADES', met: trades >= leastLeadTrades, have: trades, need: leastLeadTrades },
    ];
  }

  /** Newest first, closed ones too. */
  own({ applicationId }: User): readonly Strategy[] {
    return this.strategies.ledBy(applicationId);
  }

  /**
   * @throws ApiError -1005 for what is out of bounds, -1007 for a name that is taken or a second strategy of a kind,
   * 302902 for an account that does not meet the requirements or may not copy itself: a sub-account, or by its region.
   */
  open(user: User, wanted: NewStrategy): Strategy {
    const [least, most] = profitShareBounds;
    const name = tidyName(wanted.name);
    if (!isStrategyName(name)) throw invalidParameter('name');
    if (wanted.intro.length > longestIntro) throw invalidParameter('intro');
    if (wanted.profitShare < least || wanted.profitShare > most) throw invalidParameter('profitShare');
    requireProduct(user, 'COPY');
    if (this.requirements(user).some(({ met }) => !met)) throw rejected('notAvailable');
    const open = this.strategies.all();
    if (open.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw duplicate('The name is taken.');
    if (open.some(({ accountId, kind }) => accountId === user.applicationId && kind === wanted.kind))
      throw duplicate('You lead a strategy of this kind already.');
    return this.strategies.open(user.applicationId, { ...wanted, name, intro: wanted.intro.trim() }, this.now());
  }

  /** @throws ApiError -1005 for an introduction that is too long, -1006 for another's, 302902 for one that is closed. */
  describe(user: User, strategyId: string, intro: string): Strategy {
    const { closedAt } = this.ownOne(user, strategyId);
    if (intro.length > longestIntro) throw invalidParameter('intro');
    if (closedAt !== undefined) throw rejected('notAvailable');
    this.strategies.describe(strategyId, intro.trim());
    return this.ownOne(user, strategyId);
  }

  /** Copies of it are closed and paid back. A second time changes nothing. @throws ApiError -1006 for another's. */
  async close(user: User, strategyId: string): Promise<Strategy> {
    this.ownOne(user, strategyId);
    this.strategies.close(strategyId, this.now());
    await this.copying.follow();
    return this.ownOne(user, strategyId);
  }

  /** @throws ApiError -1006 for another's, or none. */
  ownOne({ applicationId }: User, strategyId: string): Strategy {
    const strategy = this.strategies.byId(strategyId);
    if (strategy?.accountId !== applicationId) throw notFound('strategy');
    return strategy;
  }

  /** Newest first, ended ones too. */
  copiers(strategyId: string): readonly Copy[] {
    return this.copying.repository.ofStrategy(strategyId);
  }

  /** Newest first. */
  payments(strategyId: string): readonly ProfitShare[] {
    return this.copying.repository.shares.under(strategyId);
  }

  earned(strategyId: string): Units {
    return this.payments(strategyId).reduce((sum, { amount }) => sum + amount, 0n);
  }
}
