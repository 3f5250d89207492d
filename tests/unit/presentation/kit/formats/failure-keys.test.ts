import { failureKey, failureNotice, tellRefusal } from '../../../../../src/presentation/kit/formats/failure-keys';
import { RecordedNotices } from '../../../../fakes/memory-platform';

it('a failure has words of its own: a refused order names the rule, and one’s own limit is named', () => {
  expect(failureKey({ kind: 'ownLimit', limit: 'orderValue' })).toBe('common:ownLimit.reached');
  expect(failureKey({ kind: 'ownLimit', limit: 'notKnown' })).toBe('common:ownLimit.notKnown');
  expect(failureKey({ kind: 'rejected', reason: 'orderEnded' })).toBe('common:rejection.orderEnded');
  expect(failureKey({ kind: 'offline' })).toBe('common:failure.offline');
  const stopped = { kind: 'ownLimit', limit: 'coolDown', until: 9 } as const;
  expect(failureNotice(stopped)).toEqual({ key: 'common:ownLimit.reached', failure: stopped });
  expect(failureNotice({ kind: 'offline' })).toEqual({ key: 'common:failure.offline' });
});

it('a refusal is told, except where the session has ended, which has its own notice', () => {
  const notices = new RecordedNotices();
  tellRefusal(notices, { kind: 'unauthorised' });
  tellRefusal(notices, { kind: 'offline' });
  expect(notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
});
