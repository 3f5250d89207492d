import { Clock } from '../../application/kernel/clock.port';
import { Log } from '../../application/kernel/log.port';
import { Subject } from '../../application/kernel/observable-value';
import { defineModule, provide, provideValue, type Module } from '../../application/kernel/provider';
import { Random } from '../../application/kernel/random.port';
import { ResourceCache } from '../../application/kernel/resource';
import { Scheduler } from '../../application/kernel/scheduler.port';
import type { Token } from '../../application/kernel/token';
import { MarketStreamPort } from '../../application/markets/market-stream.port';
import { LanguageCookiePort } from '../../application/platform/language.port';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { OwnListsPort } from '../../application/platform/own-lists.port';
import { OwnStoragePort } from '../../application/platform/own-storage.port';
import { PagePort } from '../../application/platform/page.port';
import { TabStoragePort } from '../../application/platform/tab-storage.port';
import { SessionTokenPort } from '../../application/session/session-token.port';
import { ConsoleLog } from '../browser/console-log';
import { CryptoRandom } from '../browser/crypto-random';
import { SystemClock } from '../browser/system-clock';
import { ReadAheadResourceCache } from './read-ahead-resource-cache';
import { silentPort } from './silent-port';
import { UnheardMarketStreamAdapter } from './unheard-market-stream.adapter';

const unknown = (): undefined => undefined;

/** A visitor of whom nothing is known, on a device that keeps nothing, before anything was read. */
export const renderingModule = defineModule('rendering', [
  provide(Clock, SystemClock),
  provide(Random, CryptoRandom),
  provide(Log, ConsoleLog),
  provide(ResourceCache, ReadAheadResourceCache),
  provide(MarketStreamPort, UnheardMarketStreamAdapter),
  provideValue(Scheduler, silentPort()),
  provideValue(PagePort, {
    height: new Subject(0),
    visible: new Subject(true),
    online: new Subject(true),
    left: new Subject(false),
  }),
  provideValue(LocalStoragePort, { read: unknown, write: unknown, remove: unknown, onChange: () => unknown }),
  provideValue(OwnStoragePort, { read: unknown, write: unknown, remove: unknown, onChange: () => unknown }),
  provideValue(OwnListsPort, {
    entries: () => new Map(),
    writeEntry: unknown,
    removeEntry: unknown,
    onEntries: () => unknown,
  }),
  provideValue(TabStoragePort, { read: unknown, write: unknown }),
  provideValue(LanguageCookiePort, { read: unknown, write: unknown }),
  provideValue(SessionTokenPort, {
    token: new Subject<string | undefined>(undefined),
    owner: new Subject<string | undefined>(undefined),
    expiresAt: unknown,
    userId: unknown,
    refresh: unknown,
    remove: unknown,
    rememberUser: unknown,
    rememberedUser: unknown,
  }),
]);

/** Stands behind all other ports. */
export function silentModule(ports: readonly Token<unknown>[]): Module {
  return defineModule(
    'silence',
    ports.map((port) => provideValue(port, silentPort())),
  );
}
