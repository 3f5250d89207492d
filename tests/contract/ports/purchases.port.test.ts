import { PurchasesCommandsPort } from '../../../src/application/wallet/purchases-commands.port';
import { PurchasesPort } from '../../../src/application/wallet/purchases.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { minute, second } from '../../../src/domain/shared/instant';
import { webOrigin } from '../server/sandbox-client';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

const wish = { currency: 'EUR', asset: 'USDT', amount: decimal(100), region: 'DE' };
const returnUrl = `${webOrigin}/buy-crypto`;
const firstPage = { page: 1, size: 25 };

onBothSides('PurchasesPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const join = (): Promise<PortVisitor> => world.join(`person${++people}@example.com`);
  const port = (person: PortVisitor) => both(person, PurchasesPort, PurchasesCommandsPort);
  const held = ({ accountId }: PortVisitor) =>
    decimalText(
      decimal(
        (world.exchange.balances(accountId).find(({ asset }) => asset === 'USDT')?.holding ?? 0n).toString(),
      ).times('0.000000000001'),
    );
  const quoted = async (person: PortVisitor) => value(await port(person).quotes(wish))[0]!;
  const begun = async (person: PortVisitor, reference = 'first') => {
    const quote = await quoted(person);
    return value(await port(person).begin(quote.quoteId, quote.methods[0]!, reference, returnUrl));
  };
  /** What the person does on the provider's page. */
  const end = (payUrl: string | undefined, how: 'PROCESSING' | 'REFUSED' | 'ABANDONED') =>
    world.areas.purchases.end(payUrl!.split('/').at(-1)!, how);
  const newest = async (person: PortVisitor) => value(await port(person).purchases(firstPage)).rows[0]!;

  it('tells what money of a country is worth, which no provider gives more than', async () => {
    const person = await join();
    const rates = value(await person.port(WalletPort).currencyRates());
    const { worth } = rates.find(({ currency }) => currency === 'EUR')!;
    const received = value(await port(person).quotes(wish)).map(({ receives }) => receives);
    expect(received.length).toBeGreaterThan(0);
    for (const each of received) {
      expect(each.lte(worth.times(wish.amount))).toBe(true);
      expect(each.gt(worth.times(wish.amount).times('0.95'))).toBe(true);
    }
  });

  it('tells everybody what can be bought where they live', async () => {
    const visitor = world.stranger().port(PurchasesPort);
    expect(value(await visitor.options('DE'))).toMatchObject({ region: 'DE', served: true, currency: 'EUR' });
    expect(value(await visitor.options('DE')).assets).toEqual(expect.arrayContaining(['USDT', 'BTC']));
    expect(value(await visitor.options('US')).served).toBe(false);
    expect(await visitor.purchases(firstPage)).toEqual(refused('unauthorised'));
  });

  it('has a quote of each provider that serves the region', async () => {
    const visitor = world.stranger().port(PurchasesPort);
    const providers = async (region: string) =>
      value(await visitor.quotes({ ...wish, region })).map(({ provider }) => provider);
    expect(await providers('DE')).toEqual(['Northbank Pay', 'Swiftcoin', 'Harbor']);
    expect(await providers('VN')).toEqual(['Northbank Pay', 'Swiftcoin']);
    expect(await providers('US')).toEqual([]);
    const [northbank] = value(await visitor.quotes(wish));
    // 100 EUR less 1.2 % are worth 106.704 USDT, sold 0.4 % dearer.
    expect([northbank!.fee, northbank!.receives].map(decimalText)).toEqual(['1.2', '106.27888446']);
    expect(northbank).toMatchObject({ methods: ['CARD', 'BANK'], expiresAt: world.now() + 20 * second });
    expect(await visitor.quotes({ ...wish, asset: 'NOPE' })).toEqual(refused('invalid'));
    expect(await visitor.quotes({ ...wish, currency: 'XXX' })).toEqual(refused('invalid'));
  });

  it('gives what was promised once it is paid, and not before', async () => {
    const ada = await join();
    const purchase = await begun(ada);
    expect(purchase).toMatchObject({ provider: 'Northbank Pay', currency: 'EUR', asset: 'USDT', status: 'WAITING' });
    expect(purchase.payUrl).toMatch(/^https?:/);
    await world.pass(10 * second);
    expect(held(ada)).toBe('10000');
    end(purchase.payUrl, 'PROCESSING');
    expect(await newest(ada)).toMatchObject({ status: 'PROCESSING', payUrl: undefined });
    await world.pass(10 * second);
    expect((await newest(ada)).status).toBe('COMPLETED');
    expect(held(ada)).toBe(decimalText(purchase.receives.plus(10_000)));
    const { rows } = value(await ada.port(WalletPort).ledger({ page: 1, size: 25, asset: 'USDT' }));
    const { purchaseId, provider, pays, currency } = purchase;
    expect(rows.find((line) => line.purchase)).toMatchObject({
      kind: 'DEPOSIT',
      amount: purchase.receives,
      purchase: { purchaseId, provider, pays, currency },
    });
    // What comes otherwise is a deposit too, and no purchase.
    await world.exchange.submit({
      type: 'deposit',
      accountId: ada.accountId,
      asset: 'BTC',
      amount: 1_000_000_000_000n,
    });
    const bought = value(await ada.port(WalletPort).ledger({ page: 1, size: 25, kind: 'PURCHASE' }));
    expect([bought.total, bought.rows.map((line) => line.purchase?.purchaseId)]).toEqual([1, [purchaseId]]);
    await world.pass(minute);
    expect(held(ada)).toBe(decimalText(purchase.receives.plus(10_000)));
  });

  it.each([['REFUSED'], ['ABANDONED']] as const)('gives nothing for one that ends as %s, and says so', async (how) => {
    const ada = await join();
    const { payUrl } = await begun(ada);
    end(payUrl, how);
    // Only the first end counts.
    end(payUrl, 'PROCESSING');
    await world.pass(minute);
    expect([(await newest(ada)).status, held(ada)]).toEqual([how, '10000']);
  });

  it('waits a quarter of an hour for the payment', async () => {
    const ada = await join();
    await begun(ada);
    await world.pass(14 * minute);
    expect((await newest(ada)).status).toBe('WAITING');
    await world.pass(2 * minute);
    expect([(await newest(ada)).status, held(ada)]).toEqual(['ABANDONED', '10000']);
  });

  it('begins one purchase for a reference, however often it is asked', async () => {
    const ada = await join();
    const first = await begun(ada, 'same');
    expect((await begun(ada, 'same')).purchaseId).toBe(first.purchaseId);
    expect(value(await port(ada).purchases(firstPage)).total).toBe(1);
  });

  it('refuses a quote that is over or taken, a method it does not offer, an amount out of bounds, and a stranger', async () => {
    const ada = await join();
    const begin: PurchasesCommandsPort['begin'] = (...wanted) => port(ada).begin(...wanted);
    const { quoteId } = await quoted(ada);
    expect(await begin(quoteId, 'WALLET', 'a', returnUrl)).toEqual(refused('invalid'));
    value(await begin(quoteId, 'CARD', 'b', returnUrl));
    expect(await begin(quoteId, 'CARD', 'c', returnUrl)).toEqual(refused('invalid'));
    const late = await quoted(ada);
    await world.pass(21 * second);
    expect(await begin(late.quoteId, 'CARD', 'd', returnUrl)).toEqual(refused('invalid'));
    const small = value(await port(ada).quotes({ ...wish, amount: decimal(1) }))[0]!;
    expect(await begin(small.quoteId, 'CARD', 'e', returnUrl)).toEqual(refused('invalid'));
    const stranger = world.stranger().port(PurchasesCommandsPort);
    expect(await stranger.begin(small.quoteId, 'CARD', 'f', returnUrl)).toEqual(refused('unauthorised'));
    expect(value(await port(ada).purchases(firstPage)).total).toBe(1);
  });

  it('shows nobody another’s purchases', async () => {
    const [ada, bea] = [await join(), await join()];
    await begun(ada);
    expect(value(await port(bea).purchases(firstPage))).toEqual({ rows: [], total: 0 });
  });
});
