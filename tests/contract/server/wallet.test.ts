import { createHash } from 'node:crypto';
import ccxt from 'ccxt';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { treeFromBytes } from '../../../sandbox/services/reserves/merkle-messages';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { requestText, sign } from '../../../sandbox/gateway/signature';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { keyAct, withAuthenticator } from './account-calls';
import { admin, caller, practice, signUp, startTestSandbox, type Answer, type TestSession } from './sandbox-client';
import { sendForm } from './trading-calls';

const elsewhere = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);
let sandbox: Sandbox;
let ada: TestSession;
let now = 1_760_000_000_000;
/** Of Ada’s authenticator. */
let nextCode: () => string;

const code = (email: string, act: SafeAct): string => {
  const { areas } = sandbox;
  areas.security.sendCode(areas.users.byEmail(email)!, act);
  return areas.mailbox
    .list(email)
    .flatMap(({ lines }) => lines)
    .join('\n')
    .match(/\b(\d{6}) is your code/)![1]!;
};

/** A program's call with a key of the practice account, signed as v3 wants it. */
function signed(apiKey: string, secret: string, method: string, path: string, body?: object): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const timestamp = String(now);
  return caller(sandbox.url)(method, path, body, {
    'x-api-key': apiKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': sign(secret, requestText(timestamp, method, path, text)),
  });
}

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => now, generosity: 1_000 });
  ada = await signUp(sandbox, 'ada@example.com');
  nextCode = await withAuthenticator(sandbox, 'ada@example.com', () => now);
});
afterAll(() => sandbox.close());

describe('the wallet over HTTP', () => {
  it('writes its history in seconds, with paging in snake case', async () => {
    const { body } = await ada.call('POST', '/v3/asset/wallet/withdraw', {
      token: 'USDT',
      network: 'ETH',
      address: elsewhere,
      amount: '20',
      emailCode: code('ada@example.com', {
        action: 'WITHDRAW',
        subject: { asset: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '20' },
      }),
      otp: nextCode(),
    });
    expect(body.data.withdrawId).toEqual(expect.any(String));
    const history = (await ada.call('GET', '/v3/asset/wallet/history?size=5')).body.data;
    expect(history.meta).toEqual({ total: 1, records_per_page: 5, current_page: 1 });
    expect(history.rows[0]).toMatchObject({
      id: body.data.withdrawId,
      token: 'ETH_USDT',
      type: 'BALANCE',
      tokenSide: 'WITHDRAW',
      status: 'NEW',
      createdTime: '1760000000.000',
      feeAmount: '2',
    });
    expect((await ada.call('GET', '/v3/asset/wallet/history?type=COLLATERAL')).body.data.rows).toEqual([]);
    expect(await ada.call('GET', '/v3/asset/wallet/history?status=LOST')).toMatchObject({
      status: 400,
      body: { code: -1005 },
    });
    expect(await ada.call('GET', '/v3/asset/wallet/history?colour=red')).toMatchObject({
      status: 400,
      body: { code: -1004 },
    });
  });

  it('takes the older family’s forms, by the chain’s name of a token', async () => {
    now += 61_000;
    const { address } = (await ada.call('GET', '/v1/asset/deposit?token=TRON_USDT')).body;
    const subject = { asset: 'USDT', network: 'TRX', address, memo: '', amount: '20' };
    const sent = await sendForm(sandbox, ada.bearer, 'POST', '/v1/asset/withdraw', {
      token: 'TRON_USDT',
      address,
      amount: '20',
      email_code: code('ada@example.com', { action: 'WITHDRAW', subject }),
      otp: nextCode(),
    });
    expect(sent.body).toMatchObject({ success: true, withdraw_id: expect.any(String) });
    const { rows } = (await ada.call('GET', '/v1/asset/history?token_side=WITHDRAW')).body;
    expect(rows[0]).toMatchObject({
      token: 'TRON_USDT',
      balance_token: 'USDT',
      token_side: 'WITHDRAW',
      fee_amount: '4.5',
    });
    expect(
      (await sendForm(sandbox, ada.bearer, 'DELETE', '/v1/asset/withdraw', { id: sent.body.withdraw_id })).body,
    ).toEqual({ success: true });
    expect(await ada.call('GET', '/v1/asset/deposit?token=USDT')).toMatchObject({
      status: 400,
      body: { code: -1005 },
    });
  });

  it('sends to another person by their number', async () => {
    now += 61_000;
    const bea = await signUp(sandbox, 'bea@example.com');
    const target = sandbox.areas.users.byApplication(bea.applicationId)!.userId;
    const sent = await sendForm(sandbox, ada.bearer, 'POST', '/v1/asset/internal_withdraw', {
      target_user_id: target,
      balance_token: 'USDT',
      amount: '7',
      email_code: code('ada@example.com', {
        action: 'WITHDRAW',
        subject: { asset: 'USDT', userId: String(target), amount: '7' },
      }),
      otp: nextCode(),
    });
    expect(sent.body).toMatchObject({ success: true, withdraw_id: expect.any(String) });
    expect((await bea.call('GET', '/v3/asset/balances?token=USDT')).body.data.holding[0].holding).toBe('10007');
  });

  it('lets a key withdraw that may, without codes, and no other', async () => {
    const body = { token: 'USDT', network: 'ETH', address: elsewhere, amount: '20' };
    expect(
      (await signed(practiceAccount.apiKey, practiceAccount.apiSecret, 'POST', '/v3/asset/wallet/withdraw', body)).body,
    ).toMatchObject({ success: true });
    const person = await practice(sandbox);
    expect((await person.call('POST', '/v3/asset/wallet/withdraw', body)).body).toMatchObject({
      success: false,
      code: -1009,
    });
    const practising = sandbox.areas.users.byApplication(practiceAccount.applicationId)!;
    now += 61_000;
    const wish = { name: 'reader', permissions: ['READ', 'TRADE'] as const, ipList: [] };
    const proof = { emailCode: code(practising.email, keyAct({ name: 'reader', permissions: 'READ,TRADE' })) };
    const reading = await sandbox.areas.credentials.create(practising, wish, proof, {});
    expect(
      (await signed(reading.apiKey, reading.secret, 'POST', '/v3/asset/wallet/withdraw', body)).body,
    ).toMatchObject({ success: false, code: -1002 });
    expect((await signed(reading.apiKey, reading.secret, 'GET', '/v3/asset/wallet/history')).body).toMatchObject({
      success: true,
    });
  });

  it('sees payments on the practice chains, which only the sandbox’s own switch makes', async () => {
    const { address } = (await ada.call('GET', '/v3/asset/wallet/deposit?token=ETH&network=ETH')).body.data;
    const payment = { address, token: 'ETH', network: 'ETH', amount: '2' };
    expect(await ada.call('POST', '/sandbox/chain/deposit', payment)).toMatchObject({ status: 401 });
    expect(await admin(sandbox)('POST', '/sandbox/chain/deposit', { ...payment, address: elsewhere })).toMatchObject({
      status: 400,
      body: { code: -1006 },
    });
    expect(await admin(sandbox)('POST', '/sandbox/chain/deposit', { ...payment, amount: '-2' })).toMatchObject({
      status: 400,
      body: { code: -1005 },
    });
    const { body } = await admin(sandbox)('POST', '/sandbox/chain/deposit', payment);
    expect(body).toMatchObject({ success: true, data: { amount: '2', confirmingThreshold: 12 } });
    now += 15_000;
    await sandbox.areas.clockwork.run();
    const row = async () => (await ada.call('GET', '/v3/asset/wallet/history?tokenSide=DEPOSIT')).body.data.rows[0];
    expect(await row()).toMatchObject({
      status: 'CONFIRMING',
      confirmedNumber: 5,
      confirmingThreshold: 12,
      txId: body.data.txId,
    });
    now += 30_000;
    await sandbox.areas.clockwork.run();
    expect(await row()).toMatchObject({ status: 'COMPLETED', confirmedNumber: 12 });
    expect((await ada.call('GET', '/v3/asset/balances?token=ETH')).body.data.holding[0].holding).toBe('3');
  });
});

describe('the published tree', () => {
  it('is a file of its digest, in the published format', async () => {
    await sandbox.areas.reserves.takeAudit();
    const [audit] = (await ada.call('GET', '/asset/porl/v2/audits')).body.data.rows;
    const answer = await fetch(audit.tree_file_url);
    const file = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(file).digest('hex')).toBe(audit.tree_file_sha256);
    expect(answer.headers.get('content-type')).toBe('application/x-protobuf');
    const { tokens, nodes } = treeFromBytes(file);
    expect(tokens).toEqual(expect.arrayContaining(['BTC', 'USDT']));
    expect(Buffer.from(nodes.find(({ parent }) => parent === undefined)!.hash).toString('hex')).toBe(audit.merkle_root);
    expect(await ada.call('GET', '/asset/porl/v2/tree/99.pb')).toMatchObject({
      status: 400,
      body: { code: -1006 },
    });
  });
});

describe('ccxt, unmodified', () => {
  it('reads addresses, deposits, withdrawals and transfers, and converts', async () => {
    const woo = new ccxt.woo({
      apiKey: practiceAccount.apiKey,
      secret: practiceAccount.apiSecret,
      enableRateLimit: false,
    });
    woo.urls['api'] = { pub: sandbox.url, public: sandbox.url, private: sandbox.url };
    woo.nonce = () => now;
    await woo.loadMarkets();
    const address = await woo.fetchDepositAddress('USDT', { network: 'TRC20' });
    expect(address).toMatchObject({ currency: 'USDT', network: 'TRC20' });
    expect(address.address).toMatch(/^T/);

    const sent = await woo.withdraw('USDT', 25, elsewhere, undefined, { network: 'ETH' });
    const found = (await woo.fetchWithdrawals('USDT')).find(({ id }) => id === sent.id);
    expect(found).toMatchObject({
      currency: 'USDT',
      amount: 25,
      status: 'pending',
      type: 'withdrawal',
      fee: { cost: '2', currency: 'USDT' },
      timestamp: now,
    });

    await sandbox.exchange.submit({ type: 'openAccount', accountId: 'house-convert', kind: 'house' });
    await sandbox.exchange.submit({
      type: 'place',
      accountId: 'house-convert',
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      orderType: 'LIMIT',
      clientOrderId: 0,
      price: 500_000,
      quantity: 100_000,
    });
    expect(Object.keys(await woo.fetchConvertCurrencies())).toEqual(expect.arrayContaining(['BTC', 'USDT']));
    const quote = await woo.fetchConvertQuote('BTC', 'USDT', 0.001);
    expect(quote).toMatchObject({ fromCurrency: 'BTC', fromAmount: 0.001, toCurrency: 'USDT' });
    await woo.createConvertTrade(quote.id!, 'BTC', 'USDT', 0.001);
    const [trade] = await woo.fetchConvertTradeHistory();
    expect(trade).toMatchObject({ id: quote.id, fromAmount: 0.001, toAmount: quote.toAmount });
  });
});
