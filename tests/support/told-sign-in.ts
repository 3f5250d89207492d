import type { Log } from '../../src/application/kernel/log.port';
import type { NoticesPort } from '../../src/presentation/kit/notices.port';
import { SignInReport } from '../../src/application/session/sign-in-report';
import { SignInNotices } from '../../src/presentation/features/session/sign-in-notices';

/** A report whose news is told as on the pages. */
export function toldSignIn(notices: NoticesPort, log: Log): SignInReport {
  const report = new SignInReport(log);
  new SignInNotices(report, notices).start();
  return report;
}
