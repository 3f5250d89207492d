import { failure, success } from '../../../../../src/domain/shared/result';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { recordOfLine } from '../../../../../src/domain/wallet/money-record';
import { filterOf } from '../../../../../src/presentation/features/money-records/record-filter';
import { RecordsStore } from '../../../../../src/presentation/features/money-records/records.store';

const now = Date.UTC(2026, 10, 30, 12);
const at = Date.UTC(2026, 10, 3, 9);
const leg = (asset: string, amount: string) => ({ asset, amount: decimal(amount) });
const [paid, got] = [leg('USDT', '-818.619'), leg('ETH', '0.3')];
const legs = [
  recordOfLine({ id: '1', kind: 'BUY', at: at + 5, ...paid, otherLeg: got }),
  recordOfLine({ id: '2', kind: 'BUY', at, ...got, otherLeg: paid }),
];

function setUp(address: string, answer: unknown = success(legs)) {
  const asked: unknown[] = [];
  const records = {
    all: async (query: unknown) => (asked.push(query), answer),
    shown: async () => success({ rows: [], total: 0 }),
  };
  const recovery = { attempts: () => ({ done: () => undefined }) };
  const store = new RecordsStore(
    records as never,
    {} as never,
    { now: () => now },
    recovery as never,
    {} as never,
    {} as never,
  );
  store.filter = filterOf(new URLSearchParams(address));
  return { store, asked };
}

const linesOf = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(','));

test('a file has each leg of a trade on a line of its own, and is named by what it holds', async () => {
  const { store, asked } = setUp('kind=BUY&movements=USDT');
  const file = await store.write('records');
  expect(file!.name).toBe('records_BUY_USDT_2026-11-03_2026-11-30.csv');
  expect(linesOf(file!.text).map((row) => row.slice(1, 6))).toEqual([
    ['type', 'asset', 'balance_change', 'other_asset', 'other_amount'],
    ['BUY', 'USDT', '-818.619', 'ETH', '0.3'],
    ['BUY', 'ETH', '0.3', 'USDT', '-818.619'],
  ]);
  expect(asked).toEqual([{ kind: 'BUY', asset: 'USDT', status: undefined, from: undefined, to: now }]);
});

test('a statement is of every kind, and begins with the oldest it tells of', async () => {
  const { store, asked } = setUp('kind=WITHDRAW&status=NEW');
  const file = await store.write('statement');
  expect(file!.name).toBe('statement_2026-11-03_2026-11-30.csv');
  expect(linesOf(file!.text).slice(1)).toEqual([
    ['2026-11-03T09:00:00.000Z', '2026-11-30T12:00:00.000Z', 'ETH', 'BUY', '1', '0.3', '0', '0.3'],
    ['2026-11-03T09:00:00.000Z', '2026-11-30T12:00:00.000Z', 'USDT', 'BUY', '1', '0', '818.619', '-818.619'],
  ]);
  expect(asked).toEqual([{ asset: undefined, from: undefined, to: now }]);
});

test.each([
  [
    'kind=WITHDRAW&status=COMPLETED&range=custom&first=2026-11-01&last=2026-11-10',
    '_WITHDRAW_COMPLETED_2026-11-01_2026-11-10',
  ],
  ['range=custom&first=&last=2026-11-10', '_2026-11-03_2026-11-10'],
  ['range=week&first=2026-11-01', '_2026-11-23_2026-11-30'],
])('files are told apart by what was asked for (%s)', async (address, name) => {
  expect((await setUp(address).store.write('records'))!.name).toBe(`records${name}.csv`);
});

test('an account to which nothing has happened has a file of today', async () => {
  const file = await setUp('', success([])).store.write('statement');
  expect(file!.name).toBe('statement_2026-11-30_2026-11-30.csv');
});

test('one file is made at a time, and why there is none is said', async () => {
  const { store, asked } = setUp('', failure({ kind: 'offline' }));
  const first = store.write('records');
  expect(await store.write('statement')).toBeUndefined();
  expect(await first).toBeUndefined();
  expect([store.failure, store.writing, asked.length]).toEqual([{ kind: 'offline' }, undefined, 1]);
});
