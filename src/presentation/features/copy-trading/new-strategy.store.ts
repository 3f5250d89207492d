import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { failureKey } from '../../kit/formats/failure-keys';
import { LeadStrategy, type OpenedStrategy } from '../../../application/social/lead-strategy.use-case';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { decimal, divide } from '../../../domain/shared/decimal';
import type { StrategyKind } from '../../../domain/social/copy-strategy';
import { isStrategyName, type Leading, longestIntro, tidyName } from '../../../domain/social/leading';
import { type AmountBounds, goodAmount } from '../../../domain/wallet/amount-rules';
import { TypedFigure } from '../../kit/data/typed-figure';
import { OnceStore } from '../money-kit/once.store';

interface Draft {
  readonly name: string;
  readonly intro: string;
  readonly kind: StrategyKind;
  /** Percent. */
  readonly share: TypedFigure;
  readonly once: OnceStore<OpenedStrategy>;
  /** It was sent once, so that what is missing is said. */
  readonly tried: boolean;
}

/** An own strategy that is being set up. What was typed stays when it is refused. */
export class NewStrategyStore {
  static readonly needs: Needs<typeof NewStrategyStore> = [LeadStrategy, NoticesPort];
  static readonly perAccount = true;

  draft: Draft | undefined = undefined;

  constructor(
    private readonly lead: LeadStrategy,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, { draft: observableRef });
  }

  begin(marks: DecimalMarks, kind: StrategyKind): void {
    const share = new TypedFigure(marks);
    share.fill(decimal(10));
    runInAction(() => (this.draft = { name: '', intro: '', kind, share, once: new OnceStore(), tried: false }));
  }

  type(change: Partial<Pick<Draft, 'name' | 'intro' | 'kind'>>): void {
    const { draft } = this;
    if (draft) runInAction(() => (this.draft = { ...draft, ...change }));
  }

  /** Percent. */
  bounds({ minProfitShare, maxProfitShare }: Leading): AmountBounds {
    return { minimum: decimal(minProfitShare).times(100), maximum: decimal(maxProfitShare).times(100), places: 0 };
  }

  get nameIsWrong(): boolean {
    return this.draft !== undefined && this.draft.tried && !isStrategyName(tidyName(this.draft.name));
  }

  async open(leading: Leading): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    draft.share.leave();
    runInAction(() => (this.draft = { ...draft, tried: true }));
    const { share, kind } = draft;
    const name = tidyName(draft.name);
    const intro = draft.intro.trim();
    if (!isStrategyName(name) || intro.length > longestIntro) return;
    const percent = goodAmount(share.value, this.bounds(leading));
    if (!percent) return;
    const profitShare = divide(percent, decimal(100)).toNumber();
    await draft.once.run(() => this.lead.open({ name, intro, kind, profitShare }));
  }

  /** @returns whether it is said now */
  async describe(strategyId: string, intro: string): Promise<boolean> {
    const answer = await this.lead.describe(strategyId, intro);
    if (!answer.ok) this.notices.show('error', { key: failureKey(answer.error) });
    return answer.ok;
  }

  /** @returns whether it is closed */
  async close(strategyId: string): Promise<boolean> {
    const answer = await this.lead.close(strategyId);
    if (!answer.ok) this.notices.show('error', { key: failureKey(answer.error) });
    return answer.ok;
  }
}
