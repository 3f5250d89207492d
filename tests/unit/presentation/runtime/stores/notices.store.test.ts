import { NoticesStore } from '../../../../../src/presentation/runtime/stores/notices.store';
import { FakeScheduler } from '../../../../support/fake-scheduler';

function setup(): { store: NoticesStore; time: FakeScheduler; show: (text: string) => void; onScreen: () => string[] } {
  const time = new FakeScheduler();
  const store = new NoticesStore(time, time);
  return {
    store,
    time,
    show: (text) => store.show('success', { text }),
    onScreen: () => store.shown.map((notice) => ('text' in notice.text ? notice.text.text : notice.text.key)),
  };
}

test('a notice stays for three seconds', () => {
  const { time, show, onScreen } = setup();
  show('a');
  time.advance(2_999);
  expect(onScreen()).toEqual(['a']);
  time.advance(1);
  expect(onScreen()).toEqual([]);
});

test('three at most are on screen; the next takes the place of one that goes', () => {
  const { time, show, onScreen } = setup();
  ['a', 'b', 'c'].forEach(show);
  time.advance(1_000);
  show('d');
  expect(onScreen()).toEqual(['a', 'b', 'c']);
  time.advance(2_000);
  expect(onScreen()).toEqual(['d']);
  time.advance(3_000);
  expect(onScreen()).toEqual([]);
});

test('nothing goes away while someone points at a notice', () => {
  const { store, time, show, onScreen } = setup();
  show('a');
  time.advance(2_000);
  store.hold();
  show('b');
  time.advance(60_000);
  expect(onScreen()).toEqual(['a', 'b']);
  store.release();
  time.advance(3_000);
  expect(onScreen()).toEqual([]);
});

test('a dismissed notice goes at once, and the next ones live on', () => {
  const { store, time, show, onScreen } = setup();
  show('a');
  store.hold();
  store.dismiss(store.shown[0]!.id);
  show('b');
  time.advance(3_000);
  expect(onScreen()).toEqual([]);
});

test('what was shown can be read later, newest first', () => {
  const { store, time, show } = setup();
  show('a');
  time.advance(10_000);
  show('b');
  expect(store.history.map(({ text }) => text)).toEqual([{ text: 'b' }, { text: 'a' }]);
});

test('what may not be missed stays until it is dismissed or taken back, and keeps no place from what passes', () => {
  const { store, time, show, onScreen } = setup();
  const [first, second] = [{ text: 'danger' }, { text: 'more danger' }];
  store.show('error', first, 'untilDismissed');
  store.show('error', second, 'untilDismissed');
  ['a', 'b', 'c', 'd'].forEach(show);
  expect(onScreen()).toEqual(['danger', 'more danger', 'a', 'b', 'c']);
  store.hold();
  store.release();
  time.advance(60_000);
  expect(onScreen()).toEqual(['danger', 'more danger']);
  store.withdraw(first);
  expect(onScreen()).toEqual(['more danger']);
  store.dismiss(store.shown[0]!.id);
  expect(onScreen()).toEqual([]);
});

test('no more than three stay at once, and one that is taken back before its turn never comes', () => {
  const { store, show, onScreen } = setup();
  const dangers = [1, 2, 3, 4, 5].map((each) => ({ text: `danger ${each}` }));
  dangers.forEach((text) => store.show('error', text, 'untilDismissed'));
  show('a');
  expect(onScreen()).toEqual(['danger 1', 'danger 2', 'danger 3', 'a']);
  store.withdraw(dangers[3]!);
  store.withdraw(dangers[0]!);
  expect(onScreen()).toEqual(['danger 2', 'danger 3', 'a', 'danger 5']);
});

test('what stays can be taken back however much was told since', () => {
  const { store, show, onScreen } = setup();
  const danger = { text: 'danger' };
  store.show('error', danger, 'untilDismissed');
  for (let count = 0; count < 101; count += 1) show('news');
  store.withdraw(danger);
  expect(onScreen()).not.toContain('danger');
});
