import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { newcomer } from './account-calls';
import { caller, type Answer, type TestSession } from './sandbox-client';

const account = '/usercenter/account';
const company = { company: 'North Desk', contact: 'Ida', email: 'ida@north.example', website: 'https://north.example' };
const release = {
  version: '1.0.0',
  build: 1,
  url: 'https://app.example/1.apk',
  sha256: 'ab',
  size: 9,
  minVersion: '1.0.0',
  notes: '',
  publishedAt: 1,
};

export interface PersonalCaller {
  readonly sandbox: Sandbox;
  readonly session: TestSession;
}

/** One good call of each endpoint of what people keep, are offered and say, in an order in which they are good. */
export function personalCalls(of: () => PersonalCaller): Readonly<Record<string, () => Promise<Answer>>> {
  const call = (method: string, path: string, body?: unknown) => of().session.call(method, path, body);
  const visit = (method: string, path: string, body?: unknown) => caller(of().sandbox.url)(method, path, body);
  const list = async (): Promise<string> =>
    String((await call('GET', `${account}/watchlists`)).body.data.rows[0].watchlist_id);
  const code = async () => (await call('GET', `${account}/referral_info`)).body.data.rows[0];
  /** The newest thing that the exchange has told somebody. */
  const told = async () => {
    const { areas } = of().sandbox;
    const user = areas.users.byApplication(of().session.applicationId)!;
    areas.security.records.changed(user, 'END_SESSION', 'A session was ended', {});
    return String((await call('GET', `${account}/notifications?size=1`)).body.data.rows[0].id);
  };
  return {
    'notifications.list': () => call('GET', `${account}/notifications?page=1&size=5`),
    'notifications.markRead': async () => call('POST', `${account}/notifications/read`, { id: await told() }),
    'notifications.remove': async () => call('DELETE', `${account}/notifications/${await told()}`),
    'watchlists.create': () =>
      call('POST', `${account}/create_watchlists`, { name: 'Majors', symbols: ['SPOT_BTC_USDT'] }),
    'watchlists.watchlists': () => call('GET', `${account}/watchlists`),
    'watchlists.watchlist': async () => call('GET', `${account}/watchlist?watchlist_id=${await list()}`),
    'watchlists.edit': async () =>
      call('POST', `${account}/edit_watchlists`, {
        watchlists: [{ watchlist_id: await list(), name: 'Large', symbols: [] }],
      }),
    'watchlists.update': async () =>
      call('POST', `${account}/update_watchlist_with_symbol`, {
        watchlist_id: await list(),
        symbol: 'SPOT_ETH_USDT',
        add: true,
      }),
    'watchlists.sync': () =>
      call('POST', `${account}/sync_mobile_watchlists`, { watchlists: [{ name: 'Phone', symbols: [] }] }),
    'watchlists.remove': async () => call('DELETE', `${account}/del_watchlists?watchlist_id=${await list()}`),
    'referral.codes': () => call('GET', `${account}/referral_info`),
    'referral.shownCodes': () => call('GET', `${account}/get_referral`),
    'referral.summary': () => call('GET', `${account}/referral_overall`),
    'referral.campaigns': () => call('GET', `${account}/referral_campaign`),
    'referral.programme': () => visit('GET', '/usercenter/public/referral_programme'),
    'referral.sharing': () => call('GET', `${account}/sharing_info`),
    'referral.suggest': () => call('POST', `${account}/generate_referral_code`),
    'referral.create': () => call('POST', `${account}/build_referral`, { code: 'HARBOUR7', friend_rate: '0.05' }),
    'referral.edit': async () => call('POST', `${account}/edit_referral`, { id: (await code()).id, note: 'first' }),
    'referral.makeStandard': async () => call('POST', `${account}/default_referral/${(await code()).id}`),
    'referral.check': async () => call('POST', `${account}/referral_check`, { code: (await code()).code }),
    'referral.accept': async () =>
      (await newcomer(of().sandbox)).call('POST', `${account}/accept_referral`, { code: (await code()).code }),
    'referral.referees': () => call('GET', '/v3/account/referral/summary?page=1&size=5'),
    'referral.rewards': () => call('GET', '/v3/account/referral/rewardHistory'),
    'promotions.accountPromotions': () => call('GET', '/promotion/account/promotion?platform=web'),
    'promotions.userCentrePromotions': () => call('GET', `${account}/promotion?platform=web`),
    'promotions.hideAlert': () => call('POST', `${account}/hide_alert/low-balance`),
    'promotions.surveys': () => call('GET', `${account}/satisfaction_survey_themes?device_type=web`),
    'promotions.themes': () => call('GET', `${account}/themes`),
    'promotions.saveSurvey': () =>
      call('POST', `${account}/save_satisfaction_survey`, { theme_id: 2, answers: [{ id: 1, value: '4' }] }),
    'promotions.applyAsBroker': () => visit('POST', '/usercenter/pre/broker', company),
    'promotions.applyAsMarketMaker': () => visit('POST', '/usercenter/pre/market_maker', company),
    'promotions.applyAsLeadTrader': () => visit('POST', '/usercenter/pre/lead_trader', company),
    'promotions.mobileRelease': () => {
      of().sandbox.areas.mobileReleases.publish(release);
      return visit('GET', '/usercenter/public/mobile/apk/published');
    },
    'marginSettings.collateral': () => call('GET', `${account}/collateral_tokens?page=1&size=5`),
    'marginSettings.tokenConfig': () => call('GET', `${account}/token_config`),
    'marginSettings.switchCollateral': () =>
      call('POST', `${account}/switch_collateral`, { token: 'BTC', enabled: false }),
    'marginSettings.setLeverage': () => call('POST', `${account}/leverage`, { leverage: 5 }),
    'marginSettings.setPositionMode': async () =>
      (await newcomer(of().sandbox)).call('POST', `${account}/update_position_mode`, { position_mode: 'HEDGE_MODE' }),
    'marginSettings.setLossCharge': () => call('POST', `${account}/futures_loss_charge_mode`, { mode: 'COLLATERAL' }),
  };
}
