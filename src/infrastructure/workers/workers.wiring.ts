import { AlertEnginePort } from '../../application/alerts/alert-engine.port';
import { LeadershipPort } from '../../application/alerts/leadership.port';
import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, provideBy } from '../../application/kernel/provider';
import { WebLocksLeadership } from './web-locks-leadership';
import { WorkerAlertEngineAdapter } from './worker-alert-engine.adapter';

export default defineModule('workers', [
  provideBy(
    AlertEnginePort,
    (clock: Clock, log: Log) =>
      new WorkerAlertEngineAdapter(async () => (await import('./start-alert-worker')).startAlertWorker(), clock, log),
    Clock,
    Log,
  ),
  provideBy(LeadershipPort, () => new WebLocksLeadership('alerts', navigator.locks as LockManager | undefined)),
]);
