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
