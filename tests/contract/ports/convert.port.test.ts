import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { ConvertCommandsPort } from '../../../src/application/wallet/convert-commands.port';
import { ConvertPort } from '../../../src/application/wallet/convert.port';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { second } from '../../../src/domain/shared/instant';
import { totalOf } from '../../../src/domain/wallet/holding';
import { fc } from '../../support/properties';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';
import { quoteBooks } from './quoted-books';

const firstPage = { page: 1, size: 25 };

onBothSides('ConvertPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open();
    await quoteBooks(world);
  });
  afterAll(() => world.close());

  const join = (): Promise<PortVisitor> => world.join(`person${++people}@example.com`);
  const held = ({ accountId }: PortVisitor) =>
    ['USDT', 'BTC'].map((asset) =>
      decimalText(
        decimal(
          (world.exchange.balances(accountId).find((balance) => balance.asset === asset)?.holding ?? 0n).toString(),
        ).div(decimal('1000000000000')),
      ),
    );

  it('says what can be converted', async () => {
    const port = (await join()).port(ConvertPort);
    expect(value(await port.assets()).map(({ asset }) => asset)).toEqual(
      expect.arrayContaining(['USDT', 'BTC', 'ETH', 'WOO']),
    );
    const { smallest, largest } = value(await port.limits());
    expect([smallest, largest].map(decimalText)).toEqual(['1', '250000']);
  });

  it('quotes from the book, less its spread, and converts at just that', async () => {
    const ada = await join();
    const port = both(ada, ConvertPort, ConvertCommandsPort);
    const quote = value(await port.quote('BTC', 'USDT', decimal('0.01')));
    // 0.01 at 50,000 less 8 basis points.
    expect(decimalText(quote.buyAmount)).toBe('499.6');
    expect(quote.expiresAt).toBe(world.now() + 10 * second);
    value(await port.take(quote.quoteId, 'first'));
    expect(held(ada)).toEqual(['10499.6', '0.04']);
    const conversion = value(await port.conversion(quote.quoteId));
    expect(conversion).toMatchObject({ quoteId: quote.quoteId, sellAsset: 'BTC', buyAsset: 'USDT' });
    const legs = value(await ada.port(WalletPort).ledger({ ...firstPage, kind: 'CONVERT' })).rows;
    expect(
      legs.map(({ asset, amount, otherLeg }) => [
        asset,
        decimalText(amount),
        otherLeg!.asset,
        decimalText(otherLeg!.amount),
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['BTC', '-0.01', 'USDT', '499.6'],
        ['USDT', '499.6', 'BTC', '-0.01'],
      ]),
    );
    const { rows, total } = value(await port.conversions(firstPage));
    expect([rows[0]!.quoteId, total]).toEqual([quote.quoteId, 1]);
    expect(value(await port.conversions({ ...firstPage, sellAsset: 'USDT' })).total).toBe(0);
  });

  it('buys with USDT from the asks', async () => {
    const port = (await join()).port(ConvertPort);
    const { buyAmount, price } = value(await port.quote('USDT', 'BTC', decimal('501')));
    expect(decimalText(buyAmount)).toBe('0.009992');
    expect(price.round(2).toFixed()).toBe('50140.11');
  });

  it('has one effect, however often and however many at once', async () => {
    const ada = await join();
    const port = both(ada, ConvertPort, ConvertCommandsPort);
    const { quoteId } = value(await port.quote('BTC', 'USDT', decimal('0.01')));
    const answers = await Promise.all([1, 2, 3, 4].map(() => port.take(quoteId, 'same')));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    value(await port.take(quoteId, 'same'));
    expect(held(ada)).toEqual(['10499.6', '0.04']);
    expect(await port.take(quoteId, 'another')).toEqual(refused('duplicate'));
    const next = value(await port.quote('BTC', 'USDT', decimal('0.01')));
    expect(await port.take(next.quoteId, 'same')).toEqual(refused('duplicate'));
  });

  it('refuses amounts nobody can convert, and leaves a quote open that could not be paid', async () => {
    const ada = await join();
    const port = both(ada, ConvertPort, ConvertCommandsPort);
    expect(await port.quote('BTC', 'BTC', decimal('0.01'))).toEqual(refused('invalid'));
    expect(await port.quote('NOPE', 'USDT', decimal('0.01'))).toEqual(refused('invalid'));
    expect(await port.quote('USDT', 'BTC', decimal('0.5'))).toEqual(refused('invalid'));
    expect(await port.quote('ETH', 'USDT', decimal('0.5'))).toEqual(refused('rejected'));
    const { quoteId } = value(await port.quote('BTC', 'USDT', decimal('0.06')));
    expect(await port.take(quoteId, 'poor')).toEqual(refused('rejected'));
    await world.areas.accounts.deposit(world.areas.users.byId(ada.userId)!, 'BTC', 10n ** 11n);
    value(await port.take(quoteId, 'poor'));
    expect(held(ada)[1]).toBe('0.09');
  });

  // Time lets the makers quote every market, so this is the last one.
  it('refuses a quote that is over, is another’s, or was never made', async () => {
    const [ada, bea] = [await join(), await join()];
    const { quoteId } = value(await ada.port(ConvertPort).quote('BTC', 'USDT', decimal('0.01')));
    expect(await bea.port(ConvertCommandsPort).take(quoteId, 'mine')).toEqual(refused('notFound'));
    expect(await bea.port(ConvertPort).conversion(quoteId)).toEqual(refused('notFound'));
    expect(await ada.port(ConvertPort).conversion(quoteId)).toEqual(refused('notFound'));
    await world.pass(11 * second);
    expect(await ada.port(ConvertCommandsPort).take(quoteId, 'late')).toEqual(refused('invalid'));
    expect(await ada.port(ConvertCommandsPort).take('987654', 'never')).toEqual(refused('notFound'));
    expect(held(ada)).toEqual(['10000', '0.05']);
  });

  it('leaves what the wallet shows equal to what the ledger has booked, whatever was moved, converted and waited for', async () => {
    const steps = fc.sample(
      fc.oneof(
        fc.record({ act: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 500 }) }),
        fc.record({ act: fc.constantFrom('out' as const, 'back' as const), amount: fc.integer({ min: 1, max: 300 }) }),
        fc.record({ act: fc.constantFrom('buy' as const, 'sell' as const), amount: fc.integer({ min: 1, max: 400 }) }),
      ),
      25,
    );
    const person = await join();
    const sub = value(await person.port(SubAccountsCommandsPort).open('bot'));
    const wallet = person.port(WalletPort);
    const convert = both(person, ConvertPort, ConvertCommandsPort);
    const transfers = person.port(TransfersCommandsPort);
    const deposit = value(await wallet.depositAddress('USDT', 'ETH'));
    for (const [index, { act, amount }] of steps.entries()) {
      if (act === 'deposit')
        world.areas.wallet.deposits.receive({ token: 'USDT', network: 'ETH', ...deposit, amount: String(amount) });
      if (act === 'out') await transfers.move('USDT', decimal(amount), person.accountId, sub.applicationId);
      if (act === 'back') await transfers.move('USDT', decimal(amount), sub.applicationId, person.accountId);
      if (act === 'buy' || act === 'sell') {
        const [sell, buy] = act === 'buy' ? (['USDT', 'BTC'] as const) : (['BTC', 'USDT'] as const);
        const quote = await convert.quote(
          sell,
          buy,
          act === 'buy' ? decimal(amount) : decimal(amount).times('0.00002'),
        );
        if (quote.ok) await convert.take(quote.value.quoteId, `step ${index}`);
      }
      await world.pass(30 * second);
      const shown = value(await wallet.holdings());
      const lines = value(await wallet.ledger({ page: 1, size: 500 })).rows;
      for (const holding of shown) {
        const booked = lines
          .filter(({ asset }) => asset === holding.asset)
          .reduce((sum, line) => sum.plus(line.amount), decimal(0));
        expect([index, act, holding.asset, decimalText(totalOf(holding))]).toEqual([
          index,
          act,
          holding.asset,
          decimalText(booked),
        ]);
      }
    }
    // Something of each kind went through.
    const kinds = new Set(value(await wallet.ledger({ page: 1, size: 500 })).rows.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['CONVERT', 'DEPOSIT', 'SUB_ACCOUNT_TRANSFER']));
  });
});
