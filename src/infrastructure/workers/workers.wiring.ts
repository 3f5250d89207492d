import { AlertEnginePort } from '../../application/alerts/alert-engine.port';
import { defineModule, entry, provideBy } from '../../application/kernel/provider';
import { WorkerAlertEngineAdapter } from './worker-alert-engine.adapter';

export const workersModule = defineModule('workers', [
  entry(provideBy(AlertEnginePort, () => new WorkerAlertEngineAdapter(async () => (await import('./start-alert-worker')).startAlertWorker()))),
]);
