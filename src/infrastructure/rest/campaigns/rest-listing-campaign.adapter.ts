import type { ListingCampaignCommandsPort } from '../../../application/campaigns/listing-campaign-commands.port';
import type { ListingCampaignPort } from '../../../application/campaigns/listing-campaign.port';
import type { Outcome } from '../../../application/kernel/failure';
import {
  type BattleStanding,
  type ListingAccount,
  type ListingBoard,
  type ListingPhase,
  listingPhases,
  type ListingReward,
  type ListingRound,
  type ShowdownStanding,
  type VotingStanding,
} from '../../../domain/campaigns/listing-round';
import { decimal, decimalText, type Decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { listingCampaignEndpoints } from '../../wire/catalogue/listing-campaign.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { prizeFromWire } from './campaigns.wire';
import type { Needs } from '../../../application/kernel/token';

const reasons: readonly ListingReward['reason'][] = ['PREDICTION', 'BATTLE'];

interface Board<Row> {
  readonly round: number;
  readonly rows: readonly Row[];
  readonly me?: Row | null | undefined;
}

export class RestListingCampaignAdapter implements ListingCampaignPort, ListingCampaignCommandsPort {
  static readonly needs: Needs<typeof RestListingCampaignAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async round(): Outcome<ListingRound> {
    return mapResult(await this.#client.send(call('campaign')), ({ data }) => ({
      round: data.round,
      phase: data.phase ? this.#phase(data.phase) : undefined,
      candidates: data.tokens.map(({ token, votes, share, price }) => ({
        token,
        votes,
        share,
        price: price ? decimal(price) : undefined,
      })),
      phases: data.phases.map(({ name, start, end }) => ({
        name: this.#phase(name),
        startsAt: instantFrom(start) ?? 0,
        endsAt: instantFrom(end) ?? 0,
      })),
      terms: data.terms && {
        prediction: prizeFromWire(data.terms.prediction),
        battle: data.terms.battle.map(prizeFromWire),
        volumePerVote: decimal(data.terms.volumePerVote),
        mostVotes: data.terms.mostVotes,
      },
    }));
  }

  async account(): Outcome<ListingAccount> {
    return mapResult(await this.#client.send(call('user')), ({ data }) => ({
      votesLeft: data.votesLeft,
      votesUsed: data.votesUsed,
      predictions: data.predictions.map(({ predictionId, round, token, predictedPrice, votes, time }) => ({
        id: predictionId,
        round,
        token,
        price: decimal(predictedPrice),
        votes,
        at: instantFrom(time) ?? 0,
      })),
      rewards: data.rewards.map(({ round, reason, time, ...prize }) => ({
        round,
        reason: this.#unknown.oneOf('listing reward', reason, reasons),
        prize: prizeFromWire(prize),
        at: instantFrom(time) ?? 0,
      })),
    }));
  }

  async predict({
    round,
    token,
    price,
  }: {
    readonly round: number;
    readonly token: string;
    readonly price: Decimal;
  }): Outcome<{ readonly predictionId: string }> {
    const answer = await this.#client.send(call('predict'), {
      body: { round, token, predictedPrice: decimalText(price) },
    });
    return mapResult(answer, ({ data }) => ({ predictionId: data.predictionId }));
  }

  async voting(own = false): Outcome<ListingBoard<VotingStanding>> {
    const answer = own ? await this.#client.send(call('ownVoting')) : await this.#client.send(call('voting'));
    return mapResult(answer, ({ data }) =>
      board(data, ({ rank, token, votes, share, mine }) => ({ rank, token, votes, share, mine })),
    );
  }

  async showdown(own = false): Outcome<ListingBoard<ShowdownStanding>> {
    const answer = own ? await this.#client.send(call('ownShowdown')) : await this.#client.send(call('showdown'));
    return mapResult(answer, ({ data }) => board(data, ({ volume, ...row }) => ({ ...row, volume: decimal(volume) })));
  }

  async battle(own = false): Outcome<ListingBoard<BattleStanding>> {
    const answer = own ? await this.#client.send(call('ownBattle')) : await this.#client.send(call('battle'));
    return mapResult(answer, ({ data }) =>
      board(data, ({ rank, uuid, coolName, volume, share, reward, me }) => ({
        rank,
        uuid: uuid ?? undefined,
        coolName,
        volume: decimal(volume),
        share,
        reward: prizeFromWire(reward),
        me: me ?? false,
      })),
    );
  }

  #phase(name: string): ListingPhase {
    return this.#unknown.oneOf('listing phase', name, listingPhases);
  }
}

function board<Row, Standing>({ round, rows, me }: Board<Row>, map: (row: Row) => Standing): ListingBoard<Standing> {
  return { round, rows: rows.map(map), me: me ? map(me) : undefined };
}

async function call<Name extends keyof typeof listingCampaignEndpoints>(
  name: Name,
): Promise<(typeof listingCampaignEndpoints)[Name]> {
  return (await import('../../wire/catalogue/listing-campaign.endpoints')).listingCampaignEndpoints[name];
}
