import { makeObservable, observable, runInAction } from 'mobx';
import { ListingCampaignQueries } from '../../../application/campaigns/listing-campaign.queries';
import { type Foretold, PredictListing } from '../../../application/campaigns/predict-listing.use-case';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { type ListingRound, predictionProblem } from '../../../domain/campaigns/listing-round';
import type { Decimal } from '../../../domain/shared/decimal';
import { minute } from '../../../domain/shared/instant';
import type { TypedFigure } from '../../kit/data/typed-figure';
import type { OnceStore } from '../money-kit/once.store';

/** The boards of a round, and the prediction that is being written. */
export class ListingStore {
  static readonly needs: Needs<typeof ListingStore> = [ListingCampaignQueries, PredictListing, Scheduler];

  /** The candidate that a prediction is written for. */
  token: string | undefined = undefined;

  constructor(
    readonly queries: ListingCampaignQueries,
    private readonly predicting: PredictListing,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, { token: observable });
  }

  choose(token: string): void {
    runInAction(() => (this.token = token));
  }

  /** Reads again as often as ranks move. @returns what stops it. */
  follow(own: boolean): () => void {
    return this.scheduler.every(minute / 2, () => this.queries.moved(own));
  }

  /** @returns the price that was foretold */
  async predict(
    once: OnceStore<Foretold>,
    figure: TypedFigure,
    { round, candidates }: ListingRound,
    token: string,
  ): Promise<Decimal | undefined> {
    figure.leave();
    const price = figure.value;
    const last = candidates.find((each) => each.token === token)?.price;
    if (!price || predictionProblem(price, last)) return undefined;
    await once.run(() => this.predicting.execute({ round, token, price }));
    return once.state.status === 'done' ? price : undefined;
  }
}
