import { contracts, openCopyingWorld, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

let world: World;
let copyId: number;
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
  copyId = (await start(world.copier)).copyId;
});
afterEach(() => world.exchange.close());

const start = (owner: string) =>
  world.copying.start(owner, { strategyId: contracts, amount: usdt(4_200), counter: false, terms: plainTerms });
const own = () => world.copying.own(world.copier, copyId);

describe('a copy that the process died with after its money went back', () => {
  const dieBeforeTheEnd = async (): Promise<void> => {
    const { repository } = world.copying;
    const { update } = repository;
    jest.spyOn(repository, 'update').mockImplementation((id, changes) => {
      if (changes.status === 'ENDED') throw new Error('The process has died.');
      return update.call(repository, id, changes);
    });
    await expect(world.copying.stop(world.copier, copyId, true)).rejects.toThrow('died');
    world.restart();
    await world.pass(1_000);
  };

  it('has earned what it earned', async () => {
    await world.lead(contracts, 'BUY', 10);
    const before = world.cash(world.copier);
    await dieBeforeTheEnd();
    expect(own().status).toBe('ENDED');
    expect(own().returned).toBe(world.cash(world.copier) - before);
    expect(own().returned).toBeGreaterThan(usdt(4_000));
  });
});

test('a copy whose money could not go back shows what it is worth, not what it was', async () => {
  await world.lead(contracts, 'BUY', 10);
  const submit = world.exchange.submit.bind(world.exchange);
  const spy = jest
    .spyOn(world.exchange, 'submit')
    .mockImplementation(async (command) =>
      command.type === 'transfer' && command.reference.endsWith(':end')
        ? { ok: false, reason: 'insufficientBalance' }
        : submit(command),
    );
  await world.copying.stop(world.copier, copyId, true);
  expect([own().status, own().returned]).toEqual(['CLOSING', undefined]);
  spy.mockRestore();
  await world.pass(1_000);
  expect(own().status).toBe('ENDED');
  expect(own().returned).toBeGreaterThan(usdt(4_000));
});

describe('one copy that fails', () => {
  const bea = async (): Promise<string> => {
    const owner = world.users.ensure('bea', 'bea@example.com').applicationId;
    await world.exchange.submit({ type: 'openAccount', accountId: owner, kind: 'customer' });
    await world.exchange.submit({ type: 'deposit', accountId: owner, asset: 'USDT', amount: usdt(10_000) });
    return owner;
  };
  /** Every transfer or order of an account fails. */
  const fail = (accountId: string) => {
    const submit = world.exchange.submit.bind(world.exchange);
    jest.spyOn(world.exchange, 'submit').mockImplementation(async (command) => {
      const concerns =
        command.type === 'transfer'
          ? command.opens === accountId
          : command.type === 'place' && command.accountId === accountId;
      if (concerns) throw new Error('It failed.');
      return submit(command);
    });
  };

  it('holds up none behind it, and is told of', async () => {
    const { accountId } = await start(await bea());
    fail(own().accountId);
    await expect(world.lead(contracts, 'BUY', 10)).rejects.toThrow('It failed.');
    expect(world.held(own().accountId)).toBe(0);
    expect(world.held(accountId)).toBeCloseTo(0.0099, 4);
  });

  it('while it is opened is told of, stays to be opened, and holds up none that runs', async () => {
    const owner = await bea();
    const { repository } = world.copying;
    const { add } = repository;
    jest.spyOn(repository, 'add').mockImplementation((copy) => {
      fail(copy.accountId);
      return add.call(repository, copy);
    });
    await expect(start(owner)).rejects.toThrow('It failed.');
    await expect(world.lead(contracts, 'BUY', 10)).rejects.toThrow('It failed.');
    expect(world.held(own().accountId)).toBeCloseTo(0.0099, 4);
    expect(repository.opening()).toHaveLength(1);
    jest.mocked(world.exchange.submit).mockRestore();
    await world.pass(1_000);
    expect(repository.opening()).toEqual([]);
  });
});
