import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import type { LedgerEntry } from '../../../../../sandbox/engine/model/ledger-model';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { LedgerHistory } from '../../../../../sandbox/storage/exchange/ledger-history';
import { OrderHistory } from '../../../../../sandbox/storage/exchange/order-history';

test('opening money that an older exchange booked as a distribution is none any more', () => {
  const database = openDatabase(undefined);
  new OrderHistory(database);
  const entry = (entryId: number, reference: string): EngineEvent => ({
    type: 'ledger',
    entry: { entryId, accountId: 'a', kind: 'DISTRIBUTION', asset: 'USDT', amount: 1n, reference, at: 0 },
  });
  new LedgerHistory(database).record([entry(1, ''), entry(2, 'campaign:1')]);
  const kinds = (): LedgerEntry['kind'][] =>
    new LedgerHistory(database).entries('a', { page: 1, size: 10 }).rows.map(({ kind }) => kind);
  expect(kinds()).toEqual(['DISTRIBUTION', 'CREDIT']);
  expect(kinds()).toEqual(['DISTRIBUTION', 'CREDIT']);
  database.close();
});

test('what an older exchange settled of a position that stayed open is not told as realised', () => {
  const database = openDatabase(undefined);
  new OrderHistory(database);
  const entry = (entryId: number, cause: string): EngineEvent => ({
    type: 'ledger',
    entry: {
      ...{ entryId, accountId: 'a', kind: 'REALIZED_PNL', asset: 'USDT', amount: 1n },
      ...{ reference: `PERP_BTC_USDT ${cause}`, at: 0 },
    },
  });
  new LedgerHistory(database).record([entry(1, 'settlement'), entry(2, '17')]);
  const { rows } = new LedgerHistory(database).entries('a', { page: 1, size: 10 });
  expect(rows.map(({ kind }) => kind)).toEqual(['REALIZED_PNL', 'PNL_SETTLEMENT']);
  database.close();
});

test('what an older exchange paid for staking is not told as interest', () => {
  const database = openDatabase(undefined);
  new OrderHistory(database);
  const entry = (entryId: number, reference: string): EngineEvent => ({
    type: 'ledger',
    entry: { entryId, accountId: 'a', kind: 'YIELD_TO_BALANCE', asset: 'WOO', amount: 1n, reference, at: 0 },
  });
  new LedgerHistory(database).record([entry(1, 'stake-reward:1'), entry(2, 'earn-event:1')]);
  const { rows } = new LedgerHistory(database).entries('a', { page: 1, size: 10 });
  expect(rows.map(({ kind }) => kind)).toEqual(['YIELD_TO_BALANCE', 'STAKING_REWARD']);
  database.close();
});
