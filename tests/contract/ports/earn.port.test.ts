import { EarnCommandsPort } from '../../../src/application/earn/earn-commands.port';
import { EarnPort } from '../../../src/application/earn/earn.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import type { EarnPosition } from '../../../src/domain/earn/earn-product';
import { earnSums } from '../../../src/domain/earn/earn-summary';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, hour } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

const firstPage = { page: 1, size: 25 };

onBothSides('EarnPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const join = (): Promise<PortVisitor> => world.join(`person${++people}@example.com`);
  const held = ({ accountId }: PortVisitor, asset = 'USDT') => {
    const holding = world.exchange.balances(accountId).find((balance) => balance.asset === asset)?.holding ?? 0n;
    return decimalText(decimal(holding.toString()).div(decimal('1000000000000')));
  };
  /** To just after the next 00:00 UTC. */
  const midnight = () => world.pass(day - (world.now() % day) + hour);
  const only = async (person: PortVisitor): Promise<EarnPosition> =>
    value(await person.port(EarnPort).positions()).open[0]!;

  it('shows everybody what there is', async () => {
    const products = value(await world.stranger().port(EarnPort).products());
    expect(new Set(products.map(({ type }) => type))).toEqual(new Set(['FLEXIBLE', 'FIXED', 'RWA', 'LOCKED']));
    expect(products.find(({ productId }) => productId === 'fixed-usdt-30')).toMatchObject({
      asset: 'USDT',
      durationDays: 30,
      soldOut: false,
    });
    expect(value(await world.stranger().port(EarnPort).realWorldProducts())).toEqual([
      expect.objectContaining({
        asset: 'USDC',
        underlying: expect.stringContaining('treasury'),
        attestation: expect.stringMatching(/^https?:\/\/.*attestation/),
      }),
    ]);
    expect(await world.stranger().port(EarnPort).positions()).toEqual(refused('unauthorised'));
  });

  it('pays the yield of every whole day at its end, from the next 00:00 UTC on', async () => {
    const ada = await join();
    const used = async () =>
      decimalText(
        value(await ada.port(EarnPort).products()).find(({ productId }) => productId === 'flexible-usdt')!.quotaUsed,
      );
    expect(await used()).toBe('0');
    value(await ada.port(EarnCommandsPort).subscribe('flexible-usdt', decimal('3650'), false));
    expect([held(ada), await used()]).toEqual(['6350', '3650']);
    await midnight();
    expect(held(ada)).toBe('6350');
    await midnight();
    // 3650 at 4.2 % a year.
    expect(held(ada)).toBe('6350.42');
    await world.pass(3 * day);
    expect(held(ada)).toBe('6351.68');
    expect(decimalText((await only(ada)).accrued)).toBe('1.68');
    const { rows, total } = value(await ada.port(EarnPort).history(firstPage));
    expect(total).toBe(5);
    expect(rows.map(({ kind }) => kind)).toEqual(['YIELD', 'YIELD', 'YIELD', 'YIELD', 'SUBSCRIBE']);
  });

  it('lets yield earn too where it is reinvested, and takes parts out', async () => {
    const ada = await join();
    const port = both(ada, EarnPort, EarnCommandsPort);
    const { positionId } = value(await port.subscribe('flexible-usdt', decimal('3650'), true));
    await midnight();
    await midnight();
    expect([held(ada), decimalText((await only(ada)).amount)]).toEqual(['6350', '3650.42']);
    value(await port.redeem(positionId, decimal('650.42')));
    expect([held(ada), decimalText((await only(ada)).amount)]).toEqual(['7000.42', '3000']);
    value(await port.setAutoReinvest(positionId, false));
    value(await port.redeem(positionId));
    expect([held(ada), value(await port.positions()).open]).toEqual(['10000.42', []]);
    expect(await port.redeem(positionId)).toEqual(refused('notFound'));
  });

  it('gives back a fixed term with its yield when it is over', async () => {
    const ada = await join();
    value(await ada.port(EarnCommandsPort).subscribe('fixed-usdt-30', decimal('3650'), false));
    await midnight();
    await world.pass(29 * day);
    expect([held(ada), decimalText((await only(ada)).accrued)]).toEqual(['6350', '17.98']);
    await world.pass(day);
    // 30 days at 6.2 %.
    expect([held(ada), value(await ada.port(EarnPort).positions()).open]).toEqual(['10018.6', []]);
  });

  it('says of what is inside what the wallet says, and what leaving forfeits apart', async () => {
    const ada = await join();
    await world.exchange.submit({
      ...{ type: 'deposit', accountId: ada.accountId, asset: 'ETH', amount: 10n * 10n ** 12n },
    });
    const port = both(ada, EarnPort, EarnCommandsPort);
    for (const [product, amount] of [
      ['fixed-usdt-30', '3650'],
      ['flexible-usdt', '10'],
      ['locked-eth-60', '4'],
    ] as const)
      value(await port.subscribe(product, decimal(amount), true));
    await midnight();
    await world.pass(3 * day);
    const inside = earnSums(value(await port.positions()), [], world.now());
    const holdings = value(await ada.port(WalletPort).holdings());
    const earning = inside.map(({ asset }) => holdings.find((holding) => holding.asset === asset)?.earning);
    expect(inside.map(({ total }) => decimalText(total))).toEqual(earning.map((each) => decimalText(each!)));
    expect(inside.map(({ asset, forfeitable }) => [asset, decimalText(forfeitable)])).toEqual([
      ['ETH', '0'],
      ['USDT', '1.86'],
    ]);
    expect(earning[0]!.gt(4)).toBe(true);
  });

  it('forfeits the yield of a term that is left early, and pays after its delay', async () => {
    const ada = await join();
    const port = both(ada, EarnPort, EarnCommandsPort);
    const { positionId } = value(await port.subscribe('fixed-usdt-30', decimal('3650'), false));
    await midnight();
    await world.pass(5 * day);
    expect(await port.redeem(positionId, decimal('10'))).toEqual(refused('invalid'));
    const { amount, availableAt } = value(await port.redeem(positionId));
    expect([decimalText(amount), availableAt]).toEqual(['3650', world.now() + day]);
    expect(value(await port.positions())).toMatchObject({
      open: [],
      redeeming: [{ positionId, availableAt }],
    });
    expect(held(ada)).toBe('6350');
    // Until then it is still the person's, and shown.
    const [usdt] = value(await ada.port(WalletPort).holdings()).filter(({ asset }) => asset === 'USDT');
    expect(decimalText(usdt!.earning)).toBe('3650');
    await world.pass(day);
    expect(held(ada)).toBe('10000');
  });

  it('never lets go of what is locked before its time', async () => {
    const ada = await join();
    const { positionId } = value(await ada.port(EarnCommandsPort).subscribe('locked-woo-90', decimal('1000'), false));
    expect(await ada.port(EarnCommandsPort).redeem(positionId)).toEqual(refused('rejected'));
    expect(held(ada, 'WOO')).toBe('4000');
  });

  it('refuses amounts out of bounds, too little balance, and another’s position', async () => {
    const [ada, bea] = [await join(), await join()];
    const port = ada.port(EarnCommandsPort);
    expect(await port.subscribe('flexible-usdt', decimal('0.5'), false)).toEqual(refused('invalid'));
    expect(await port.subscribe('flexible-usdt', decimal('500000.01'), false)).toEqual(refused('invalid'));
    expect(await port.subscribe('flexible-usdt', decimal('10000.01'), false)).toEqual(refused('rejected'));
    expect(await port.subscribe('nothing', decimal('10'), false)).toEqual(refused('notFound'));
    const { positionId } = value(await port.subscribe('flexible-usdt', decimal('10'), false));
    expect(await bea.port(EarnCommandsPort).redeem(positionId)).toEqual(refused('notFound'));
    expect(await bea.port(EarnCommandsPort).setAutoReinvest(positionId, true)).toEqual(refused('notFound'));
    expect([held(ada), held(bea)]).toEqual(['9990', '10000']);
  });
});
