import { type Shared, shared } from '../../../application/kernel/shared';
import type { Needs } from '../../../application/kernel/token';
import { NoticesPort } from '../../kit/notices.port';
import { SignInReport } from '../../../application/session/sign-in-report';
import { signInFailureKey } from './sign-in-failure-keys';

/** Tells what signing in comes to, for every feature in which somebody signs in. */
export class SignInNotices implements Shared {
  static readonly needs: Needs<typeof SignInNotices> = [SignInReport, NoticesPort];

  readonly start = shared(() =>
    this.report.subscribe((news) => {
      if ('linked' in news) this.notices.show('success', { key: `session:clash.linked.${news.linked}` });
      else this.notices.show('error', { key: signInFailureKey(news.failure) });
    }),
  );

  constructor(
    private readonly report: Pick<SignInReport, 'subscribe'>,
    private readonly notices: NoticesPort,
  ) {}
}
