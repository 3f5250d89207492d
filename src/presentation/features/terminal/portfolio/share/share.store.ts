import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { ReferralPort } from '../../../../../application/account/referral.port';
import { PromotionsPort } from '../../../../../application/platform/promotions.port';
import type { ProfitCard } from '../../../../../domain/platform/promotion';
import type { Needs } from '../../../../../application/kernel/token';

export const sharedFields = ['roi', 'pnl', 'prices', 'leverage', 'code'] as const;
type SharedField = (typeof sharedFields)[number];

/** What goes on the picture. Money is left out until somebody chooses to tell it. */
export class ShareStore {
  static readonly needs: Needs<typeof ShareStore> = [PromotionsPort, ReferralPort];
  static readonly perAccount = true;

  cards: readonly ProfitCard[] = [];
  slogans: readonly string[] = [];
  link = '';
  code: string | undefined = undefined;
  card: ProfitCard | undefined = undefined;
  slogan = '';
  readonly shown = observable.set<SharedField>(['roi', 'prices', 'leverage']);

  constructor(
    private readonly promotions: Pick<PromotionsPort, 'profitCards'>,
    private readonly referral: Pick<ReferralPort, 'codes'>,
  ) {
    makeObservable(this, {
      cards: observableRef,
      slogans: observableRef,
      link: observable,
      code: observable,
      card: observableRef,
      slogan: observable,
    });
  }

  /** Without them the picture is plain. @param gain whether the result is one */
  async read(gain: boolean): Promise<void> {
    const [cards, codes] = await Promise.all([this.promotions.profitCards(), this.referral.codes()]);
    runInAction(() => {
      if (cards.ok) {
        this.cards = cards.value.cards.filter(({ mood }) => mood === 'other' || (mood === 'gain') === gain);
        this.slogans = cards.value.slogans;
        this.link = cards.value.link;
      }
      this.card = this.cards[0];
      this.slogan = '';
      if (codes.ok) this.code = (codes.value.find(({ standard }) => standard) ?? codes.value[0])?.code;
    });
  }

  choose(card: ProfitCard | undefined): void {
    runInAction(() => (this.card = card));
  }

  say(slogan: string): void {
    runInAction(() => (this.slogan = slogan));
  }

  show(field: SharedField, wanted: boolean): void {
    runInAction(() => void (wanted ? this.shown.add(field) : this.shown.delete(field)));
  }
}
