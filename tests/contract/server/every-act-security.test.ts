import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Endpoint } from '../../../src/infrastructure/wire/catalogue/endpoint';
import { catalogueCalls, openCatalogueWorld, type CatalogueWorld } from './catalogue-world';
import { isOf } from './intruders';
import { proven, provenWithdrawals, sometimes, usedUp, withoutProofs } from './proven-calls';

jest.setTimeout(120_000);

/**
 * What whoever holds a session may do without any other proof. A new call that writes stands here with those of its kind,
 * or takes a proof: it is looked at by somebody either way.
 */
const bySessionAlone: Readonly<Record<string, readonly string[]>> = {
  // Money stays the person's: orders, margin, conversion, savings, copies, purchases, own accounts among each other.
  trades: [
    ...['algoOrders.place', 'algoOrders.edit', 'algoOrders.cancel', 'algoOrders.cancelAll'],
    ...['positions.setLeverage', 'positions.setPositionMode', 'positions.setMarginModes', 'positions.setMarginModeOf'],
    ...['positions.resetMarginModes', 'positions.adjustIsolatedMargin', 'tradingAccount.setMode'],
    ...['tradingAccount.setSpotLeverage', 'tradingAccount.repayInterest', 'tradingAccountV1.repayInterest'],
    ...['tradingAccountV1.setMode', 'tradingAccountV1.setPositionMode', 'tradingAccountV1.setSpotLeverage'],
    ...['tradingAccountV1.setLeverage', 'tradingAccountV1.adjustIsolatedMargin', 'tradingV1.place'],
    ...['tradingV1.cancel', 'tradingV1.cancelByClientId', 'tradingV1.cancelOrders', 'tradingV1.cancelAllAfter'],
    ...['tradingV1.edit', 'tradingV1.editByClientId', 'tradingV1.editAlgo', 'earlierV3.placeAlgo'],
    ...['earlierV3.editAlgoByClientId', 'earlierV3.cancelAlgo', 'earlierV3.cancelAlgos', 'earlierV3.cancelAlgosOf'],
    ...['earlierV3.cancelEverything', 'trading.placeOrder', 'trading.editOrder', 'trading.cancelOrder'],
    ...['trading.cancelAllOrders', 'trading.cancelOrders', 'trading.cancelAllAfter', 'listenKey.create'],
    ...['marginSettings.switchCollateral', 'marginSettings.setLeverage', 'marginSettings.setPositionMode'],
    ...['marginSettings.setLossCharge', 'convert.take', 'purchases.begin', 'earn.subscribe', 'earn.redeem'],
    ...['earn.setAutoReinvest', 'earn.stake', 'earn.unstake', 'copies.start', 'copies.change', 'copies.pause'],
    ...[
      'copies.stop',
      'copies.move',
      'leading.open',
      'leading.close',
      'leading.describe',
      'wallet.transfer',
      'walletV1.transfer',
      'wallet.loanToValue',
    ],
  ],
  // Makes the account safer, or takes back what was on its way.
  protects: [
    ...['security.endDevice', 'security.endOtherDevices', 'wallet.cancelWithdrawal', 'walletV1.cancelWithdrawal'],
    ...['wallet.removeAddress', 'approvals.refuse', 'portfolioLinks.revoke', 'accountSettings.stopPush'],
  ],
  // Asks for or tries a proof, and changes nothing.
  proves: [
    ...['security.checkOtp', 'security.checkTradePassword', 'security.sendEmailCode', 'security.sendTradeCode'],
    ...['passkeys.creation', 'passkeys.proof', 'recovery.check'],
  ],
  // What a person looks like, is told, and keeps in lists; no way in and no money.
  personal: [
    ...['session.switchAccount', 'account.switchLanguage', 'accountSettings.savePreferences'],
    ...['accountSettings.switchRegion', 'accountSettings.agreeTerms', 'accountSettings.agreeTrTerms'],
    ...['accountSettings.maintenance', 'accountSettings.uploadPushToken', 'accountSettings.createSubAccount'],
    ...['accountSettings.alias', 'accountSettings.bindDiscord', 'accountSettings.unbindDiscord'],
    ...['accountSettings.switchWalletMode', 'portfolioLinks.create', 'verification.submit', 'campaigns.signUp'],
    ...['campaigns.dismissNotice', 'listing.predict', 'notifications.markRead', 'notifications.remove'],
    ...['promotions.hideAlert', 'promotions.saveSurvey', 'referral.create', 'referral.edit', 'referral.makeStandard'],
    ...['referral.suggest', 'referral.check', 'referral.accept', 'watchlists.create', 'watchlists.edit'],
    ...['watchlists.update', 'watchlists.sync', 'watchlists.remove', 'socialProfiles.saveSettings'],
    ...['socialIdentity.changeCoolName', 'socialIdentity.takeTwitterName', 'socialIdentity.authorize'],
    ...['socialIdentity.unbindTwitter', 'socialIdentity.removeTwitterImage', 'socialIdentity.follow'],
    ...['socialIdentity.unfollow', 'vouchers.use'],
  ],
};

let world: CatalogueWorld;
const calls = { ...catalogueCalls(() => world), ...provenWithdrawals(() => world.sandbox) };

beforeAll(async () => {
  world = await openCatalogueWorld({ generosity: 10_000 });
});
afterAll(() => world.sandbox.close());

/** Sends the call first without what proves it, with all else the same. */
async function withoutProof(endpoint: Endpoint, good: () => Promise<unknown>) {
  const send = globalThis.fetch;
  let alone: { readonly success?: boolean; readonly code?: number } | undefined;
  globalThis.fetch = async (input, init = {}) => {
    if (!alone && (init.method ?? 'GET') === endpoint.method && isOf(endpoint, String(input))) {
      const body = JSON.stringify(withoutProofs(endpoint, init.body));
      alone = (await (await send(input, { ...init, body })).json()) as typeof alone;
    }
    return send(input, init);
  };
  try {
    return { owner: await good(), alone };
  } finally {
    globalThis.fetch = send;
  }
}

it('every call that writes takes a proof, or is known to take none', () => {
  const writing = catalogue
    .filter(({ access, method }) => access === 'private' && method !== 'GET')
    .map(({ id }) => id);
  const known = [...Object.values(bySessionAlone).flat(), ...proven.map(({ id }) => id)];
  expect([...known].sort()).toEqual([...writing].sort());
});

describe('a session alone', () => {
  it.each(proven.map((each) => [each.id, each] as const))(
    'does not get %s done, and takes nothing away from who proves it',
    async (id, endpoint) => {
      const { owner, alone } = await withoutProof(endpoint, calls[id]!);
      if (!usedUp.includes(id)) expect(owner).toMatchObject({ body: { success: true } });
      if (id in sometimes) return;
      expect(alone).toMatchObject({ success: false });
      // A proof that is missing, a factor that has to be set up first, or the password that is to be changed.
      expect([-1005, -1006, -1009]).toContain(alone!.code);
    },
  );
});
