import { success } from '../../../../../src/domain/shared/result';
import { RecordsStore } from '../../../../../src/presentation/features/money-records/records.store';

const recovery = { attempts: () => ({ ended: () => undefined, drop: () => undefined }) };

test('a file is of everything or is none, also where a page shows what could be read', async () => {
  const missing = { kind: 'offline' } as const;
  let answer: unknown = success({ rows: [], total: 0, missing });
  const store = new RecordsStore(
    { page: async () => answer } as never,
    undefined as never,
    { now: () => 1 },
    recovery as never,
  );
  await store.show(1);
  expect([store.rows, store.failure]).toEqual([[], undefined]);
  expect([await store.write('records'), store.failure]).toEqual([undefined, missing]);
  answer = success({ rows: [], total: 0 });
  expect(await store.write('records')).toMatch(/^time,type/);
});
