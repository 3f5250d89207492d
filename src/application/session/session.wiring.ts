import { AccountQueries } from '../account/account.queries';
import { SwitchAccount } from '../account/switch-account.use-case';
import { Clock } from '../kernel/clock.port';
import { Log } from '../kernel/log.port';
import { defineModule, entry, provideClass } from '../kernel/provider';
import { ResourceCache } from '../kernel/resource';
import { Scheduler } from '../kernel/scheduler.port';
import { NoticesPort } from '../platform/notices.port';
import { PagePort } from '../platform/page.port';
import { LogOut } from './log-out.use-case';
import { Session } from './session';
import { SessionRefusals } from './session-refusals';
import { SessionRenewal } from './session-renewal';
import { SessionSyncPort } from './session-sync.port';
import { SessionTokenPort } from './session-token.port';
import { SocialPayloadPort } from './social-payload.port';

/** Who is logged in, and logging out: what every page needs. */
export const sessionModule = defineModule('session', [
  provideClass(SessionRefusals),
  provideClass(SessionRenewal, SessionTokenPort, SessionSyncPort, Clock, Scheduler, PagePort, Log),
  entry(
    provideClass(
      Session,
      SessionTokenPort,
      SessionRefusals,
      SessionRenewal,
      AccountQueries,
      ResourceCache,
      NoticesPort,
      Scheduler,
    ),
  ),
  entry(provideClass(LogOut, Session, SessionSyncPort, Scheduler, SocialPayloadPort, Log)),
  entry(provideClass(SwitchAccount, Session, SessionSyncPort)),
]);
