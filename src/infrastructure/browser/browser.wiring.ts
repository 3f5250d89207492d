import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { defineModule, provide } from '../../application/kernel/provider';
import { Random } from '../../application/kernel/random.port';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { ClipboardPort } from '../../application/platform/clipboard.port';
import { PagePort } from '../../application/platform/page.port';
import { BrowserClipboardAdapter } from './browser-clipboard.adapter';
import { BrowserPageAdapter } from './browser-page.adapter';
import { BrowserScheduler } from './browser-scheduler';
import { ConsoleLog } from './console-log';
import { CryptoRandom } from './crypto-random';
import { SystemClock } from './system-clock';

export const browserModule = defineModule('browser', [
  provide(Clock, SystemClock),
  provide(Scheduler, BrowserScheduler),
  provide(Random, CryptoRandom),
  provide(Log, ConsoleLog),
  provide(PagePort, BrowserPageAdapter),
  provide(ClipboardPort, BrowserClipboardAdapter),
]);
