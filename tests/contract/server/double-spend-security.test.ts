import { practiceAccount } from '../../../sandbox/shared/practice-account';
import { unitsFromText, unitsText } from '../../../sandbox/engine/model/units';
import { sign } from '../../../sandbox/gateway/signature';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { keyAct, mailed, newcomer, withAuthenticator } from './account-calls';
import { caller, startTestSandbox, type Answer } from './sandbox-client';

const twenty = <T>(wish: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => wish(index)));
const good = (answers: readonly Answer[]) => answers.filter(({ body }) => body.success === true);
const elsewhere = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000 });
});
afterAll(() => sandbox.close());

const holding = (applicationId: string, asset = 'USDT') =>
  sandbox.exchange.balances(applicationId).find((balance) => balance.asset === asset)?.holding ?? 0n;
/** Leaves just so much, so that a limit of a day does not help. */
const leave = async (applicationId: string, asset: string, amount: string) => {
  const change = unitsFromText(amount) - holding(applicationId, asset);
  await sandbox.exchange.submit({ type: 'deposit', accountId: applicationId, asset, amount: change });
};
const signedPost = (path: string, body: object) => {
  const timestamp = String(Date.now());
  const text = `${timestamp}POST${path}${JSON.stringify(body)}`;
  return caller(sandbox.url)('POST', path, body, {
    'x-api-key': practiceAccount.apiKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': sign(practiceAccount.apiSecret, text),
  });
};

describe('asked for twenty times at once', () => {
  it('the whole balance leaves once', async () => {
    const { applicationId } = practiceAccount;
    await leave(applicationId, 'USDT', '100');
    const withdraw = { token: 'USDT', network: 'ETH', address: elsewhere, amount: '100' };
    const answers = await twenty(() => signedPost('/v3/asset/wallet/withdraw', withdraw));
    expect(good(answers)).toHaveLength(1);
    expect(holding(applicationId)).toBe(0n);
  });

  it('one code lets one withdrawal out', async () => {
    const person = await newcomer(sandbox);
    const before = holding(person.applicationId);
    const nextCode = await withAuthenticator(sandbox, person.email);
    const request = { network: 'ETH', address: elsewhere, amount: '20' };
    const subject = { ...request, asset: 'USDT', memo: '' };
    const { email_code: emailCode } = await mailed(sandbox, person, { action: 'WITHDRAW', subject });
    const withdraw = { ...request, token: 'USDT', emailCode, otp: nextCode() };
    const answers = await twenty(() => person.call('POST', '/v3/asset/wallet/withdraw', withdraw));
    expect(good(answers)).toHaveLength(1);
    expect(unitsText(before - holding(person.applicationId))).toBe('20');
  });

  it('the whole balance moves to a sub-account once', async () => {
    const person = await newcomer(sandbox);
    const sub = (await person.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' })).body.data;
    await leave(person.applicationId, 'USDT', '100');
    const answers = await twenty(() =>
      person.call('POST', '/v3/asset/transfer', {
        token: 'USDT',
        amount: '100',
        from: { applicationId: person.applicationId },
        to: { applicationId: sub.application_id },
      }),
    );
    expect(good(answers)).toHaveLength(1);
    expect([holding(person.applicationId), unitsText(holding(sub.application_id))]).toEqual([0n, '100']);
  });

  it('the whole balance begins to earn once', async () => {
    const person = await newcomer(sandbox);
    await leave(person.applicationId, 'USDT', '100');
    const answers = await twenty(() =>
      person.call('POST', '/earn/v1/subscribe', { productId: 'flexible-usdt', amount: '100' }),
    );
    expect(good(answers)).toHaveLength(1);
    expect(holding(person.applicationId)).toBe(0n);
  });

  it('the whole balance goes one way of all that there are', async () => {
    const [person, receiver] = [await newcomer(sandbox), await newcomer(sandbox)];
    const user = sandbox.areas.users.byEmail(person.email)!;
    const { userId } = sandbox.areas.users.byEmail(receiver.email)!;
    const sub = (await person.call('POST', '/usercenter/account/sub_accounts', { alias: 'grid' })).body.data;
    const order = { symbol: 'SPOT_BTC_USDT', type: 'LIMIT' };
    await leave(receiver.applicationId, 'BTC', '1');
    await receiver.call('POST', '/v3/trade/order', { ...order, side: 'SELL', price: '60000', quantity: '0.1' });
    const quote = await person.call('GET', '/v3/convert/rfq?sellToken=USDT&buyToken=BTC&sellQuantity=100');
    await leave(person.applicationId, 'USDT', '100');
    const { transfers, withdrawals } = sandbox.areas.wallet;
    const request = { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '100' };
    const place = { from: { applicationId: person.applicationId }, to: { applicationId: sub.application_id } };
    const isDone = (outcome: unknown) => (outcome as Partial<Answer>).body?.success !== false;
    const ways: readonly (() => Promise<unknown>)[] = [
      () => person.call('POST', '/v3/asset/transfer', { token: 'USDT', amount: '100', ...place }),
      () => person.call('POST', '/earn/v1/subscribe', { productId: 'flexible-usdt', amount: '100' }),
      () => person.call('POST', '/v3/convert/rft', { quoteId: quote.body.data.quoteId, counterPartyId: 'HOUSE' }),
      () => person.call('POST', '/v3/trade/order', { ...order, side: 'BUY', price: '50000', quantity: '0.002' }),
      () => transfers.send(user, userId, 'USDT', '100', 'apiKey'),
      () => withdrawals.request(user, request, 'apiKey'),
    ];
    const done = await Promise.all(
      // Each begins first once.
      ways.flatMap((_, first) =>
        [...ways.slice(first), ...ways.slice(0, first)].map((way) => way().then(isDone, () => false)),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    // It is gone, or set aside for the order.
    const { holding: left, frozen } = sandbox.exchange
      .balances(person.applicationId)
      .find(({ asset }) => asset === 'USDT')!;
    expect(left).toBe(frozen);
  });

  it('a place in a campaign is taken once', async () => {
    const person = await newcomer(sandbox);
    const { campaigns, listing } = sandbox.areas;
    campaigns.begin();
    await listing.run();
    const campaign = '/social-backend-ui/private/campaigns/WOOTOPIA_2049';
    const participants = async (): Promise<number> => (await person.call('GET', campaign)).body.data.participants;
    const before = await participants();
    const answers = await twenty(() => person.call('PUT', `${campaign}/signup`));
    // Whoever asks again is told when they signed up.
    expect(new Set(good(answers).map(({ body }) => body.data.time)).size).toBe(1);
    expect((await participants()) - before).toBe(1);
  });

  it('one code makes one key, and a name is one key’s', async () => {
    const person = await newcomer(sandbox);
    const proof = await mailed(sandbox, person, keyAct({ name: 'key 0' }));
    const answers = await twenty((index) =>
      person.call('POST', '/usercenter/account/create_credential', {
        name: index === 0 ? 'key 0' : `key ${index % 2}`,
        permissions: ['READ'],
        ip_list: [],
        ...proof,
      }),
    );
    expect(good(answers)).toHaveLength(1);
    expect((await person.call('GET', '/usercenter/account/enable_api_key_amount')).body.data.amount).toBe(1);
  });
});
