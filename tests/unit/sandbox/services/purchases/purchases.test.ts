import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { currencies, currencyIn, providers, soldAssets } from '../../../../../sandbox/services/purchases/providers';
import type { PurchaseWish } from '../../../../../sandbox/services/purchases/purchases';
import { openMoneyWorld, type MoneyWorld } from '../wallet/money-world';

const firstPage = { page: 1, size: 25 };
const seconds = 1_000;
const minute = 60 * seconds;
const back = 'https://example.com/back';

let world: MoneyWorld;
beforeEach(async () => {
  world = await openMoneyWorld();
});
afterEach(() => world.close());

const ada = () => world.people[0]!;
const bea = () => world.people[1]!;
const held = (asset = 'USDT') => unitsText(world.holding(ada().applicationId, asset));
const wish = { currency: 'EUR', asset: 'USDT', amount: '100', region: 'DE' };
const quotes = (change: Partial<PurchaseWish> = {}) => world.purchases.quotes({ ...wish, ...change });
const quoteOf = (providerId: string, change: Partial<PurchaseWish> = {}) =>
  quotes(change).find(({ provider }) => provider.id === providerId)!;
const begin = (reference = 'mine', quote = quoteOf('swiftcoin'), user = ada()) =>
  world.purchases.begin(user, quote.quoteId, 'CARD', reference, back);
const state = (token: string) => world.purchases.byToken(token)!;
const refused = (named: string) => expect.objectContaining({ code: -1005, message: expect.stringContaining(named) });

describe('offers for money of a country', () => {
  it('are what is left after the fee, at a price with the spread, rounded down to eight decimals', () => {
    expect(
      quotes().map(({ provider, pays, fee, receives, currency, asset }) => [
        provider.id,
        unitsText(pays),
        unitsText(fee),
        unitsText(receives),
        currency,
        asset,
      ]),
    ).toEqual([
      ['northbank', '100', '1.2', '106.27888446', 'EUR', 'USDT'],
      ['swiftcoin', '100', '2.4', '105.3026973', 'EUR', 'USDT'],
      ['harbor', '100', '0.6', '107.03090727', 'EUR', 'USDT'],
    ]);
  });

  it('are at the price of the coin', () => {
    expect(quotes({ asset: 'BTC' }).map(({ receives }) => unitsText(receives))).toEqual([
      '0.02123454',
      '0.02103949',
      '0.02138479',
    ]);
  });

  it('say the bounds of a purchase in the currency that is paid with', () => {
    expect(quotes().map(({ smallest, largest }) => [unitsText(smallest), unitsText(largest)])).toEqual([
      ['18.518518518518', '18518.518518518518'],
      ['9.259259259259', '4629.629629629629'],
      ['92.592592592592', '46296.296296296296'],
    ]);
  });

  it('come from those who serve the region, and nobody serves one that is restricted', () => {
    const from = (region: string | undefined) => quotes({ region }).map(({ provider }) => provider.id);
    expect(from('DE')).toEqual(['northbank', 'swiftcoin', 'harbor']);
    expect(from(undefined)).toEqual(['northbank', 'swiftcoin', 'harbor']);
    for (const region of ['BR', 'VN', 'UA']) expect(from(region)).toEqual(['northbank', 'swiftcoin']);
    expect(from('US')).toEqual([]);
  });

  it.each<readonly [string, Partial<PurchaseWish>, string]>([
    ['currency', { currency: 'XXX' }, 'nobody pays with it'],
    ['asset', { asset: 'NONE' }, 'nobody sells it'],
    ['asset', { asset: 'ADA' }, 'it has a price, and nobody sells it'],
    ['amount', { amount: '0' }, 'it is nothing'],
    ['amount', { amount: '10.001' }, 'there is no such coin'],
  ])('are refused with %s named for %j: %s', (named, change) => {
    expect(() => quotes(change)).toThrow(refused(named));
  });

  it('are there for every currency and every coin that is sold', () => {
    for (const currency of currencies.keys())
      for (const asset of soldAssets) {
        const [offer] = quotes({ currency, asset, amount: '1000000', region: undefined });
        expect([currency, asset, offer!.receives > 0n]).toEqual([currency, asset, true]);
      }
  });

  it('cost something, so that nobody gains by buying', () => {
    for (const { fee, spread, smallest, largest, methods } of providers) {
      expect(fee > 0n && spread > 0n && smallest < largest).toBe(true);
      expect(methods.length).toBeGreaterThan(0);
    }
  });

  it('name who makes them, and how many minutes the coins will take', () => {
    expect(quotes().map(({ provider: { name, takes } }) => [name, takes / minute])).toEqual([
      ['Northbank Pay', 10],
      ['Swiftcoin', 2],
      ['Harbor', 1_440],
    ]);
  });
});

describe('what people pay with', () => {
  const currencyOf = (code: string, eu = false) => currencyIn({ code, eu });

  it('is the money of their country where it is known, else euros in the union and dollars elsewhere', () => {
    expect(currencyOf('DE', true)).toBe('EUR');
    expect(currencyOf('AR')).toBe('USD');
    expect(currencyIn(undefined)).toBe('USD');
    const known = 'GB GBP, CH CHF, BR BRL, MX MXN, AU AUD, JP JPY, TW TWD, VN VND, UA UAH, TR TRY';
    for (const [code, currency] of known.split(', ').map((pair) => pair.split(' ') as [string, string])) {
      expect(currencyOf(code)).toBe(currency);
      expect(currencies.has(currency)).toBe(true);
    }
  });
});

describe('a purchase', () => {
  it('begins with what was offered, and gives nothing before it is paid', async () => {
    const quote = quoteOf('swiftcoin');
    const purchase = begin('mine', quote);
    expect(purchase).toMatchObject({
      accountId: ada().applicationId,
      providerId: 'swiftcoin',
      currency: 'EUR',
      pays: quote.pays,
      asset: 'USDT',
      receives: quote.receives,
      method: 'CARD',
      status: 'WAITING',
      reference: 'mine',
      returnUrl: back,
      createdAt: world.now(),
      updatedAt: world.now(),
    });
    expect(state(purchase.token)).toEqual(purchase);
    await world.pass(10 * minute);
    expect([held(), state(purchase.token).status]).toEqual(['1000', 'WAITING']);
  });

  it('that is paid brings the coins eight seconds later, once, out of the world outside', async () => {
    const { token, purchaseId } = begin();
    await world.pass(minute);
    expect(world.purchases.end(token, 'PROCESSING')).toMatchObject({ status: 'PROCESSING', updatedAt: world.now() });
    await world.reserves.sheet();
    const outside = world.holding('outside-world', 'USDT');
    await world.pass(8 * seconds - 1);
    expect([held(), state(token).status]).toEqual(['1000', 'PROCESSING']);
    await world.pass(seconds);
    expect([held(), state(token).status, state(token).updatedAt]).toEqual(['1105.3026973', 'COMPLETED', world.now()]);
    await world.pass(minute);
    expect(held()).toBe('1105.3026973');
    expect(unitsText(outside - world.holding('outside-world', 'USDT'))).toBe('105.3026973');
    const { rows } = world.wallet.ledger(ada(), { ...firstPage, kind: 'DEPOSIT', asset: 'USDT' });
    expect(rows.filter(({ reference }) => reference === `purchase:${purchaseId}`)).toHaveLength(1);
  });

  it('that has come is told to whoever bought it, once, and what was refused is not', async () => {
    const told = () =>
      world.notifications
        .list(ada().userId, { page: 1, size: 25 })
        .rows.map(({ title, message, link }) => [title, message, link]);
    const [{ token, purchaseId }, other] = [begin('first'), begin('second')];
    world.purchases.end(token, 'PROCESSING');
    world.purchases.end(other.token, 'REFUSED');
    expect(told()).toEqual([]);
    await world.pass(minute);
    await world.pass(minute);
    const values = { amount: '105.3026973', asset: 'USDT', provider: 'Swiftcoin' };
    expect(told()).toEqual([['Purchase completed', { key: 'purchased', values }, '/buy-crypto']]);
    expect(world.purchases.ownById(ada(), purchaseId)?.status).toBe('COMPLETED');
    expect(world.purchases.ownById(bea(), purchaseId)).toBeUndefined();
  });

  it.each(['REFUSED', 'ABANDONED'] as const)('that is %s brings nothing, and stays so', async (how) => {
    const { token } = begin();
    expect(world.purchases.end(token, how)?.status).toBe(how);
    expect(world.purchases.end(token, 'PROCESSING')?.status).toBe(how);
    await world.pass(minute);
    expect([held(), state(token).status]).toEqual(['1000', how]);
  });

  it('that nobody pays is over after a quarter of an hour', async () => {
    const { token } = begin();
    await world.pass(15 * minute - 1);
    expect(state(token).status).toBe('WAITING');
    await world.pass(seconds);
    expect(state(token)).toMatchObject({ status: 'ABANDONED', updatedAt: world.now() });
    expect(world.purchases.end(token, 'PROCESSING')?.status).toBe('ABANDONED');
    expect(held()).toBe('1000');
  });

  it('that nobody knows of is none', () => {
    expect(world.purchases.byToken('none')).toBeUndefined();
    expect(world.purchases.end('none', 'PROCESSING')).toBeUndefined();
  });

  it('of a reference is one, however often it is begun, and each account has its own references', () => {
    const quote = quoteOf('swiftcoin');
    const first = begin('mine', quote);
    expect(begin('mine', quote)).toEqual(first);
    expect(begin('mine', quoteOf('swiftcoin', { amount: '200' }))).toEqual(first);
    expect(begin('mine', quoteOf('swiftcoin'), bea()).purchaseId).not.toBe(first.purchaseId);
    expect(world.purchases.list(ada(), firstPage)).toEqual({ rows: [first], total: 1 });
  });

  it('takes a quote for twenty seconds, and each quote once', async () => {
    const [early, late] = [quoteOf('swiftcoin'), quoteOf('swiftcoin')];
    await world.pass(20 * seconds - 1);
    expect(early.expiresAt).toBe(world.now() + 1);
    begin('first', early);
    expect(() => begin('second', early)).toThrow(refused('quoteId, the quote has expired'));
    await world.pass(1);
    expect(() => begin('second', late)).toThrow(refused('quoteId, the quote has expired'));
    expect(() => world.purchases.begin(ada(), 'none', 'CARD', 'second', back)).toThrow(refused('quoteId'));
  });

  it('keeps its quote though others are asked for in between', async () => {
    const quote = quoteOf('swiftcoin');
    await world.pass(19 * seconds);
    quotes();
    expect(begin('mine', quote).receives).toBe(quote.receives);
  });

  it('is paid as its provider takes it', () => {
    const by = (providerId: string, method: 'CARD' | 'BANK' | 'WALLET') =>
      world.purchases.begin(ada(), quoteOf(providerId).quoteId, method, `${providerId} ${method}`, back).method;
    const taken = { northbank: ['CARD', 'BANK'], swiftcoin: ['CARD', 'WALLET'], harbor: ['BANK'] };
    for (const [providerId, methods] of Object.entries(taken))
      for (const method of ['CARD', 'BANK', 'WALLET'] as const) {
        if (methods.includes(method)) expect(by(providerId, method)).toBe(method);
        else expect(() => by(providerId, method)).toThrow(refused('method'));
      }
  });

  it('is within the bounds of its provider, either one included', () => {
    const buy = (amount: string) => begin(amount, quoteOf('swiftcoin', { currency: 'USD', amount })).pays;
    expect([unitsText(buy('10')), unitsText(buy('5000'))]).toEqual(['10', '5000']);
    expect(() => buy('9.99')).toThrow(refused('amount'));
    expect(() => buy('5000.01')).toThrow(refused('amount'));
  });

  it('may be so small in a coin so dear that it brings nothing, and does not begin then', () => {
    // Nothing that is sold is as dear; what a quote brings is looked at all the same.
    jest.spyOn(world.wallet.prices, 'price').mockReturnValue(unitsFromText('100000000000'));
    const quote = quoteOf('swiftcoin', { asset: 'BTC' });
    expect(quote.receives).toBe(0n);
    expect(() => begin('mine', quote)).toThrow(refused('amount'));
  });
});

describe('the list of purchases', () => {
  it('has the account’s own, newest first, in pages', () => {
    const [first, other, second, last] = [begin('a'), begin('b', quoteOf('swiftcoin'), bea()), begin('c'), begin('d')];
    expect(world.purchases.list(ada(), firstPage)).toEqual({ rows: [last, second, first], total: 3 });
    expect(world.purchases.list(ada(), { page: 1, size: 2 })).toEqual({ rows: [last, second], total: 3 });
    expect(world.purchases.list(ada(), { page: 2, size: 2 })).toEqual({ rows: [first], total: 3 });
    expect(world.purchases.list(bea(), firstPage)).toEqual({ rows: [other], total: 1 });
  });
});
