import type { SafeAct } from '../../../src/domain/security/safe-act';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { mailed, newcomer, withAuthenticator } from './account-calls';
import { signUp, webOrigin, type Answer, type Send, type TestSession } from './sandbox-client';
import { sendForm } from './trading-calls';

const email = 'purse@example.com';
const house = 'house-convert';
const bid = { symbol: 'SPOT_BTC_USDT', price: 400_000, quantity: 100_000 };
const elsewhere = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);
const twenty = { token: 'USDT', network: 'ETH', address: elsewhere, amount: 20 };
const purse = { label: 'purse', network: 'ETH', address: elsewhere };
const flexible = { productId: 'flexible-usdt', amount: '10' };

/** One good call of each private endpoint that moves money or proves it to be there; each makes what it needs. */
export function moneyCalls(
  world: () => { readonly sandbox: Sandbox },
): Readonly<Record<string, () => Promise<Answer>>> {
  let signedUp: Promise<TestSession> | undefined;
  /** Somebody of their own: what they prove and verify is nobody else’s concern. */
  const person = () => (signedUp ??= signUp(world().sandbox, email));
  const areas = () => world().sandbox.areas;
  const user = async () => (await person()) && areas().users.byEmail(email)!;
  const call: Send = async (...parameters) => (await person()).call(...parameters);
  const form = async (method: string, path: string, fields: Readonly<Record<string, string | number>>) =>
    sendForm(world().sandbox, (await person()).bearer, method, path, fields);
  /** Straight into the area: codes have tests of their own. */
  const withdrawn = async () =>
    (
      await areas().wallet.withdrawals.request(
        await user(),
        {
          token: 'USDT',
          network: 'ETH',
          address: elsewhere,
          memo: '',
          amount: '20',
        },
        'apiKey',
      )
    ).id;
  const code = async (act: SafeAct) => {
    areas().security.sendCode(await user(), act);
    const lines = areas()
      .mailbox.list(email)
      .flatMap((mail) => mail.lines);
    return lines.join('\n').match(/\b(\d{6}) is your code/)![1]!;
  };
  let purses = 0;
  const move = async () => ({
    from: (await user()).applicationId,
    to: (await areas().accounts.openSubAccount(await user(), `purse ${++purses}`)).applicationId,
  });
  const quote = async () => {
    const { exchange } = world().sandbox;
    await exchange.submit({ type: 'openAccount', accountId: house, kind: 'house' });
    await exchange.submit({
      ...bid,
      type: 'place',
      accountId: house,
      side: 'BUY',
      orderType: 'LIMIT',
      clientOrderId: 0,
    });
    return areas().conversions.quote(await user(), 'BTC', 'USDT', '0.001').quoteId;
  };
  const position = async () =>
    (await areas().earn.subscribe(await user(), { ...flexible, autoReinvest: false })).positionId;
  const staked = async () => {
    areas().users.setVerified((await user()).userId, 'CH', 1);
    return call('POST', '/staking/v1/stake', { amount: '10' });
  };
  const audited = () => areas().reserves.takeAudit();

  return {
    'wallet.depositAddress': () => call('GET', '/v3/asset/wallet/deposit?token=BTC&network=BTC'),
    'wallet.withdraw': async () => {
      const { sandbox } = world();
      const sender = await newcomer(sandbox);
      const otp = (await withAuthenticator(sandbox, sender.email))();
      const subject = { asset: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '20' };
      const { email_code: emailCode } = await mailed(sandbox, sender, { action: 'WITHDRAW', subject });
      return sender.call('POST', '/v3/asset/wallet/withdraw', { ...twenty, emailCode, otp });
    },
    'wallet.cancelWithdrawal': async () => call('DELETE', `/v3/asset/wallet/withdraw/${await withdrawn()}`),
    'wallet.history': () => call('GET', '/v3/asset/wallet/history?tokenSide=WITHDRAW&size=1000'),
    'wallet.balanceHistory': () => call('GET', '/v3/asset/wallet/balanceHistory?startTime=0'),
    'wallet.ledger': () => call('GET', '/v3/asset/token/history?type=DEPOSIT'),
    'wallet.transfer': async () => {
      const { from, to } = await move();
      return call('POST', '/v3/asset/transfer', {
        token: 'USDT',
        amount: 5,
        from: { applicationId: from },
        to: { applicationId: to },
      });
    },
    'wallet.transferHistory': () => call('GET', '/v3/asset/transfer/history'),
    'wallet.allowance': () => call('GET', '/v3/asset/wallet/withdraw/allowance'),
    'wallet.addresses': () => call('GET', '/asset/wallet/v1/addresses'),
    'wallet.addAddress': async () =>
      call('POST', '/asset/wallet/v1/addresses', {
        ...purse,
        emailCode: await code({ action: 'WITHDRAWAL_ADDRESS', subject: { ...purse, memo: '' } }),
      }),
    'wallet.removeAddress': async () => {
      const { addressId } = areas().wallet.addresses.add(await user(), {
        ...purse,
        network: 'Arbitrum',
        memo: '',
      });
      return call('DELETE', `/asset/wallet/v1/addresses/${addressId}`);
    },
    'wallet.setListedOnly': async () =>
      (await signUp(world().sandbox, 'careful@example.com')).call('PUT', '/asset/wallet/v1/addresses/listed_only', {
        listedOnly: true,
      }),
    'wallet.recipient': async () => call('GET', `/asset/wallet/v1/recipient?userId=${(await user()).userId}`),
    'wallet.loanToValue': () => form('POST', '/v1/asset/ltv', { token: 'USDT', amount: 10 }),
    'walletV1.depositAddress': () => call('GET', '/v1/asset/deposit?token=TRON_USDT'),
    'walletV1.cancelWithdrawal': async () => form('DELETE', '/v1/asset/withdraw', { id: await withdrawn() }),
    'walletV1.history': () => call('GET', '/v1/asset/history'),
    'walletV1.transfer': async () => {
      const { from, to } = await move();
      return form('POST', '/v1/asset/main_sub_transfer', {
        token: 'USDT',
        amount: 5,
        from_application_id: from,
        to_application_id: to,
      });
    },
    'walletV1.transferHistory': () => call('GET', '/v1/asset/main_sub_transfer_history'),
    'convert.assetInfo': () => call('GET', '/v3/convert/assetInfo'),
    'convert.exchangeInfo': () => call('GET', '/v3/convert/exchangeInfo'),
    'convert.quote': async () => (
      await quote(),
      call('GET', '/v3/convert/rfq?sellToken=BTC&buyToken=USDT&sellQuantity=0.001')
    ),
    'convert.take': async () => call('POST', '/v3/convert/rft', { quoteId: await quote(), counterPartyId: 'HOUSE' }),
    'convert.trade': async () => {
      const quoteId = await quote();
      await call('POST', '/v3/convert/rft', { quoteId });
      return call('GET', `/v3/convert/trade?quoteId=${quoteId}`);
    },
    'convert.trades': () => call('GET', '/v3/convert/trades'),
    'purchases.begin': async () => {
      const [offer] = areas().purchases.quotes({ currency: 'EUR', asset: 'USDT', amount: '100', region: 'DE' });
      const clientRef = `purse ${++purses}`;
      return call('POST', '/fiat/v1/orders', {
        quoteId: offer!.quoteId,
        method: 'CARD',
        clientRef,
        returnUrl: `${webOrigin}/buy-crypto`,
      });
    },
    'purchases.list': () => call('GET', '/fiat/v1/orders'),
    'earn.positions': () => call('GET', '/earn/v1/positions'),
    'earn.subscribe': () => call('POST', '/earn/v1/subscribe', flexible),
    'earn.redeem': async () => call('POST', '/earn/v1/redeem', { positionId: await position(), amount: '4' }),
    'earn.setAutoReinvest': async () =>
      call('PUT', '/earn/v1/position/auto_reinvest', { positionId: await position(), autoReinvest: true }),
    'earn.history': () => call('GET', '/earn/v1/history?token=USDT'),
    'earn.staking': () => call('GET', '/staking/v1/account'),
    'programme.account': () => call('GET', '/holding-program/account'),
    'earn.stake': staked,
    'earn.unstake': async () => (await staked(), call('POST', '/staking/v1/unstake', { amount: '5', instant: true })),
    'earn.yieldHistory': () => call('GET', '/v3/asset/staking/yieldHistory'),
    'reserves.overview': async () => (await audited(), call('GET', '/asset/porl/v2/snapshot_overview')),
    'reserves.userCheck': async () => {
      const owner = await user();
      await audited();
      const [own] = areas().reserves.ownAudits(owner);
      return call('GET', `/asset/porl/v2/user_check?userHash=${own!.userHash}&auditId=${own!.audit.auditId}`);
    },
    'reserves.userHashes': () => call('GET', '/asset/porl/v2/user_hashes'),
  };
}

/** Proved like a withdrawal, and only one code a minute is sent: called in wallet.test.ts. */
export const provedCalls = ['wallet.internalWithdraw', 'walletV1.withdraw'] as const;
