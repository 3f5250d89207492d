import { SignInReport } from '../../../../../src/application/session/sign-in-report';
import { SignInNotices } from '../../../../../src/presentation/features/session/sign-in-notices';
import { MemoryLog, RecordedNotices } from '../../../../fakes/memory-platform';

test('however many pages tell it, a refusal and a link are told once, until the last is gone', () => {
  const report = new SignInReport(new MemoryLog());
  const notices = new RecordedNotices();
  const telling = new SignInNotices(report, notices);
  const stops = [telling.start(), telling.start()];
  report.failed({ kind: 'signIn', code: 'auth/invalid-credential' });
  report.failed({ kind: 'cancelled' });
  report.linked('apple');
  stops.pop()!();
  report.failed({ kind: 'offline' });
  const told = [
    { kind: 'error', text: { key: 'session:problem.credentials' } },
    { kind: 'success', text: { key: 'session:clash.linked.apple' } },
    { kind: 'error', text: { key: 'common:failure.offline' } },
  ];
  expect(notices.shown).toEqual(told);
  stops.pop()!();
  report.linked('google');
  expect(notices.shown).toEqual(told);
});
