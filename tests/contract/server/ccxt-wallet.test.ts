import ccxt, { type woo } from 'ccxt';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { openCcxtWorld, type CcxtWorld } from './ccxt-world';
import { signUp } from './sandbox-client';

let world: CcxtWorld;
let client: woo;

beforeAll(async () => {
  world = await openCcxtWorld();
  ({ client } = world);
  for (const [symbol, middle] of [
    ['SPOT_BTC_USDT', 60_000],
    ['SPOT_ETH_USDT', 3_000],
  ] as const) {
    await world.quote(symbol, 'SELL', middle * 1.0005, 50);
    await world.quote(symbol, 'BUY', middle * 0.9995, 50);
  }
});

afterAll(() => world.close());

const total = async (code: string) =>
  ((await client.fetchBalance())[code] as { readonly total: number } | undefined)?.total ?? 0;

async function withdraw(amount: number) {
  const { call } = await signUp(world.sandbox, `elsewhere${amount}@example.com`);
  const { address } = (await call('GET', '/v3/asset/wallet/deposit?token=USDT&network=ETH')).body.data;
  return { address, sent: await client.withdraw('USDT', amount, address, undefined, { network: 'ERC20' }) };
}

describe('ccxt moves money', () => {
  it('knows where deposits go, by network', async () => {
    const tron = await client.fetchDepositAddress('USDT', { network: 'TRC20' });
    expect(tron).toMatchObject({ currency: 'USDT', network: 'TRC20' });
    expect(tron.address).toMatch(/^T\w{33}$/);
    expect((await client.fetchDepositAddress('USDT', { network: 'ERC20' })).address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    await expect(client.fetchDepositAddress('USDT', { network: 'NOPE' })).rejects.toThrow(ccxt.BadRequest);
  });

  it('withdraws, lists and calls back', async () => {
    const before = await total('USDT');
    const { address, sent } = await withdraw(25);
    expect(sent).toMatchObject({
      currency: 'USDT',
      amount: 25,
      addressTo: address,
      type: 'withdrawal',
      status: 'pending',
    });
    expect(await client.fetchWithdrawals('USDT')).toEqual([
      expect.objectContaining({ id: sent.id, currency: 'USDT', amount: 25, type: 'withdrawal' }),
    ]);
    await client.v3PrivateDeleteAssetWalletWithdrawWithdrawId({ withdrawId: sent.id });
    expect((await client.fetchWithdrawals('USDT'))[0]).toMatchObject({ status: 'canceled' });
    expect(await total('USDT')).toBe(before);
    await expect(client.withdraw('USDT', 1e9, address, undefined, { network: 'ERC20' })).rejects.toThrow(
      ccxt.ExchangeError,
    );
    await expect(client.withdraw('USDT', 25, 'not-an-address', undefined, { network: 'ERC20' })).rejects.toThrow(
      ccxt.ExchangeError,
    );
  });

  it('transfers to a sub-account and sees it there', async () => {
    const { users, accounts } = world.sandbox.areas;
    const main = users.byEmail(practiceAccount.email)!;
    const sub = await accounts.openSubAccount(main, 'second');
    const before = await total('USDT');
    expect(await client.transfer('USDT', 40, main.applicationId, sub.applicationId)).toMatchObject({
      currency: 'USDT',
      amount: 40,
      toAccount: sub.applicationId,
      status: 'ok',
    });
    expect(before - (await total('USDT'))).toBe(40);
    expect(await client.fetchTransfers('USDT')).toEqual([
      expect.objectContaining({
        amount: 40,
        fromAccount: main.applicationId,
        toAccount: sub.applicationId,
        status: 'ok',
      }),
    ]);
    expect((await client.fetchAccounts()).map(({ id, type }) => [id, type])).toEqual([
      [main.applicationId, 'main'],
      [sub.applicationId, 'subaccount'],
    ]);
    const stranger = await signUp(world.sandbox, 'stranger@example.com');
    await expect(client.transfer('USDT', 1, main.applicationId, stranger.applicationId)).rejects.toThrow(
      ccxt.ExchangeError,
    );
  });

  it('converts at a quote', async () => {
    const before = { usdt: await total('USDT'), btc: await total('BTC') };
    const quote = await client.fetchConvertQuote('USDT', 'BTC', 120);
    expect(quote).toMatchObject({ fromCurrency: 'USDT', toCurrency: 'BTC', fromAmount: 120 });
    expect(quote.toAmount).toBeGreaterThan(0.0019);
    const trade = await client.createConvertTrade(quote.id!, 'USDT', 'BTC', 120);
    // The library takes what was bought for what was sold; the answer itself is plain.
    expect((await client.fetchConvertTrade(trade.id!)).info).toMatchObject({
      quoteId: Number(quote.id),
      buyAsset: 'BTC',
      sellAsset: 'USDT',
      sellAmount: '120',
    });
    expect(await client.fetchConvertTradeHistory()).toHaveLength(1);
    expect(before.usdt - (await total('USDT'))).toBeCloseTo(120, 9);
    expect((await total('BTC')) - before.btc).toBeCloseTo(quote.toAmount!, 9);
    expect(Object.keys(await client.fetchConvertCurrencies())).toContain('BTC');
    await expect(client.createConvertTrade(quote.id!, 'USDT', 'BTC', 120)).rejects.toThrow(ccxt.ExchangeError);
  });

  it('reads what moved, and repays nothing that is not owed', async () => {
    const { sent } = await withdraw(30);
    const moved = await client.fetchDepositsWithdrawals('USDT');
    expect(moved).toContainEqual(expect.objectContaining({ id: sent.id, type: 'withdrawal', amount: 30 }));
    expect(await client.fetchDeposits('BTC')).toEqual([]);
    // By all assets: the library takes the names that networks give an asset for other assets.
    const entries = await client.fetchLedger();
    expect(entries).toContainEqual(expect.objectContaining({ id: sent.id, amount: 30, direction: 'out' }));
    await expect(client.repayMargin('USDT', 1)).rejects.toThrow(ccxt.InvalidOrder);
  });
});
