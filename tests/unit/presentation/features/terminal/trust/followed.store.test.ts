import { Subject } from '../../../../../../src/application/kernel/observable-value';
import { FollowedStore } from '../../../../../../src/presentation/features/terminal/trust/followed.store';

test('a value that two views follow goes on for the one when the other is closed', () => {
  const source = new Subject('live');
  const store = new FollowedStore(source);
  const stopPage = store.start();
  const stopDialog = store.start();
  stopDialog();
  source.set('offline');
  expect(store.value).toBe('offline');
  stopPage();
  source.set('live');
  expect(store.value).toBe('offline');
});
