import { RecoveryQueries } from '../../../../../src/application/security/recovery.queries';
import { RecoveryStore } from '../../../../../src/presentation/features/security/recovery.store';
import { success } from '../../../../../src/domain/shared/result';
import { exchange } from '../../../../support/asked-exchange';
import { shown } from '../../../application/security/security-fakes';

const none = undefined as never;

it('reads what would be left after a loss again with every change of what protects the account, while it is on screen', () => {
  const host = exchange({ ways: success({}) });
  const { queries, cache } = shown();
  const store = new RecoveryStore(none, new RecoveryQueries(cache, host.port), queries, none, none);
  const stop = store.start();
  expect(host.times('ways')).toBe(0);
  queries.changed();
  expect(host.times('ways')).toBe(1);
  stop();
  queries.changed();
  expect(host.times('ways')).toBe(1);
});
