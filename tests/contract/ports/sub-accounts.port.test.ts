import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { SubAccountsPort } from '../../../src/application/account/sub-accounts.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { both, onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('SubAccountsPort', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('opens an empty account of its own in the exchange', async () => {
    const ada = await world.join('ada@example.com');
    const port = both(ada, SubAccountsPort, SubAccountsCommandsPort);
    expect(value(await port.list())).toEqual([]);
    const sub = value(await port.open('Grid bot'));
    expect(sub).toMatchObject({ alias: 'Grid bot', createdAt: world.now() });
    expect(decimalText(sub.totalValue)).toBe('0');
    expect(world.exchange.hasAccount(sub.applicationId)).toBe(true);
    expect(world.exchange.balances(sub.applicationId)).toEqual([]);
    expect(value(await port.list()).map(({ userId }) => userId)).toEqual([sub.userId]);
  });

  it('says what of each asset can be moved elsewhere', async () => {
    const ada = await world.join('gia@example.com');
    const port = both(ada, SubAccountsPort, SubAccountsCommandsPort);
    const { applicationId } = value(await port.open('Grid bot'));
    expect(value(await port.balances(applicationId))).toEqual([]);
    value(await ada.port(TransfersCommandsPort).move('USDT', decimal('12.5'), ada.accountId, applicationId));
    const balances = value(await port.balances(applicationId));
    expect(balances.map(({ asset, available }) => [asset, decimalText(available)])).toEqual([['USDT', '12.5']]);
    expect(await port.balances('nobody')).toEqual(refused('notFound'));
  });

  it('names each differently, and renames', async () => {
    const port = both(await world.join('bea@example.com'), SubAccountsPort, SubAccountsCommandsPort);
    const [one, two] = [value(await port.open('one')), value(await port.open('two'))];
    expect(await port.open('one')).toEqual(refused('duplicate'));
    expect(await port.open(' ')).toEqual(refused('invalid'));
    expect(await port.rename(two.userId, 'one')).toEqual(refused('duplicate'));
    expect(value(await port.rename(one.userId, 'three'))).toBe('three');
    expect(value(await port.list()).map(({ alias }) => alias)).toEqual(['three', 'two']);
  });

  it('gives a name once, also to two who ask at once', async () => {
    const port = both(await world.join('fay@example.com'), SubAccountsPort, SubAccountsCommandsPort);
    const answers = await Promise.all([port.open('same'), port.open('same')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(value(await port.list()).map(({ alias }) => alias)).toEqual(['same']);
  });

  it('has room for twenty', async () => {
    const port = (await world.join('cid@example.com')).port(SubAccountsCommandsPort);
    for (let number = 1; number <= 20; number += 1) value(await port.open(`bot ${number}`));
    expect(await port.open('one too many')).toEqual(refused('invalid'));
  });

  it('is nobody else’s to see or name', async () => {
    const [dan, eve] = [await world.join('dan@example.com'), await world.join('eve@example.com')];
    const sub = value(await dan.port(SubAccountsCommandsPort).open('hidden'));
    expect(value(await eve.port(SubAccountsPort).list())).toEqual([]);
    expect(await eve.port(SubAccountsCommandsPort).rename(sub.userId, 'mine')).toEqual(refused('notFound'));
    expect(await eve.port(SubAccountsCommandsPort).rename(String(dan.userId), 'mine')).toEqual(refused('notFound'));
    expect(await eve.port(SubAccountsPort).balances(sub.applicationId)).toEqual(refused('notFound'));
    expect(await world.stranger().port(SubAccountsPort).list()).toEqual(refused('unauthorised'));
  });
});
