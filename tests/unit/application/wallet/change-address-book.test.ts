import { ChangeAddressBook } from '../../../../src/application/wallet/change-address-book.use-case';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';

const bare = { label: 'Desk', network: 'XRP', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '' };

test('an address that many share is saved with a memo or with the word that it needs none, and else not sent', async () => {
  const host = exchange({ add: success({}) });
  const queries = { addressBook: () => ({ refresh: async () => undefined }) };
  const change = new ChangeAddressBook(host.port, queries as never);
  for (const memo of ['', 'notanumber'])
    expect(await change.add({ ...bare, memo }, {})).toEqual(failure({ kind: 'invalid', detail: 'memo' }));
  expect(host.calls).toEqual([]);
  for (const said of [{ ...bare, memo: '17' }, { ...bare, withoutMemo: true } as const]) {
    expect((await change.add(said, {})).ok).toBe(true);
    expect(host.calls.at(-1)).toEqual(['add', said, {}]);
  }
});
