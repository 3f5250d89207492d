import { StakingCommandsPort } from '../../../src/application/earn/staking-commands.port';
import { StakingPort } from '../../../src/application/earn/staking.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, hour } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { refused } from './proofs';

const firstPage = { page: 1, size: 25 };

onBothSides('StakingPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open({ quiet: true });
  });
  afterAll(() => world.close());

  const join = async (): Promise<PortVisitor> => {
    const person = await world.join(`person${++people}@example.com`);
    world.areas.users.setVerified(person.userId, 'CH', 1);
    return person;
  };
  const held = ({ accountId }: PortVisitor) => {
    const holding = world.exchange.balances(accountId).find((balance) => balance.asset === 'WOO')?.holding ?? 0n;
    return decimalText(decimal(holding.toString()).div(decimal('1000000000000')));
  };
  const midnight = () => world.pass(day - (world.now() % day) + hour);

  it('tells everybody its terms', async () => {
    const terms = value(await world.stranger().port(StakingPort).terms());
    expect(terms).toMatchObject({ asset: 'WOO', unbonding: 7 * day, kycLevel: 1 });
    expect([terms.apr, terms.exitPenalty].map(decimalText)).toEqual(['0.068', '0.05']);
    expect(await world.stranger().port(StakingPort).account()).toEqual(refused('unauthorised'));
  });

  it('is for people who have been verified', async () => {
    const ada = await world.join('unverified@example.com');
    expect(await ada.port(StakingCommandsPort).stake(decimal('100'))).toEqual(refused('rejected'));
    expect(held(ada)).toBe('5000');
  });

  it('rewards what was staked all day, a day later', async () => {
    const ada = await join();
    const port = both(ada, StakingPort, StakingCommandsPort);
    value(await port.stake(decimal('3650')));
    expect([held(ada), decimalText(value(await port.account()).staked)]).toEqual(['1350', '3650']);
    await midnight();
    await midnight();
    expect(value(await port.rewards(firstPage)).total).toBe(0);
    await midnight();
    // 3650 at 6.8 % a year.
    const { rows } = value(await port.rewards(firstPage));
    expect(rows).toHaveLength(1);
    expect([rows[0]!.stake, rows[0]!.amount].map(decimalText)).toEqual(['3650', '0.68']);
    expect([held(ada), decimalText(value(await port.account()).rewarded)]).toEqual(['1350.68', '0.68']);
    expect(value(await port.rewards({ ...firstPage, asset: 'BTC' })).total).toBe(0);
  });

  it('gives stake back after seven days, and not before', async () => {
    const ada = await join();
    const port = both(ada, StakingPort, StakingCommandsPort);
    value(await port.stake(decimal('1000')));
    const { availableAt, fee } = value(await port.unstake(decimal('400'), false));
    expect([availableAt, decimalText(fee)]).toEqual([world.now() + 7 * day, '0']);
    const account = value(await port.account());
    expect(decimalText(account.staked)).toBe('600');
    expect(account.unbonding.map(({ amount, availableAt: at }) => [decimalText(amount), at])).toEqual([
      ['400', availableAt],
    ]);
    await world.pass(7 * day - hour);
    expect(value(await port.account()).unbonding).toHaveLength(1);
    const before = Number(held(ada));
    await world.pass(hour);
    expect(Math.round(Number(held(ada)) - before)).toBe(400);
    expect(value(await port.account()).unbonding).toEqual([]);
  });

  it('lets stake out at once for a twentieth of it', async () => {
    const ada = await join();
    const port = ada.port(StakingCommandsPort);
    value(await port.stake(decimal('1000')));
    const { availableAt, fee } = value(await port.unstake(decimal('1000'), true));
    expect([availableAt, decimalText(fee), held(ada)]).toEqual([world.now(), '50', '4950']);
  });

  it('gives no more than there is, however many ask at once', async () => {
    const ada = await join();
    const port = both(ada, StakingPort, StakingCommandsPort);
    value(await port.stake(decimal('1000')));
    const answers = await Promise.all([1, 2, 3].map(() => port.unstake(decimal('600'), true)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect([held(ada), decimalText(value(await port.account()).staked)]).toEqual(['4570', '400']);
    expect(await port.stake(decimal('4570.01'))).toEqual(refused('rejected'));
    expect(await port.stake(decimal('0.5'))).toEqual(refused('invalid'));
  });

  it('has the tier that the programme gives for it', async () => {
    const ada = await join();
    value(await ada.port(StakingCommandsPort).stake(decimal('1800')));
    expect(value(await ada.port(StakingPort).account()).tier).toBe(0);
    for (let passed = 0; passed < 48; passed += 1) await world.pass(hour);
    expect(value(await ada.port(StakingPort).account()).tier).toBe(1);
  });
});
