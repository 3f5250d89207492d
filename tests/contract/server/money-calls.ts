import { practiceAccount } from '../../../sandbox/accounts/practice-account';
import type { SafeAction } from '../../../sandbox/security/factor';
import type { Sandbox } from '../../../sandbox/server/start-sandbox';
import { networkOf } from '../../../sandbox/wallet/networks';
import { custodyAddress } from '../../../sandbox/wallet/addresses';
import type { Answer, Send, TestSession } from './sandbox-client';
import { sendForm } from './trading-calls';

export interface MoneyCaller {
  readonly sandbox: Sandbox;
  readonly session: TestSession;
}

const elsewhere = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);

/** One good call of each private endpoint that moves money or proves it to be there; each makes what it needs. */
export function moneyCalls(world: () => MoneyCaller): Readonly<Record<string, () => Promise<Answer>>> {
  const call: Send = (...parameters) => world().session.call(...parameters);
  const form = (method: string, path: string, fields: Readonly<Record<string, string | number>>) =>
    sendForm(world().sandbox, world().session.bearer, method, path, fields);
  const user = () => world().sandbox.areas.users.byApplication(world().session.applicationId)!;
  const practising = () => world().sandbox.areas.users.byApplication(practiceAccount.applicationId)!;
  /** Straight into the area: codes have tests of their own. */
  const withdrawn = async (): Promise<number> =>
    (
      await world().sandbox.areas.wallet.withdrawals.request(user(), {
        token: 'USDT',
        network: 'ETH',
        address: elsewhere,
        memo: '',
        amount: '20',
      })
    ).id;
  const code = (action: SafeAction = 'WITHDRAW'): string => {
    const { areas } = world().sandbox;
    areas.security.sendCode(user(), action);
    return areas.mailbox
      .list(user().email)
      .flatMap(({ lines }) => lines)
      .join('\n')
      .match(/\b(\d{6}) is your code/)![1]!;
  };
  const sub = async (): Promise<string> =>
    (await world().sandbox.areas.accounts.openSubAccount(user(), `purse ${Math.random()}`)).applicationId;
  const quote = async (): Promise<number> => {
    const { exchange, areas } = world().sandbox;
    await exchange.submit({ type: 'openAccount', accountId: 'house-convert', kind: 'house' });
    await exchange.submit({
      type: 'place',
      accountId: 'house-convert',
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      orderType: 'LIMIT',
      clientOrderId: 0,
      price: 400_000,
      quantity: 100_000,
    });
    return areas.conversions.quote(user(), 'BTC', 'USDT', '0.001').quoteId;
  };
  const position = async (): Promise<number> =>
    (
      await world().sandbox.areas.earn.subscribe(user(), {
        productId: 'flexible-usdt',
        amount: '10',
        autoReinvest: false,
      })
    ).positionId;
  const audited = () => world().sandbox.areas.reserves.takeAudit();
  const verified = () => world().sandbox.areas.users.setVerified(user().userId, 'CH', 1);

  return {
    'wallet.depositAddress': () => call('GET', '/v3/asset/wallet/deposit?token=BTC&network=BTC'),
    'wallet.withdraw': () =>
      call('POST', '/v3/asset/wallet/withdraw', {
        token: 'USDT',
        network: 'ETH',
        address: elsewhere,
        amount: 20,
        emailCode: code(),
      }),
    'wallet.cancelWithdrawal': async () => call('DELETE', `/v3/asset/wallet/withdraw/${await withdrawn()}`),
    'wallet.history': () => call('GET', '/v3/asset/wallet/history?tokenSide=WITHDRAW&size=1000'),
    'wallet.ledger': () => call('GET', '/v3/asset/token/history?type=DEPOSIT'),
    'wallet.transfer': async () =>
      call('POST', '/v3/asset/transfer', {
        token: 'USDT',
        amount: 5,
        from: { applicationId: user().applicationId },
        to: { applicationId: await sub() },
      }),
    'wallet.transferHistory': () => call('GET', '/v3/asset/transfer/history'),
    'wallet.allowance': () => call('GET', '/v3/asset/wallet/withdraw/allowance'),
    'wallet.addresses': () => call('GET', '/asset/wallet/v1/addresses'),
    'wallet.addAddress': () =>
      call('POST', '/asset/wallet/v1/addresses', {
        label: 'purse',
        network: 'ETH',
        address: elsewhere,
        emailCode: code('WITHDRAWAL_ADDRESS'),
      }),
    'wallet.removeAddress': async () => {
      const { addressId } = world().sandbox.areas.wallet.addresses.add(user(), {
        label: 'gone',
        network: 'Arbitrum',
        address: elsewhere,
        memo: '',
      });
      return call('DELETE', `/asset/wallet/v1/addresses/${addressId}`);
    },
    'wallet.setListedOnly': () => call('PUT', '/asset/wallet/v1/addresses/listed_only', { listedOnly: true }),
    'wallet.loanToValue': () => form('POST', '/v1/asset/ltv', { token: 'USDT', amount: 10 }),
    'walletV1.depositAddress': () => call('GET', '/v1/asset/deposit?token=TRON_USDT'),
    'walletV1.cancelWithdrawal': async () => form('DELETE', '/v1/asset/withdraw', { id: await withdrawn() }),
    'walletV1.history': () => call('GET', '/v1/asset/history'),
    'walletV1.transfer': async () =>
      form('POST', '/v1/asset/main_sub_transfer', {
        token: 'USDT',
        amount: 5,
        from_application_id: user().applicationId,
        to_application_id: await sub(),
      }),
    'walletV1.transferHistory': () => call('GET', '/v1/asset/main_sub_transfer_history'),
    'convert.assetInfo': () => call('GET', '/v3/convert/assetInfo'),
    'convert.exchangeInfo': () => call('GET', '/v3/convert/exchangeInfo'),
    'convert.quote': async () => (
      await quote(),
      call('GET', '/v3/convert/rfq?sellToken=BTC&buyToken=USDT&sellQuantity=0.001')
    ),
    'convert.take': async () =>
      call('POST', '/v3/convert/rft', { quoteId: await quote(), counterPartyId: 'HOUSE' }),
    'convert.trade': async () => {
      const quoteId = await quote();
      await call('POST', '/v3/convert/rft', { quoteId });
      return call('GET', `/v3/convert/trade?quoteId=${quoteId}`);
    },
    'convert.trades': () => call('GET', '/v3/convert/trades'),
    'earn.positions': () => call('GET', '/earn/v1/positions'),
    'earn.subscribe': () => call('POST', '/earn/v1/subscribe', { productId: 'flexible-usdt', amount: '10' }),
    'earn.redeem': async () => call('POST', '/earn/v1/redeem', { positionId: await position(), amount: '4' }),
    'earn.setAutoReinvest': async () =>
      call('PUT', '/earn/v1/position/auto_reinvest', { positionId: await position(), autoReinvest: true }),
    'earn.history': () => call('GET', '/earn/v1/history?token=USDT'),
    'earn.staking': () => call('GET', '/staking/v1/account'),
    'earn.stake': () => (verified(), call('POST', '/staking/v1/stake', { amount: '10' })),
    'earn.unstake': async () => {
      verified();
      await call('POST', '/staking/v1/stake', { amount: '10' });
      return call('POST', '/staking/v1/unstake', { amount: '5', instant: true });
    },
    'earn.yieldHistory': () => call('GET', '/v3/asset/staking/yieldHistory'),
    'reserves.overview': async () => (await audited(), call('GET', '/asset/porl/v2/snapshot_overview')),
    'reserves.userCheck': async () => {
      await audited();
      const [own] = world().sandbox.areas.reserves.ownAudits(practising());
      return call('GET', `/asset/porl/v2/user_check?userHash=${own!.userHash}&auditId=${own!.audit.auditId}`);
    },
    'reserves.userHashes': () => call('GET', '/asset/porl/v2/user_hashes'),
  };
}

/** Proved like a withdrawal, and only one code a minute is sent: called in wallet.test.ts. */
export const provedCalls = ['wallet.internalWithdraw', 'walletV1.withdraw'] as const;
