import { csvText } from '../../../../src/domain/shared/csv';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { csvRows } from '../../../../src/domain/trading/history-csv';
import {
  type MoneyRecord,
  recordColumns,
  recordLines,
  recordOfConversion,
  recordOfLine,
  recordOfMovement,
  recordOfTransfer,
  recordsOfWithdrawal,
  recordStatus,
  withUnderWay,
} from '../../../../src/domain/wallet/money-record';
import type { Movement } from '../../../../src/domain/wallet/movement';
import { day } from '../../../../src/domain/shared/instant';
import { statementColumns, statementOf } from '../../../../src/domain/wallet/statement';

const at = Date.UTC(2026, 10, 21, 12);
const line = (kind: string, asset: string, amount: string, id = '1') =>
  recordOfLine({ id, kind, asset, amount: decimal(amount), at });
const withdrawal: Movement = {
  id: '9',
  side: 'WITHDRAW',
  chainToken: 'TRON_USDT',
  network: 'TRX',
  amount: decimal('50'),
  fee: decimal('4.5'),
  feeAsset: 'USDT',
  sourceAddress: '',
  targetAddress: 'TXyz',
  memo: '',
  transactionId: 'abc',
  status: 'PROCESSING',
  confirmations: undefined,
  waitsForApproval: false,
  createdAt: at,
  updatedAt: at,
};

describe('records of money', () => {
  it('tell what the exchange converted by itself from what somebody did', () => {
    const legs = { id: '1', kind: 'CONVERT', asset: 'BTC', amount: decimal('-0.001'), at };
    expect([recordOfLine(legs), recordOfLine({ ...legs, automatic: true })].map(({ kind }) => kind)).toEqual([
      'CONVERT',
      'AUTO_CONVERT',
    ]);
  });

  it('tell what staking pays from what Earn pays, and what it costs to leave at once', () => {
    const left = [
      line('STAKING_REWARD', 'WOO', '0.68'),
      line('YIELD_TO_BALANCE', 'WOO', '1'),
      line('UNSTAKING', 'WOO', '100'),
      line('UNSTAKING_FEE', 'WOO', '-5'),
    ];
    expect(
      statementOf(left).map(({ kind, received, sent }) => [kind, decimalText(received), decimalText(sent)]),
    ).toEqual([
      ['STAKING_REWARD', '0.68', '0'],
      ['UNSTAKING', '100', '0'],
      ['UNSTAKING_FEE', '0', '5'],
      ['YIELD_TO_BALANCE', '1', '0'],
    ]);
  });

  it('leave with a minus and arrive without', () => {
    const party = (accountId: string) => ({ accountId, name: accountId });
    const transfer = {
      id: '3',
      asset: 'USDT',
      amount: decimal('7'),
      from: party('main'),
      to: party('bot'),
      at,
      status: 'COMPLETED' as const,
    };
    const sums = [
      recordOfMovement(withdrawal),
      recordOfMovement({ ...withdrawal, side: 'DEPOSIT' }),
      recordOfTransfer(transfer, 'main'),
      recordOfTransfer(transfer, 'bot'),
    ].map(({ amount, asset, counterparty }) => [decimalText(amount), asset, counterparty]);
    expect(sums).toEqual([
      ['-50', 'USDT', undefined],
      ['50', 'USDT', undefined],
      ['-7', 'USDT', 'bot'],
      ['7', 'USDT', 'main'],
    ]);
  });

  it('are called a purchase where coins were bought, though they are booked as a deposit', () => {
    const purchase = { purchaseId: '12', provider: 'Harbor', pays: decimal('100.5'), currency: 'EUR' };
    const booked = { id: '1', kind: 'DEPOSIT', asset: 'BTC', amount: decimal('0.001'), at };
    expect([recordOfLine({ ...booked, purchase }).kind, recordOfLine(booked).kind]).toEqual(['PURCHASE', 'DEPOSIT']);
    expect(recordColumns['type']!(recordOfLine({ ...booked, purchase }))).toBe('PURCHASE');
  });

  it('say of a conversion what it took and what it brought', () => {
    const { amount, asset, received } = recordOfConversion({
      quoteId: '4',
      sellAsset: 'USDT',
      sellAmount: decimal('100'),
      buyAsset: 'BTC',
      buyAmount: decimal('0.002'),
      at,
    });
    expect([decimalText(amount), asset, decimalText(received!.amount), received!.asset]).toEqual([
      '-100',
      'USDT',
      '0.002',
      'BTC',
    ]);
  });

  it('keep a kind that nobody knows', () => {
    expect(line('NEWEST', 'USDT', '1').kind).toBe('other');
  });

  it('are written with time in UTC, plain decimals and the way over the chain', () => {
    const [header, row] = csvText([
      Object.keys(recordColumns),
      ...csvRows(recordColumns, [recordOfMovement(withdrawal)]),
    ])
      .trim()
      .split('\r\n');
    expect(header).toBe(
      'time,type,asset,balance_change,other_asset,other_amount,fee_included_in_change,fee_asset,net_sent,network,address,transaction,status,account,id,market,strategy',
    );
    expect(row).toBe('2026-11-21T12:00:00.000Z,WITHDRAW,USDT,-50,,,4.5,USDT,45.5,TRX,TXyz,abc,PROCESSING,,chain 9,,');
  });
});

describe('a file of records', () => {
  const rowOf = (record: MoneyRecord) => csvRows(recordColumns, [record])[0]!.join();
  const transfer = {
    id: '3',
    asset: 'USDT',
    amount: decimal('7'),
    from: { accountId: 'main', name: 'Main' },
    to: { accountId: 'bot', name: 'Bot' },
    at,
    status: 'COMPLETED' as const,
  };

  it('says of what went over no chain that it is done', () => {
    expect(rowOf(line('REBATE', 'USDT', '0.0000001'))).toBe(
      '2026-11-21T12:00:00.000Z,REBATE,USDT,0.0000001,,,,,,,,,COMPLETED,,ledger 1,,',
    );
  });

  it('charges nothing for a withdrawal that was taken back, and names what came back so', () => {
    const movement = { ...withdrawal, status: 'CANCELED' as const };
    const booked = (id: string, amount: string) =>
      recordOfLine({ id, kind: 'WITHDRAW', asset: 'USDT', amount: decimal(amount), at, movement });
    expect([booked('1', '-50'), booked('2', '50')].map(rowOf)).toEqual([
      '2026-11-21T12:00:00.000Z,WITHDRAW,USDT,-50,,,,,,TRX,TXyz,abc,CANCELED,,ledger 1,,',
      '2026-11-21T12:00:00.000Z,WITHDRAW_REFUND,USDT,50,,,,,,TRX,TXyz,abc,COMPLETED,,ledger 2,,',
    ]);
  });

  it('says the way over the chain of what was booked, too', () => {
    const booked = recordOfLine({
      id: '1',
      kind: 'WITHDRAW',
      asset: 'USDT',
      amount: decimal('-50'),
      at,
      movement: withdrawal,
    });
    expect(rowOf(booked)).toBe(
      '2026-11-21T12:00:00.000Z,WITHDRAW,USDT,-50,,,4.5,USDT,45.5,TRX,TXyz,abc,PROCESSING,,ledger 1,,',
    );
  });

  it('tells what was booked leg by leg so, and what it went with', () => {
    const leg = (asset: string, amount: string) => ({ asset, amount: decimal(amount) });
    const [paid, got] = [leg('USDT', '-100'), leg('BTC', '0.002')];
    const booked = { kind: 'BUY', at, market: 'SPOT_BTC_USDT' };
    const legs = [
      recordOfLine({ ...booked, id: '1', ...paid, otherLeg: got }),
      recordOfLine({ ...booked, id: '2', ...got, otherLeg: paid }),
    ];
    expect(recordLines(legs).map(rowOf)).toEqual([
      '2026-11-21T12:00:00.000Z,BUY,USDT,-100,BTC,0.002,,,,,,,COMPLETED,,ledger 1,SPOT_BTC_USDT,',
      '2026-11-21T12:00:00.000Z,BUY,BTC,0.002,USDT,-100,,,,,,,COMPLETED,,ledger 2,SPOT_BTC_USDT,',
    ]);
  });

  it('names the market of what a trade or position cost or brought, and the strategy of a copy’s money', () => {
    const fee = { id: '1', kind: 'TRANSACTION_FEE', asset: 'USDT', amount: decimal('-3'), at, market: 'PERP_BTC_USDT' };
    expect(rowOf(recordOfLine(fee))).toBe(
      '2026-11-21T12:00:00.000Z,TRANSACTION_FEE,USDT,-3,,,,,,,,,COMPLETED,,ledger 1,PERP_BTC_USDT,',
    );
    expect(rowOf({ ...line('SUB_ACCOUNT_TRANSFER', 'USDT', '-7'), strategy: 'Majors' })).toMatch(/,ledger 1,,Majors$/u);
  });

  it('names the other account of a transfer', () => {
    expect(rowOf(recordOfTransfer(transfer, 'main'))).toBe(
      '2026-11-21T12:00:00.000Z,SUB_ACCOUNT_TRANSFER,USDT,-7,,,,,,,,,COMPLETED,Bot,transfer 3,,',
    );
  });

  it('says of a booked transfer how far it has come, where the exchange says it', () => {
    const sent = { id: '1', kind: 'SUB_ACCOUNT_TRANSFER', asset: 'USDT', amount: decimal('-7'), at };
    const statusOf = (transfer?: 'WAITING' | 'CANCELED') =>
      recordColumns['status']!(recordOfLine({ ...sent, transfer }));
    expect([statusOf('WAITING'), statusOf('CANCELED'), statusOf()]).toEqual(['WAITING', 'CANCELED', 'COMPLETED']);
  });

  it('says what a second person has not let go yet', () => {
    const statusOf = (record: MoneyRecord) => recordColumns['status']!(record);
    expect(statusOf(recordOfTransfer({ ...transfer, status: 'WAITING' }, 'main'))).toBe('WAITING');
    const waiting = { ...withdrawal, status: 'NEW', waitsForApproval: true } as const;
    expect(statusOf(recordOfMovement(waiting))).toBe('WAITING');
    // It was approved, or refused.
    expect(statusOf(recordOfMovement({ ...waiting, status: 'PROCESSING' }))).toBe('PROCESSING');
    expect(statusOf(recordOfMovement({ ...waiting, waitsForApproval: false }))).toBe('NEW');
  });

  it('tells a conversion that is known as a whole leg by leg as well', () => {
    const [sellAmount, buyAmount] = [decimal('100'), decimal('0.002')];
    const conversion = { quoteId: '4', sellAsset: 'USDT', sellAmount, buyAsset: 'BTC', buyAmount, at };
    const rebate = line('REBATE', 'USDT', '1');
    expect(recordLines([recordOfConversion(conversion), rebate]).map(rowOf)).toEqual([
      '2026-11-21T12:00:00.000Z,CONVERT,USDT,-100,BTC,0.002,,,,,,,COMPLETED,,convert 4,,',
      '2026-11-21T12:00:00.000Z,CONVERT,BTC,0.002,USDT,-100,,,,,,,COMPLETED,,convert 4 received,,',
      rowOf(rebate),
    ]);
  });

  it('leaves the fee empty where there was none', () => {
    const free = recordOfMovement({ ...withdrawal, fee: decimal('0') });
    expect([recordColumns['fee_included_in_change']!(free), recordColumns['net_sent']!(free)]).toEqual(['', '50']);
  });
});

describe('a statement', () => {
  it('adds up what came and what left, by asset and kind', () => {
    const lines = statementOf([
      line('DEPOSIT', 'USDT', '100', '1'),
      line('CONVERT', 'USDT', '-40', '2'),
      line('CONVERT', 'USDT', '15.5', '3'),
      line('CONVERT', 'BTC', '0.001', '4'),
    ]);
    const period = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'];
    expect(csvRows(statementColumns({ from: at - day, to: at }), lines)).toEqual([
      [...period, 'BTC', 'CONVERT', '1', '0.001', '0', '0.001'],
      [...period, 'USDT', 'CONVERT', '2', '15.5', '40', '-24.5'],
      [...period, 'USDT', 'DEPOSIT', '1', '100', '0', '100'],
    ]);
    expect(csvRows(statementColumns({ to: at }), lines)[0]!.slice(0, 2)).toEqual(['', period[1]]);
  });
});

test.each(['CANCELED', 'REFUSED', 'EXPIRED'] as const)(
  'a withdrawal that came back (%s) is told with what came back',
  (status) => {
    const told = recordsOfWithdrawal({ ...withdrawal, status, updatedAt: at + 1 });
    expect(told.map((each) => [each.id, each.kind, decimalText(each.amount), each.at, recordStatus(each)])).toEqual([
      ['chain 9 refund', 'WITHDRAW_REFUND', '50', at + 1, 'COMPLETED'],
      ['chain 9', 'WITHDRAW', '-50', withdrawal.createdAt, status],
    ]);
    expect(recordsOfWithdrawal(withdrawal)).toHaveLength(1);
  },
);

test('deposits that are being confirmed stand above what was booked, and once they are credited no more', () => {
  const deposit: Movement = { ...withdrawal, side: 'DEPOSIT', status: 'CONFIRMING', fee: decimal('0') };
  const booked = recordOfLine({
    id: '1',
    kind: 'DEPOSIT',
    asset: 'USDT',
    amount: decimal('50'),
    at,
    movement: deposit,
  });
  const ids = (rows: readonly MoneyRecord[]) => rows.map(({ id }) => id);
  expect(
    ids(withUnderWay([line('EARN', 'USDT', '1')], [deposit, { ...deposit, id: '8', status: 'COMPLETED' }])),
  ).toEqual(['chain 9', 'ledger 1']);
  expect(ids(withUnderWay([booked], [deposit]))).toEqual(['ledger 1']);
});
