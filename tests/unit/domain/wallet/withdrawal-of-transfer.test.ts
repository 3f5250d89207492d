import { decimal, zero } from '../../../../src/domain/shared/decimal';
import { internalNetwork, withdrawalOfTransfer } from '../../../../src/domain/wallet/withdrawal';

describe('a transfer among withdrawals', () => {
  const transfer = {
    id: '7',
    asset: 'USDT',
    amount: decimal('5'),
    from: { accountId: 'me', name: 'Main' },
    to: { accountId: 'them', name: 'Quiet Otter', userId: '7654321' },
    at: 3,
    status: 'COMPLETED' as const,
  };

  it('is what went to another person, without a fee, and tells it from one over a chain', () => {
    expect(withdrawalOfTransfer(transfer)).toEqual({
      id: 'transfer 7',
      side: 'WITHDRAW',
      chainToken: 'USDT',
      network: internalNetwork,
      amount: decimal('5'),
      fee: zero,
      feeAsset: '',
      sourceAddress: '',
      targetAddress: '7654321',
      memo: '',
      transactionId: '',
      status: 'COMPLETED',
      confirmations: undefined,
      waitsForApproval: false,
      createdAt: 3,
      updatedAt: 3,
    });
  });

  it.each([
    ['WAITING', 'NEW', true],
    ['CANCELED', 'CANCELED', false],
  ] as const)('that is %s has come as far as one over a chain that is %s', (status, movement, waitsForApproval) => {
    expect(withdrawalOfTransfer({ ...transfer, status })).toMatchObject({ status: movement, waitsForApproval });
  });

  it('is none where it stays with the person', () => {
    expect(withdrawalOfTransfer({ ...transfer, to: { accountId: 'bot', name: 'Bot' } })).toBeUndefined();
  });
});
