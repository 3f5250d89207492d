import { MovableBalances } from '../../../application/wallet/movable-balances';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { EarnQueries } from '../../../application/earn/earn.queries';
import { RedeemEarn, type Redeemed } from '../../../application/earn/redeem-earn.use-case';
import { RenewEarn } from '../../../application/earn/renew-earn.use-case';
import { SubscribeEarn } from '../../../application/earn/subscribe-earn.use-case';
import type { Needs } from '../../../application/kernel/token';
import { failureKey } from '../../kit/formats/failure-keys';
import { NoticesPort } from '../../kit/notices.port';
import type { DecimalMarks } from '../../../domain/platform/decimal-marks';
import type { EarnPosition, EarnProduct } from '../../../domain/earn/earn-product';
import { keptPlaces } from '../../../domain/earn/earn-yield';
import { type Decimal, smallerOf } from '../../../domain/shared/decimal';
import { type AmountBounds, goodAmount } from '../../../domain/wallet/amount-rules';
import { TypedFigure } from '../../kit/data/typed-figure';
import { OnceStore } from '../money-kit/once.store';

/** Rows of the history on a page. */
export const historySize = 20;

/** One subscription or redemption that is being typed, and what became of it. */
interface Draft<T> {
  readonly figure: TypedFigure;
  readonly once: OnceStore<T>;
}

/** Putting money into products that earn, and taking it out. What was typed stays until another is begun. */
export class EarnStore {
  static readonly needs: Needs<typeof EarnStore> = [
    EarnQueries,
    MovableBalances,
    SubscribeEarn,
    RedeemEarn,
    RenewEarn,
    NoticesPort,
  ];
  static readonly perAccount = true;

  subscription: Draft<{ readonly positionId: string }> | undefined = undefined;
  redemption: Draft<Redeemed> | undefined = undefined;
  renewed = false;
  /** Position whose renewal is being switched. */
  switching: string | undefined = undefined;

  constructor(
    readonly queries: EarnQueries,
    /** Of the account that is logged in. */
    readonly movable: Pick<MovableBalances, 'of' | 'start'>,
    private readonly subscribeEarn: SubscribeEarn,
    private readonly redeemEarn: RedeemEarn,
    private readonly renewEarn: RenewEarn,
    private readonly notices: NoticesPort,
  ) {
    makeObservable(this, {
      subscription: observableRef,
      redemption: observableRef,
      renewed: observable,
      switching: observable,
    });
  }

  /** All that is told of what the account has. */
  refresh(): void {
    this.queries.moved(historySize);
  }

  /** Money is locked again only for who asks for it; without a term it can leave at any time, and interest earns. */
  beginSubscription({ durationDays }: EarnProduct, marks: DecimalMarks): void {
    runInAction(() => {
      this.subscription = { figure: new TypedFigure(marks), once: new OnceStore() };
      this.renewed = durationDays === undefined;
    });
  }

  beginRedemption(position: EarnPosition, marks: DecimalMarks): void {
    const figure = new TypedFigure(marks);
    figure.fill(position.amount);
    runInAction(() => (this.redemption = { figure, once: new OnceStore() }));
  }

  renew(renewed: boolean): void {
    runInAction(() => (this.renewed = renewed));
  }

  /** @param mine what the account has in the product already; nothing is known of whoever is logged out */
  subscriptionBounds(product: EarnProduct, mine: Decimal): AmountBounds {
    return {
      ...this.movable.of(product.asset),
      minimum: product.minimum,
      maximum: smallerOf(product.maximum.minus(mine), product.quota.minus(product.quotaUsed)),
      places: keptPlaces,
    };
  }

  redemptionBounds({ amount }: EarnPosition): AmountBounds {
    return { available: amount, places: keptPlaces };
  }

  async subscribe(product: EarnProduct, mine: Decimal): Promise<void> {
    const draft = this.subscription;
    const amount = this.#valid(draft, this.subscriptionBounds(product, mine));
    if (!draft || !amount) return;
    const { productId } = product;
    await draft.once.run(() => this.subscribeEarn.execute({ productId, amount, autoReinvest: this.renewed }));
    this.refresh();
  }

  async redeem(position: EarnPosition): Promise<void> {
    const draft = this.redemption;
    const amount = this.#valid(draft, this.redemptionBounds(position));
    if (!draft || !amount) return;
    const all = amount.eq(position.amount);
    await draft.once.run(() => this.redeemEarn.execute(position.positionId, all ? undefined : amount));
    this.refresh();
  }

  async renewPosition(positionId: string, renewed: boolean): Promise<void> {
    if (this.switching !== undefined) return;
    runInAction(() => (this.switching = positionId));
    const answer = await this.renewEarn
      .execute(positionId, renewed)
      .finally(() => runInAction(() => (this.switching = undefined)));
    if (!answer.ok) this.notices.show('error', { key: failureKey(answer.error) });
  }

  #valid(draft: Pick<Draft<unknown>, 'figure'> | undefined, bounds: AmountBounds): Decimal | undefined {
    draft?.figure.leave();
    return goodAmount(draft?.figure.value, bounds);
  }
}
