import { AccountFreezing, type FreezingParts } from '../../../../../sandbox/services/accounts/account-freezing';
import { CopyRepository } from '../../../../../sandbox/services/copying/copy-repository';
import type { User } from '../../../../../sandbox/services/users/user';
import { MovementRepository } from '../../../../../sandbox/services/wallet/movement-repository';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { elsewhere, openMoneyWorld, type MoneyWorld } from '../wallet/money-world';

const coin = 10n ** 12n;

describe('freezing an account', () => {
  let world: MoneyWorld;
  let clockwork: Clockwork;
  let freezing: AccountFreezing;
  let sub: User;

  const ada = () => world.users.byId(world.people[0]!.userId)!;
  const open = (): void => {
    clockwork = new Clockwork(world.now);
    freezing = new AccountFreezing({
      ...world,
      clockwork,
      copies: new CopyRepository(world.database),
      sessions: { endOthers: () => undefined },
      credentials: { stop: () => undefined },
      security: {
        requireProof: async () => undefined,
        records: { changed: () => undefined },
        weakened: () => undefined,
      },
    } as unknown as FreezingParts);
  };
  const tick = async (): Promise<void> => {
    world.standStill(1_000);
    await clockwork.run();
  };
  const order = async ({ applicationId }: User): Promise<unknown> =>
    world.exchange.submit({
      type: 'place',
      accountId: applicationId,
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      orderType: 'LIMIT',
      clientOrderId: 0,
      price: 490_000,
      quantity: 1_000,
    });
  const orders = ({ applicationId }: User): number =>
    world.exchange.openOrders(applicationId, { page: 1, size: 1 }).total;
  const withdraw = (user: User) =>
    world.wallet.withdrawals.request(
      user,
      { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '100' },
      'apiKey',
    );
  const status = (user: User, id: number) => world.wallet.movement(user, id)?.status;
  const freeze = () => freezing.freeze(ada(), {}, {});

  beforeEach(async () => {
    world = await openMoneyWorld();
    sub = world.users.addSubAccount(ada(), 'Grid bot');
    await world.exchange.submit({ type: 'openAccount', accountId: sub.applicationId, kind: 'customer' });
    await world.exchange.submit({
      type: 'deposit',
      accountId: sub.applicationId,
      asset: 'USDT',
      amount: 1_000n * coin,
    });
    open();
  });
  afterEach(() => world.close());

  it('goes on where a withdrawal leaves at that moment, through every account', async () => {
    const { id } = await withdraw(ada());
    const { id: second } = await withdraw(ada());
    await order(sub);
    expect(orders(sub)).toBe(1);
    const repository = new MovementRepository(world.database);
    jest.spyOn(world.wallet, 'underWay').mockImplementationOnce((user) => {
      const seen = repository.underWay().filter(({ accountId }) => accountId === user.applicationId);
      repository.advance(id, 'NEW', 'PROCESSING', world.now());
      return seen;
    });
    await freeze();
    expect([status(ada(), id), status(ada(), second), orders(sub)]).toEqual(['PROCESSING', 'CANCELED', 0]);
  });

  it('takes a withdrawal back as soon as it is booked', async () => {
    const { id } = new MovementRepository(world.database).add({
      accountId: ada().applicationId,
      side: 'WITHDRAW',
      asset: 'USDT',
      network: 'ETH',
      chainToken: 'ETH_USDT',
      amount: 100n * coin,
      fee: 2n * coin,
      sourceAddress: '',
      targetAddress: elsewhere,
      memo: '',
      transactionId: '',
      status: 'NEW',
      threshold: 0,
      createdAt: world.now(),
    });
    await freeze();
    expect(status(ada(), id)).toBe('NEW');
    await world.wallet.settle();
    await tick();
    expect([status(ada(), id), world.holding(ada().applicationId, 'USDT')]).toEqual(['CANCELED', 1_000n * coin]);
  });

  it('is ended by the clock where one account failed or the process died, and only once', async () => {
    await order(sub);
    const submit = jest.spyOn(world.exchange, 'submit').mockRejectedValue(new Error('No room on the disk.'));
    await expect(freeze()).rejects.toThrow('2 of them failed.');
    submit.mockRestore();
    open();
    expect([ada().frozenAt, orders(sub)]).toEqual([world.now(), 1]);
    await tick();
    expect(orders(sub)).toBe(0);
    const asked = jest.spyOn(world.exchange, 'submit');
    await tick();
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves alone what was unfrozen meanwhile', async () => {
    await order(sub);
    const submit = jest.spyOn(world.exchange, 'submit').mockRejectedValue(new Error('No room on the disk.'));
    await expect(freeze()).rejects.toThrow();
    submit.mockRestore();
    await freezing.unfreeze(ada(), {}, {});
    await tick();
    expect(orders(sub)).toBe(1);
  });
});
