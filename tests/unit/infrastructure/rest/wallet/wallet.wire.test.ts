import { decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import {
  conversionFromWire,
  holdingFromWire,
  ledgerLineFromWire,
  movementFromWire,
  networkFromWire,
  pagingToWire,
  quoteFromWire,
  transferFromWire,
  walletPage,
} from '../../../../../src/infrastructure/rest/wallet/wallet.wire';

const unknown = new UnknownValues(new MemoryLog());
const at = 1_760_000_000_123;

describe('a holding of the wire', () => {
  const sparse = { token: 'BTC', holding: '3', availableBalance: '1', frozen: '2', markPrice: '60000' };

  it('is read field by field; what earns and what is locked earn together', () => {
    const parts = { lent: '9', staked: '4', unbonding: '5', earn: '6', vault: '7', copied: '8' };
    expect(holdingFromWire({ ...sparse, ...parts })).toEqual({
      asset: 'BTC',
      balance: decimal('3'),
      available: decimal('1'),
      inOrders: decimal('2'),
      lent: decimal('9'),
      staked: decimal('4'),
      unbonding: decimal('5'),
      earning: decimal('13'),
      copied: decimal('8'),
      price: decimal('60000'),
    });
  });

  it('has nothing of what the host does not name', () => {
    const none = decimal('0');
    const parts = { lent: undefined, staked: none, unbonding: none, earning: none, copied: none };
    expect(holdingFromWire(sparse as never)).toMatchObject(parts);
  });

  it('is worth what the host says, and a USDT is one', () => {
    expect(holdingFromWire({ ...sparse, markPrice: undefined }).price).toBeUndefined();
    expect(holdingFromWire({ ...sparse, token: 'USDT', markPrice: undefined }).price).toEqual(decimal('1'));
  });
});

describe('a network of the wire', () => {
  const row = {
    token: 'USDT',
    network: 'TRON',
    protocol: 'TRC20',
    name: 'Tron',
    allowDeposit: '1',
    allowWithdraw: '0',
    minimumWithdrawal: '10',
    withdrawalFee: '1.5',
    depositConfirmations: 20,
    needMemo: true,
  };

  it('takes deposits and withdrawals each by its own word', () => {
    expect(networkFromWire(row as never)).toEqual({
      token: 'USDT',
      network: 'TRON',
      protocol: 'TRC20',
      name: 'Tron',
      deposits: true,
      withdrawals: false,
      minimumWithdrawal: decimal('10'),
      withdrawalFee: decimal('1.5'),
      confirmations: 20,
      needsMemo: true,
    });
    expect(networkFromWire({ ...row, allowDeposit: '0', allowWithdraw: '1' } as never)).toMatchObject({
      deposits: false,
      withdrawals: true,
    });
  });
});

describe('a movement of the wire', () => {
  const row = {
    id: 'm1',
    tokenSide: 'DEPOSIT',
    token: 'TRON_USDT',
    network: 'TRON',
    amount: '100.5',
    feeAmount: '0.5',
    feeToken: 'USDT',
    sourceAddress: 'from-here',
    targetAddress: 'to-there',
    extra: 'memo 7',
    txId: '0xabc',
    status: 'CONFIRMING',
    confirmingThreshold: '20',
    confirmedNumber: '3',
    createdTime: String(at / 1_000),
    updatedTime: String(at / 1_000 + 60),
  };
  const read = (change: object = {}) => movementFromWire({ ...row, ...change } as never, unknown);

  it('says who did not want a withdrawal that came back', () => {
    const came = (approval: string | null) => read({ status: 'CANCELED', approval })?.status;
    expect([came(null), came('REFUSED'), came('EXPIRED')]).toEqual(['CANCELED', 'REFUSED', 'EXPIRED']);
  });

  it('says where money came from, where it goes, and how far it is', () => {
    expect(read()).toEqual({
      id: 'm1',
      side: 'DEPOSIT',
      chainToken: 'TRON_USDT',
      network: 'TRON',
      amount: decimal('100.5'),
      fee: decimal('0.5'),
      feeAsset: 'USDT',
      sourceAddress: 'from-here',
      targetAddress: 'to-there',
      memo: 'memo 7',
      transactionId: '0xabc',
      status: 'CONFIRMING',
      confirmations: { counted: 3, needed: 20 },
      createdAt: at,
      updatedAt: at + 60_000,
      waitsForApproval: false,
    });
    expect(read({ approval: 'WAITING' })?.waitsForApproval).toBe(true);
  });

  it('counts confirmations of deposits alone, and only where some are needed', () => {
    expect(read({ tokenSide: 'WITHDRAW' })).toMatchObject({ side: 'WITHDRAW', confirmations: undefined });
    expect(read({ confirmingThreshold: '0' })?.confirmations).toBeUndefined();
    expect(read({ confirmingThreshold: null })?.confirmations).toBeUndefined();
    expect(read({ confirmedNumber: null })?.confirmations).toEqual({ counted: 0, needed: 20 });
  });

  it('leaves empty what is not told, and no fee is none', () => {
    const bare = { network: null, feeAmount: null, feeToken: null, sourceAddress: null, targetAddress: null };
    expect(read({ ...bare, extra: null, txId: null, updatedTime: null })).toMatchObject({
      network: '',
      fee: decimal('0'),
      feeAsset: '',
      sourceAddress: '',
      targetAddress: '',
      memo: '',
      transactionId: '',
      updatedAt: at,
    });
  });

  it.each(['NEW', 'CONFIRMING', 'PROCESSING', 'COMPLETED', 'CANCELED'])('knows the status %s', (status) => {
    expect(read({ status })?.status).toBe(status);
  });

  it('calls a status that nobody knows another, and a row without side or time nothing', () => {
    expect(read({ status: 'LOST' })?.status).toBe('other');
    expect(read({ tokenSide: 'SIDEWAYS' })).toBeUndefined();
    expect(read({ createdTime: 'soon' })).toBeUndefined();
  });
});

describe('other rows of the wallet', () => {
  const seconds = String(at / 1_000);

  it('are read field by field', () => {
    const line = { id: 'l1', type: 'CONVERT', token: 'BTC', amount: '-0.5', timestamp: seconds };
    const plain = { id: 'l1', kind: 'CONVERT', asset: 'BTC', amount: decimal('-0.5'), at };
    expect(ledgerLineFromWire(line, unknown)).toEqual(plain);
    expect(ledgerLineFromWire({ ...line, otherLeg: { token: 'USDT', amount: '25000' } }, unknown)).toEqual({
      ...plain,
      otherLeg: { asset: 'USDT', amount: decimal('25000') },
    });
    expect(ledgerLineFromWire({ ...line, counterparty: 'bot' }, unknown)).toEqual({ ...plain, counterparty: 'bot' });
    expect(ledgerLineFromWire({ ...line, automatic: true }, unknown)).toEqual({ ...plain, automatic: true });
    const purchase = { purchaseId: '5', providerName: 'Harbor', currency: 'EUR', pays: '100' };
    expect(ledgerLineFromWire({ ...line, purchase }, unknown)).toEqual({
      ...plain,
      purchase: { purchaseId: '5', provider: 'Harbor', currency: 'EUR', pays: decimal('100') },
    });
    expect(ledgerLineFromWire({ ...line, symbol: 'PERP_BTC_USDT', strategy: 'Majors' }, unknown)).toEqual({
      ...plain,
      market: 'PERP_BTC_USDT',
      strategy: 'Majors',
    });
    expect(
      ['COMPLETED', 'CANCELED', 'WAITING_APPROVAL'].map((status) => ledgerLineFromWire({ ...line, status }, unknown)),
    ).toEqual(['COMPLETED', 'CANCELED', 'WAITING'].map((transfer) => ({ ...plain, transfer })));
    expect(ledgerLineFromWire({ ...line, status: 'SENT' }, unknown)!.transfer).toBe('COMPLETED');
    expect(
      ['COPYING', 'RAIN'].map(
        (reason) => ledgerLineFromWire({ ...line, type: 'DISTRIBUTION', reason }, unknown)!.reason,
      ),
    ).toEqual(['COPYING', undefined]);
    expect(
      transferFromWire({
        id: 't1',
        token: 'USDT',
        amount: '5',
        from: { applicationId: 'main', accountName: 'Main' },
        to: { applicationId: 'sub', accountName: null, userId: '7' },
        createdTime: seconds,
      } as never),
    ).toEqual({
      id: 't1',
      asset: 'USDT',
      amount: decimal('5'),
      from: { accountId: 'main', name: 'Main' },
      to: { accountId: 'sub', name: '', userId: '7' },
      at,
      status: 'COMPLETED',
    });
    const quote = quoteFromWire({
      quoteId: 'q1',
      sellToken: 'USDT',
      sellQuantity: '600',
      buyToken: 'BTC',
      buyQuantity: '0.01',
      buyPrice: '60000',
      expireTimestamp: seconds,
    })!;
    expect({ ...quote, price: decimalText(quote.price) }).toEqual({
      quoteId: 'q1',
      sellAsset: 'USDT',
      sellAmount: decimal('600'),
      buyAsset: 'BTC',
      buyAmount: decimal('0.01'),
      price: '60000',
      expiresAt: at,
    });
    expect(
      conversionFromWire({
        quoteId: 'q1',
        sellAsset: 'USDT',
        sellAmount: '600',
        buyAsset: 'BTC',
        buyAmount: '0.01',
        createdTime: seconds,
      } as never),
    ).toEqual({
      quoteId: 'q1',
      sellAsset: 'USDT',
      sellAmount: decimal('600'),
      buyAsset: 'BTC',
      buyAmount: decimal('0.01'),
      at,
    });
  });

  it('are none without a time', () => {
    expect(ledgerLineFromWire({ amount: '1', timestamp: '' } as never, unknown)).toBeUndefined();
    expect(transferFromWire({ amount: '1', createdTime: '' } as never)).toBeUndefined();
    expect(quoteFromWire({ expireTimestamp: '' } as never)).toBeUndefined();
    expect(conversionFromWire({ createdTime: '' } as never)).toBeUndefined();
  });

  it('come in pages, of a time where one is asked for', () => {
    expect(pagingToWire({ from: undefined, to: undefined, page: 2, size: 25 })).toEqual({ page: 2, size: 25 });
    expect(pagingToWire({ from: 5, to: 9, page: 1, size: 25 })).toEqual({
      page: 1,
      size: 25,
      startTime: 5,
      endTime: 9,
    });
    expect(Object.keys(pagingToWire({ from: undefined, to: undefined, page: 2, size: 25 }))).toEqual(['page', 'size']);
    const even = (row: number): number | undefined => (row % 2 === 0 ? row : undefined);
    expect(walletPage([1, 2, 4], 30, even)).toEqual({ rows: [2, 4], total: 30 });
    expect(walletPage([1, 2, 4], undefined, even)).toEqual({ rows: [2, 4], total: 3 });
  });
});
