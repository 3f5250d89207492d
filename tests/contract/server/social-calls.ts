import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { tradersOf } from '../../../sandbox/services/simulation/traders';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { leadNames } from '../../../sandbox/services/social/copy-strategies';
import { makeReadyToLead } from '../../support/ready-lead';
import { newcomer } from './account-calls';
import { admin, type Answer, type TestSession } from './sandbox-client';

const social = '/social-backend-ui';
const profiles = `${social}/private/user-profiles`;
const twitter = `${social}/private/twitter`;
const strategies = '/copy-trading-gateway/public/lead-strategy-profile';

const copies = '/copy-trading-gateway/private/copies';
const lead = '/copy-trading-gateway/private/lead';
const copyTerms = { mode: 'PROPORTIONAL', slippage: '0.01', leverage: 3, stopLoss: '0.2' };
export const newCopy = { strategyId: '10001', amount: '100', counter: false, ...copyTerms };

export interface SocialCaller {
  readonly sandbox: Sandbox;
  readonly session: TestSession;
}

/** A verifier of X for the session's account. */
export async function twitterVerifier({ sandbox, session }: SocialCaller, handle: string): Promise<string> {
  const { oauthToken } = (await session.call('GET', `${twitter}/oauth/authorization-url`)).body.data;
  return sandbox.areas.twitter.consent(oauthToken, handle);
}

/** An exchange without a past has no lead traders until somebody makes them. */
export function beginCopyTrading({ areas, exchange }: Sandbox): void {
  areas.profiles.addTraders(tradersOf(exchange.instruments), leadNames);
  areas.copyStrategies.begin(exchange.instruments, Date.now());
}

/** One good call of each endpoint among traders, in an order in which they are good. */
export function socialCalls(of: () => SocialCaller): Readonly<Record<string, () => Promise<Answer>>> {
  const call = (method: string, path: string, body?: unknown) => of().session.call(method, path, body);
  const mine = (what: string) =>
    call('GET', `${profiles}/${profileOf(of().sandbox, of().session.applicationId)}/${what}`);
  const practising = () => profileOf(of().sandbox, practiceAccount.applicationId);
  const strategy = async (what: string) => {
    beginCopyTrading(of().sandbox);
    return call('GET', `${strategies}/10001/${what}`);
  };
  const ownCopy = async (method: string, what?: string, body?: unknown) => {
    const { rows } = (await call('GET', copies)).body.data;
    return call(method, `${copies}/${rows[0].copyId}${what === undefined ? '' : `/${what}`}`, body);
  };
  const ownStrategy = async (method: string, what: string, body?: unknown) => {
    const { strategies: own } = (await call('GET', lead)).body.data;
    return call(method, `${lead}/strategies/${own[0].strategyId}/${what}`, body);
  };
  return {
    'socialIdentity.coolName': () => call('GET', `${social}/private/cool-names`),
    'socialIdentity.authorizationUrl': () => call('GET', `${twitter}/oauth/authorization-url`),
    'socialIdentity.authorize': async () =>
      call('POST', `${twitter}/oauth/authorize?oauthVerifier=${await twitterVerifier(of(), 'ada_on_x')}`),
    'socialIdentity.twitterProfile': () => call('GET', `${twitter}/profiles/me`),
    'socialIdentity.takeTwitterName': () => call('PUT', `${social}/private/cool-names/twitter`),
    'socialIdentity.removeTwitterImage': () => call('DELETE', `${twitter}/profiles/me/profileImageUrl`),
    'socialIdentity.unbindTwitter': () => call('DELETE', `${twitter}/profiles/me`),
    // Somebody new: the session's account has just taken a name, and keeps it for a while.
    'socialIdentity.changeCoolName': async () =>
      (await newcomer(of().sandbox)).call('PUT', `${social}/private/cool-names`, { coolName: 'Quiet_Lane' }),
    'socialIdentity.follow': () => call('POST', `${social}/private/followings/${practising()}`),
    'socialProfiles.followingLists': () => call('GET', `${social}/private/following-lists`),
    'socialProfiles.followingIds': () => call('GET', `${social}/private/following-lists/simple`),
    'socialProfiles.followingMetrics': () => call('GET', `${social}/metrics/following_list`),
    'socialIdentity.unfollow': () => call('DELETE', `${social}/private/followings/${practising()}`),
    'socialProfiles.settings': () => call('GET', `${profiles}/settings`),
    'socialProfiles.saveSettings': () =>
      call('PUT', `${profiles}/settings`, { bio: 'Slow and steady.', showTrades: true }),
    'socialProfiles.myUuid': () => call('GET', `${profiles}/me/uuid`),
    'socialProfiles.me': () => call('GET', `${social}/account/private/me`),
    'socialProfiles.overview': () => mine('overview'),
    'socialProfiles.summary': () => mine('summary'),
    'socialProfiles.performance': () => mine('performance'),
    'socialProfiles.portfolio': () => mine('portfolio'),
    'socialProfiles.extendedPortfolio': () => mine('extended-portfolio'),
    'socialProfiles.tradingActivity': () => mine('trading-activity?page=1&size=5'),
    'leaderboards.privateVolume': () =>
      call('GET', `${social}/private/trading-volume-leaderboard?tradingPeriod=THIRTY_DAYS`),
    'leaderboards.privateMetrics': () =>
      call('GET', `${social}/private/leaderboard-metrics?sortBy=WIN_RATE&sortOrder=ASC`),
    'leaderboards.privateBounded': () =>
      call('GET', `${social}/private/leaderboard-metrics/bounded?minCapital=1000&maxDrawdown=0.2`),
    'leaderboards.earlierPrivateMetrics': () => call('GET', `${social}/metrics/auth`),
    'leaderboards.clearCaches': () => admin(of().sandbox)('DELETE', `${social}/caches`),
    'features.private': () => call('GET', `${social}/private/features`),
    'copies.strategyTerms': () => strategy('terms'),
    'copies.xray': () => strategy('x-ray?amount=1000&days=30'),
    'copies.start': async () => {
      beginCopyTrading(of().sandbox);
      return call('POST', copies, newCopy);
    },
    'copies.list': () => call('GET', copies),
    'copies.trades': () => ownCopy('GET', 'trades?page=1&size=5'),
    'copies.shares': () => ownCopy('GET', 'profit-shares'),
    'copies.change': () => ownCopy('PUT', undefined, { ...copyTerms, leverage: 2 }),
    'copies.pause': () => ownCopy('POST', 'pause', { paused: true }),
    'copies.move': () => ownCopy('POST', 'movements', { amount: '10' }),
    'copies.movements': () => ownCopy('GET', 'movements'),
    'copies.holdingReturns': () => call('GET', '/copy-trading-gateway/private/holding-returns'),
    'copies.stop': () => ownCopy('POST', 'stop', { closePositions: true }),
    'leading.state': async () => {
      const { sandbox, session } = of();
      await makeReadyToLead(sandbox.exchange, sandbox.areas, session.applicationId);
      return call('GET', lead);
    },
    'leading.open': () =>
      call('POST', `${lead}/strategies`, {
        strategyName: 'Quiet lane',
        strategyIntro: '',
        strategy: 'default-v2',
        profitShare: '0.1',
      }),
    'leading.copiers': () => ownStrategy('GET', 'copiers'),
    'leading.payments': () => ownStrategy('GET', 'profit-shares?page=1&size=5'),
    'leading.describe': () => ownStrategy('PUT', 'intro', { strategyIntro: 'Held for weeks.' }),
    'leading.close': () => ownStrategy('POST', 'close', {}),
    'copyTrading.metrics': () => strategy('metrics?tradePeriod=SEVEN_DAYS'),
    'copyTrading.positions': () => strategy('portfolio-positions'),
    'copyTrading.orderHistory': () => strategy('order-history?pageNumber=1&pageSize=5'),
  };
}

function profileOf({ areas }: Sandbox, accountId: string): string {
  return areas.profiles.byAccount(accountId)!.uuid;
}
