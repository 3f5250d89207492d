import type { Decimal } from '../../domain/shared/decimal';
import { mapResult, success } from '../../domain/shared/result';
import { actOnce, type Dispatch } from '../earn/act-once';
import type { Outcome } from '../kernel/failure';
import { Scheduler } from '../kernel/scheduler.port';
import type { Needs } from '../kernel/token';
import { ListingCampaignCommandsPort } from './listing-campaign-commands.port';
import { ListingCampaignPort } from './listing-campaign.port';
import { ListingCampaignQueries } from './listing-campaign.queries';

export interface Foretold {
  readonly token: string;
  readonly price: Decimal;
  /** That went with it: the first prediction of a round carries all of the account's. */
  readonly votes: number;
}

/** Says what a candidate will cost at the end of the round, once for each candidate and never changed afterwards. */
export class PredictListing {
  static readonly needs: Needs<typeof PredictListing> = [
    ListingCampaignCommandsPort,
    ListingCampaignPort,
    ListingCampaignQueries,
    Scheduler,
  ];

  constructor(
    private readonly commands: ListingCampaignCommandsPort,
    private readonly port: ListingCampaignPort,
    private readonly queries: ListingCampaignQueries,
    private readonly scheduler: Scheduler,
  ) {}

  /** `invalid` outside the voting phase, `duplicate` for a candidate that was predicted at another price. */
  async execute(prediction: {
    readonly round: number;
    readonly token: string;
    readonly price: Decimal;
  }): Outcome<Dispatch<Foretold>> {
    const { round, token, price } = prediction;
    const find = async () =>
      mapResult(await this.port.account(), ({ predictions }) =>
        predictions.find((each) => each.round === round && each.token === token && each.price.eq(price)),
      );
    const done = await actOnce<Foretold>({
      scheduler: this.scheduler,
      act: async () => {
        const answer = await this.commands.predict(prediction);
        if (!answer.ok && answer.error.kind !== 'duplicate') return answer;
        const found = await find();
        if (found.ok && found.value) return success(found.value);
        // It is locked; only its votes could not be read.
        return answer.ok ? success({ token, price, votes: 0 }) : answer;
      },
      find,
    });
    this.queries.moved(true);
    return done;
  }
}
