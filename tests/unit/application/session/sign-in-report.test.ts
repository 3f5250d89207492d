import { type SignInNews, SignInReport } from '../../../../src/application/session/sign-in-report';
import { MemoryLog } from '../../../fakes/memory-platform';

it('logs every refusal, and says to whoever listens those that nobody asked for', () => {
  const log = new MemoryLog();
  const report = new SignInReport(log);
  const heard: SignInNews[] = [];
  const stop = report.subscribe((news) => heard.push(news));
  report.failed({ kind: 'cancelled', code: 'auth/cancelled-popup-request' });
  report.failed({ kind: 'signIn', code: 'auth/popup-blocked' });
  report.linked('google');
  stop();
  report.linked('apple');
  expect(heard).toEqual([{ failure: { kind: 'signIn', code: 'auth/popup-blocked' } }, { linked: 'google' }]);
  expect(log.lines).toMatchObject([
    { level: 'info', details: { kind: 'cancelled', code: 'auth/cancelled-popup-request' } },
    { level: 'info', details: { kind: 'signIn', code: 'auth/popup-blocked' } },
  ]);
});
