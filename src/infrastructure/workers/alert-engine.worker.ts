import { AlertEngine } from '../../domain/alerts/alert-engine';
import type { AlertWorkerMessage } from './worker-alert-engine.adapter';

const engine = new AlertEngine();

addEventListener('message', ({ data }: MessageEvent<AlertWorkerMessage>) => {
  if (data.kind === 'rules') engine.watch(data.rules);
  else for (const firing of engine.tick(data.ticks)) postMessage(firing);
});
