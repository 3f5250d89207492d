import { MovementRepository, type NewMovement } from '../../../../../sandbox/services/wallet/movement-repository';
import { elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const at = 1_760_000_000_000;

describe('withdrawals whose fee the exchange bears', () => {
  let world: MoneyWorld;
  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const withdrawal = (more: Partial<NewMovement> = {}): NewMovement => ({
    accountId: 'ada',
    side: 'WITHDRAW',
    asset: 'USDT',
    network: 'ETH',
    chainToken: 'ETH_USDT',
    amount: 100n,
    fee: 0n,
    sourceAddress: '',
    targetAddress: elsewhere,
    memo: '',
    transactionId: '',
    status: 'NEW',
    threshold: 0,
    createdAt: at,
    ...more,
  });
  const borne = (movements: MovementRepository) => movements.feesBorne(['ada'], at - 1);

  it('are those of which it is written down, and not all that cost nothing', () => {
    const movements = new MovementRepository(world.database);
    expect(movements.add(withdrawal()).feeBorne).toBe(false);
    expect(movements.add(withdrawal({ feeBorne: true })).feeBorne).toBe(true);
    expect(borne(movements)).toBe(1);
  });

  it('are known where an older version wrote no word of it', () => {
    const movements = new MovementRepository(world.database);
    movements.add(withdrawal());
    movements.add(withdrawal({ fee: 2n }));
    movements.add(withdrawal({ side: 'DEPOSIT' }));
    world.database.run('UPDATE wallet_movements SET fee_borne = NULL');
    const reopened = new MovementRepository(world.database);
    expect(borne(reopened)).toBe(1);
    expect(reopened.byId(3)!.feeBorne).toBe(false);
  });
});
