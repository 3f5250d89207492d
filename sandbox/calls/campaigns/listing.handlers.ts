import type { listingCampaignEndpoints } from '../../../src/infrastructure/wire/catalogue/listing-campaign.endpoints';
import type { User } from '../../services/users/user';
import { type Units, unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { listingTerms } from '../../services/campaigns/listing-campaign';
import { nameBeside } from '../../services/social/profile';
import { unitsOf } from '../../services/wallet/amounts';

export function listingHandlers({
  listing,
  profiles,
  features,
  now,
}: Services): Handlers<typeof listingCampaignEndpoints> {
  const prize = (amount: Units) => ({ token: listingTerms.token, amount: unitsText(amount) });
  const terms = {
    prediction: prize(listingTerms.predictionPrize),
    battle: listingTerms.battlePrizes.map(prize),
    volumePerVote: unitsText(listingTerms.volumePerVote),
    mostVotes: listingTerms.mostVotes,
  };
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const voting = (user?: User) => {
    const own = user ? listing.standingOf(user).predictions : [];
    const rows = listing.tokens().map(({ rank, token, votes, share }) => {
      const mine = own.filter((each) => each.token === token).reduce((sum, each) => sum + each.votes, 0);
      return { rank, token, votes, share, ...(user && { mine }) };
    });
    return answer({
      round: listing.round().number,
      rows,
      me: rows.find((row) => (row.mine ?? 0) > 0) ?? null,
    });
  };
  const showdown = (user?: User) => {
    const chosen = user ? listing.standingOf(user).predictions[0]?.token : undefined;
    const rows = listing.showdown().map(({ volume, ...row }) => ({ ...row, volume: unitsText(volume) }));
    return answer({
      round: listing.round().number,
      rows,
      me: rows.find(({ token }) => token === chosen) ?? null,
    });
  };
  const battle = (user?: User) => {
    const rows = listing.battle().map(({ rank, accountId, volume, share, reward }) => {
      const me = accountId === user?.applicationId;
      const { uuid, coolName, avatar } = nameBeside(['volume'], profiles.byAccount(accountId)!, me);
      return {
        rank,
        uuid: uuid ?? null,
        coolName,
        avatar,
        volume: unitsText(volume),
        share,
        reward: prize(reward),
        me,
      };
    });
    return answer({
      round: listing.round().number,
      rows: rows.slice(0, 100),
      me: rows.find(({ me }) => me) ?? null,
    });
  };
  return {
    campaign: () => {
      const round = listing.round();
      const tokens = listing.tokens().map(({ token, votes, share, price }) => ({
        token,
        name: token,
        logo: null,
        votes,
        share,
        price: price === undefined ? null : unitsText(price),
      }));
      const phases = round.phases.map(({ name, startsAt, endsAt }) => ({
        name,
        start: startsAt,
        end: endsAt,
      }));
      return answer({ round: round.number, phase: listing.phase() ?? null, tokens, phases, terms });
    },
    user: (call) => {
      const { votesLeft, votesUsed, predictions, rewards } = listing.standingOf(callerOf(call).user);
      return answer({
        votesLeft,
        votesUsed,
        predictions: predictions.map(({ predictionId, round, token, price, votes, at }) => ({
          predictionId,
          round,
          token,
          predictedPrice: unitsText(price),
          votes,
          time: at,
        })),
        rewards: rewards.map(({ round, reason, token, amount, at }) => ({
          round,
          reason,
          token,
          amount: unitsText(amount),
          time: at,
        })),
      });
    },
    predict: (call) => {
      const { round, token, predictedPrice } = call.body;
      const { user } = callerOf(call);
      features.require(user, 'listing-campaign');
      return answer({
        predictionId: listing.predict(user, round, token, unitsOf(predictedPrice, 'predictedPrice')),
        locked: true,
      });
    },
    voting: () => voting(),
    ownVoting: (call) => voting(callerOf(call).user),
    showdown: () => showdown(),
    ownShowdown: (call) => showdown(callerOf(call).user),
    battle: () => battle(),
    ownBattle: (call) => battle(callerOf(call).user),
  };
}
