import { read } from '../../../support/reads';
import { readFileSync } from 'node:fs';
import { configure, render, screen } from '@testing-library/react';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { FeedMeter } from '../../../../src/application/markets/feed-meter';
import type { ConnectionState } from '../../../../src/application/markets/market-stream.port';
import { ChooseLanguage } from '../../../../src/application/platform/choose-language.use-case';
import type { Environment } from '../../../../src/application/platform/environment';
import { Tracking } from '../../../../src/application/platform/tracking';
import { TrackingChoice } from '../../../../src/application/platform/tracking-choice';
import { UserPreferences } from '../../../../src/application/platform/user-preferences';
import type { SessionState } from '../../../../src/application/session/session-state';
import { success } from '../../../../src/domain/shared/result';
import { I18nextTranslationsAdapter } from '../../../../src/infrastructure/i18n/i18next-translations.adapter';
import { App } from '../../../../src/presentation/shell/app';
import { BrowserAddresses } from '../../../../src/presentation/shell/browser-addresses';
import type { Feature, FeatureOpener, OpenedFeature } from '../../../../src/presentation/runtime/feature';
import { AppStores } from '../../../../src/presentation/runtime/app-stores';
import { ConnectionStore } from '../../../../src/presentation/runtime/stores/connection.store';
import { ErrorReports } from '../../../../src/presentation/runtime/stores/error-reports';
import { LanguageStore } from '../../../../src/presentation/runtime/stores/language.store';
import { NoticesStore } from '../../../../src/presentation/runtime/stores/notices.store';
import { PreferencesStore } from '../../../../src/presentation/runtime/stores/preferences.store';
import { QuietStore } from '../../../../src/presentation/runtime/stores/quiet.store';
import { RegionStore } from '../../../../src/presentation/runtime/stores/region.store';
import { SwitchesStore } from '../../../../src/presentation/runtime/stores/switches.store';
import { TrackingStore } from '../../../../src/presentation/runtime/stores/tracking.store';
import { SessionStore } from '../../../../src/presentation/runtime/stores/session.store';
import { ThemeStore } from '../../../../src/presentation/runtime/stores/theme.store';
import { WindowHeight } from '../../../../src/presentation/runtime/stores/window-height';
import {
  FakePage,
  MemoryAnalytics,
  MemoryClipboard,
  MemoryDeviceIdentity,
  MemoryLanguageCookie,
  MemoryLog,
  MemoryStorage,
  SequenceRandom,
} from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { alertPresenceFeature } from '../../../../src/presentation/features/alerts/alert-presence.feature';
import { balanceChipFeature } from '../../../../src/presentation/features/balance-chip/balance-chip.feature';
import { firstStepsFeature } from '../../../../src/presentation/features/first-steps/first-steps.feature';
import { firstStepsListFeature } from '../../../../src/presentation/features/first-steps/first-steps-list.feature';
import { earnMenuFeature } from '../../../../src/presentation/features/product-menus/earn-menu.feature';
import { marketsMenuFeature } from '../../../../src/presentation/features/product-menus/markets-menu.feature';
import { tradeMenuFeature } from '../../../../src/presentation/features/product-menus/trade-menu.feature';
import { ownMenusFeature } from '../../../../src/presentation/features/account/own-menus.feature';
import { visitorLayerFeature } from '../../../../src/presentation/features/visitor-layer/visitor-layer.feature';
import { accountLayerFeature } from '../../../../src/presentation/features/account-layer/account-layer.feature';
import { testEnvironment } from '../../../support/test-environment';

// The first page of a file loads its library; on a busy machine that takes a while.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });

/** jsdom has none; antd's forms use one to come back a moment later. Node's own would keep the process alive. */
globalThis.MessageChannel ??= class {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
} as never;

/* Nor has it these. */
window.scrollTo = () => undefined;
HTMLDialogElement.prototype.showModal = function showModal(): void {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(): void {
  this.open = false;
};

/** The files of the product itself, so that tests read what people read. */
function serveTexts(): void {
  globalThis.fetch = (async (path: string) => ({
    ok: true,
    status: 200,
    json: async () => JSON.parse(readFileSync(path, 'utf8')) as unknown,
  })) as never;
}

interface ShellOptions {
  readonly at?: string;
  readonly environment?: Partial<Environment>;
  readonly session?: SessionState;
  /** Makes a page; by default its heading is the page's path. */
  readonly open?: (feature: Feature) => Promise<OpenedFeature>;
  /** What the view reads beside the page's own texts: it is drawn once they are there, as a part is in the product. */
  readonly texts?: readonly string[];
}

export const loggedOut: SessionState = { status: 'loggedOut', ended: false };

export function loggedIn(main = true): SessionState {
  return {
    status: 'loggedIn',
    coolName: 'Quiet Otter',
    account: read({
      userId: 'user-7',
      applicationId: undefined,
      email: 'a@example.com',
      main,
      alias: 'desk-2',
      eu: false,
      language: undefined,
    }),
  };
}

/** The whole product over fakes, at an address. */
export async function renderShell({
  at = '/',
  environment = {},
  session: initial = loggedOut,
  open,
  texts = [],
}: ShellOptions = {}) {
  serveTexts();
  window.history.replaceState(null, '', at);
  const time = new FakeScheduler();
  const log = new MemoryLog();
  const clipboard = new MemoryClipboard();
  const connection = new Subject<ConnectionState>({ phase: 'open' });
  const meter = new FeedMeter(time);
  const stream = {
    connection,
    meter,
    connect: () => () => undefined,
    reconnect: jest.fn(),
    onTickers: () => () => undefined,
  };
  const session = {
    state: new Subject<SessionState>(initial),
    visit: new Subject(0),
    start: () => () => undefined,
  };
  const translations = new I18nextTranslationsAdapter(
    { urlOf: (code, namespace) => `src/presentation/i18n/${code}/${namespace}.json` },
    log,
  );
  const notices = new NoticesStore(time, time);
  const cookie = new MemoryLanguageCookie();
  const saved: object[] = [];
  const accounts = {
    saveLanguage: async () => success(undefined),
    savePreferences: async (changes: object) => (saved.push(changes), success({})),
  };
  const choose = new ChooseLanguage(translations, cookie, session as never, accounts);
  const storage = new MemoryStorage();
  const everything = { ...testEnvironment, ...environment };
  const choice = new TrackingChoice(storage, everything);
  const analytics = new MemoryAnalytics();
  const tracking = new Tracking(
    choice,
    analytics,
    new MemoryDeviceIdentity(),
    session as never,
    { userId: () => 'user-7' } as never,
    translations,
  );
  const unknownPlace = {
    current: { status: 'loading' },
    subscribe: () => () => undefined,
    refresh: async () => undefined,
  };
  const preferences = new PreferencesStore(new UserPreferences(storage, session as never, accounts, log), notices);
  const switched: string[] = [];
  const change = { execute: async (userId: string) => (switched.push(userId), success(undefined)) };
  const switches = new SwitchesStore();
  const shell = new AppStores(
    new SessionStore(
      session as never,
      { execute: async () => session.state.set(loggedOut) } as never,
      change as never,
      notices,
    ),
    new LanguageStore(translations, cookie, choose, session as never, new FakePage(), notices),
    preferences,
    new ThemeStore(preferences),
    new ConnectionStore(stream as never, time, time, new FakePage()),
    notices,
    everything,
    clipboard,
    new ErrorReports(log, new SequenceRandom()),
    new TrackingStore(choice, tracking),
    new RegionStore(session as never, { ipInfo: () => unknownPlace } as never),
    new QuietStore(time),
    switches,
    new WindowHeight(new FakePage()),
  );
  const opener: FeatureOpener = {
    // What lies over the pages has tests of its own.
    open: async (feature) => {
      if (isLayer(feature)) return new Promise(() => undefined);
      if (texts.length > 0) await shell.language.load(texts);
      return open?.(feature) ?? { View: () => <h1>{feature.path}</h1>, stores: {} };
    },
  };
  shell.start();
  render(<App app={shell} openerOf={() => opener} Addresses={BrowserAddresses} />);
  await screen.findByRole('banner');
  return {
    shell,
    time,
    log,
    clipboard,
    connection,
    stream,
    session,
    storage,
    analytics,
    saved,
    switched,
    translations,
  };
}

function isLayer(feature: Feature): boolean {
  return [
    visitorLayerFeature,
    accountLayerFeature,
    alertPresenceFeature,
    ownMenusFeature,
    balanceChipFeature,
    firstStepsFeature,
    firstStepsListFeature,
    marketsMenuFeature,
    tradeMenuFeature,
    earnMenuFeature,
  ].some((layer) => layer === feature);
}

/** Opens the feature's own view, with the stores given. */
export async function ownPage(feature: Feature, stores: object): Promise<OpenedFeature> {
  return { View: (await feature.view()).default.View, stores };
}
