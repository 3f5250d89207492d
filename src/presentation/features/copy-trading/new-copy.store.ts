import { MovableBalances } from '../../../application/wallet/movable-balances';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Needs } from '../../../application/kernel/token';
import { StartCopy, type StartedCopy } from '../../../application/social/start-copy.use-case';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { roundTo } from '../../../domain/shared/decimal';
import type { StrategyTerms } from '../../../domain/social/own-copy';
import { type AmountBounds, goodAmount } from '../../../domain/wallet/amount-rules';
import { TypedFigure } from '../../kit/data/typed-figure';
import { OnceStore } from '../money-kit/once.store';
import { TermsDraft } from './terms-draft';

interface Draft {
  readonly amount: TypedFigure;
  readonly terms: TermsDraft;
  readonly once: OnceStore<StartedCopy>;
}

/** A copy that is being set up. What was typed stays when it is refused. */
export class NewCopyStore {
  static readonly needs: Needs<typeof NewCopyStore> = [StartCopy, MovableBalances];
  static readonly perAccount = true;

  draft: Draft | undefined = undefined;
  counter = false;
  agreed = false;

  constructor(
    private readonly startCopy: StartCopy,
    /** Of the account that is logged in. */
    readonly movable: Pick<MovableBalances, 'of' | 'start'>,
  ) {
    makeObservable(this, { draft: observableRef, counter: observable, agreed: observable });
  }

  begin(marks: DecimalMarks): void {
    runInAction(() => {
      this.draft = { amount: new TypedFigure(marks), terms: new TermsDraft(marks), once: new OnceStore() };
      this.counter = false;
      this.agreed = false;
    });
  }

  choose(choice: Partial<Pick<NewCopyStore, 'counter' | 'agreed'>>): void {
    runInAction(() => Object.assign(this, choice));
  }

  /** What there is, as far as it can be typed. */
  bounds({ minAmount, maxAmount }: StrategyTerms): AmountBounds {
    const { available, ...rest } = this.movable.of('USDT');
    const typeable = available && roundTo(available, 2, 'down');
    return { minimum: minAmount, maximum: maxAmount, ...rest, available: typeable, places: 2 };
  }

  async start(strategyId: string, offered: StrategyTerms): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    draft.amount.leave();
    const amount = goodAmount(draft.amount.value, this.bounds(offered));
    const terms = draft.terms.terms(draft.amount.value);
    if (!amount || !terms || !this.agreed) return;
    await draft.once.run(() => this.startCopy.execute({ strategyId, amount, counter: this.counter, terms }));
  }
}
