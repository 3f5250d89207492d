import { MovableBalances } from '../../../application/wallet/movable-balances';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Needs } from '../../../application/kernel/token';
import { MoveCopyMoney, type MovedMoney } from '../../../application/social/move-copy-money.use-case';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import { roundTo, zero } from '../../../domain/shared/decimal';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { type AmountBounds, goodAmount } from '../../../domain/wallet/amount-rules';
import { TypedFigure } from '../../kit/data/typed-figure';
import { OnceStore } from '../money-kit/once.store';

type MoneyWay = 'add' | 'take';

interface Draft {
  readonly amount: TypedFigure;
  readonly once: OnceStore<MovedMoney>;
}

/** Money that is about to go into a running copy, or out of it. */
export class MoveMoneyStore {
  static readonly needs: Needs<typeof MoveMoneyStore> = [MoveCopyMoney, MovableBalances];
  static readonly perAccount = true;

  draft: Draft | undefined = undefined;
  way: MoneyWay = 'add';

  constructor(
    private readonly move: MoveCopyMoney,
    /** Of the account that is logged in. */
    readonly movable: Pick<MovableBalances, 'of' | 'start'>,
  ) {
    makeObservable(this, { draft: observableRef, way: observable });
  }

  begin(marks: DecimalMarks): void {
    runInAction(() => {
      this.draft = { amount: new TypedFigure(marks), once: new OnceStore() };
      this.way = 'add';
    });
  }

  choose(way: MoneyWay): void {
    runInAction(() => (this.way = way));
  }

  /** What there is, as far as it can be typed. */
  bounds({ takeable = zero }: OwnCopy): AmountBounds {
    const { available, ...rest } = this.way === 'add' ? this.movable.of('USDT') : { available: takeable };
    return { ...rest, available: available && roundTo(available, 2, 'down'), places: 2 };
  }

  async send(copy: OwnCopy): Promise<void> {
    const { draft, way } = this;
    if (!draft) return;
    draft.amount.leave();
    const amount = goodAmount(draft.amount.value, this.bounds(copy));
    if (!amount) return;
    await draft.once.run(() => this.move.execute(copy.copyId, way === 'add' ? amount : amount.times(-1)));
  }
}
