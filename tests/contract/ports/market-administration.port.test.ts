import { adminToken } from '../../../sandbox/shared/practice-account';
import { AdministrationCommandsPort } from '../../../src/application/administration/administration-commands.port';
import { AdministrationPort } from '../../../src/application/administration/administration.port';
import { FundingPort } from '../../../src/application/markets/funding.port';
import { FuturesPort } from '../../../src/application/markets/futures.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { perpetual, spot, tradeABit } from './market-world';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('AdministrationPort of the market', (open) => {
  let world: PortWorld;
  let ada: PortVisitor;
  const administration = () => both(ada, AdministrationPort, AdministrationCommandsPort);
  const futures = async () => value(await ada.port(FuturesPort).of(perpetual));
  const limits = async () => {
    const { cap, floor } = value(await administration().fundingLimits(adminToken, perpetual));
    return [decimalText(cap), decimalText(floor)];
  };

  beforeEach(async () => {
    world = await open({ quiet: true });
    ada = await world.join('ada@example.com');
    await tradeABit(world);
  });
  afterEach(() => world.close());

  it('says prices in place of the market, until it gives the word back', async () => {
    value(await administration().setMarkPrice(adminToken, perpetual, decimal('61000.5')));
    value(await administration().setIndexPrice(adminToken, perpetual, decimal('60500')));
    expect([decimalText((await futures()).markPrice!), decimalText((await futures()).indexPrice!)]).toEqual([
      '61000.5',
      '60500',
    ]);
    value(await administration().setMarkPrice(adminToken, perpetual, undefined));
    value(await administration().setIndexPrice(adminToken, perpetual, undefined));
    await world.pass(1);
    expect([decimalText((await futures()).markPrice!), decimalText((await futures()).indexPrice!)]).not.toEqual([
      '61000.5',
      '60500',
    ]);
  });

  it('says the funding rate, within its limits', async () => {
    expect(await limits()).toEqual(['0.00375', '-0.00375']);
    expect(
      value(
        await administration().setFundingLimits(adminToken, perpetual, {
          cap: decimal('0.002'),
          floor: decimal('-0.001'),
        }),
      ).floor.eq('-0.001'),
    ).toBe(true);
    expect(await limits()).toEqual(['0.002', '-0.001']);
    value(await administration().setFundingRate(adminToken, perpetual, decimal('-0.0005')));
    expect(decimalText(value(await ada.port(FundingPort).rate(perpetual)).estimated)).toBe('-0.0005');
    value(await administration().setFundingRate(adminToken, perpetual, undefined));
    expect(decimalText(value(await ada.port(FundingPort).rate(perpetual)).estimated)).not.toBe('-0.0005');
  });

  it('is for administrators alone, whoever is logged in', async () => {
    const port = administration();
    const before = await futures();
    for (const answer of [
      port.setMarkPrice('wrong', perpetual, decimal('1')),
      port.setIndexPrice('wrong', perpetual, decimal('1')),
      port.setFundingRate('wrong', perpetual, decimal('0')),
      port.fundingLimits('wrong', perpetual),
      port.setFundingLimits('wrong', perpetual, { cap: decimal('1'), floor: decimal('0') }),
    ]) {
      expect(await answer).toEqual(refused('unauthorised'));
    }
    expect(await futures()).toEqual(before);
    expect(await limits()).toEqual(['0.00375', '-0.00375']);
  });

  it('refuses what makes no sense', async () => {
    expect(await administration().setMarkPrice(adminToken, spot, decimal('1'))).toEqual(refused('invalid'));
    expect(await administration().setIndexPrice(adminToken, perpetual, decimal('0'))).toEqual(refused('invalid'));
    expect(
      await administration().setFundingLimits(adminToken, perpetual, { cap: decimal('0'), floor: decimal('1') }),
    ).toEqual(refused('invalid'));
    expect(await administration().fundingLimits(adminToken, 'PERP_NOPE_USDT')).toEqual(refused('invalid'));
  });
});
