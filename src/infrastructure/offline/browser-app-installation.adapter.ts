import { Subject } from '../../application/kernel/observable-value';
import { Log } from '../../application/kernel/log.port';
import { Scheduler } from '../../application/kernel/scheduler.port';
import type { Needs } from '../../application/kernel/token';
import type { AppInstallationPort, InstallState } from '../../application/offline/app-installation.port';
import { hour, second } from '../../domain/shared/instant';
import { takePrompt } from './install-prompt';
import { keepTypedText, restoreTypedText } from './typed-text';

const script = '/service-worker.js';
const longestHandover = 4 * second;
const documents = 'documents';
/** In this window's storage, from the press that takes a new version until the page has been loaded again. */
const takenKey = 'taken-version';

/** The service worker of the built site (src/main/service-worker), and the browser's own way to install it. */
export class BrowserAppInstallationAdapter implements AppInstallationPort {
  static readonly needs: Needs<typeof BrowserAppInstallationAdapter> = [Log, Scheduler];

  readonly state = new Subject<InstallState>('unknown');
  readonly newVersion = new Subject(false);
  #started = false;
  #taking = false;
  #waiting: ServiceWorker | undefined;
  #handedOver: Promise<void> = Promise.resolve();

  constructor(
    private readonly log: Log,
    private readonly scheduler: Scheduler,
  ) {
    this.#look();
    window.addEventListener('beforeinstallprompt', () => this.state.set('offered'));
    window.addEventListener('appinstalled', () => this.state.set('installed'));
  }

  start(): void {
    if (this.#started) return;
    this.#started = true;
    restoreTypedText();
    // While somebody develops there is no such file; some private windows have no workers.
    if (!('serviceWorker' in navigator) || !document.querySelector('link[rel=manifest]')) return;
    void this.#register().catch((reason: unknown) =>
      this.log.info('The site cannot be opened without a connection', {
        detail: reason instanceof Error ? reason.message : String(reason),
      }),
    );
  }

  async install(): Promise<boolean> {
    const prompt = takePrompt();
    if (!prompt) return false;
    this.state.set('unknown');
    const { outcome } = await prompt.prompt();
    return outcome === 'accepted';
  }

  takeNewVersion(): void {
    this.#taking = true;
    const waiting = this.#waiting;
    if (!waiting) return this.#reload();
    // Of the version before, and the worker of that version may be who answers when this page is loaded again.
    void caches.delete(documents);
    // Chromium may ask the worker of before at each of these alone whether it is busy.
    const ask = (): void => waiting.postMessage('take over');
    void this.#handedOver.catch(() => undefined).then(ask);
    this.scheduler.every(second / 4, ask);
    // It may be busy with something else: with this page gone it is not.
    this.scheduler.after(longestHandover, () => this.#reload());
  }

  #look(): void {
    const runsAsApp = matchMedia('(display-mode: standalone)').matches;
    if (runsAsApp) this.state.set('installed');
    else if (window.installPrompt) this.state.set('offered');
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    const hadOne = serviceWorker.controller !== null;
    const isTaken = sessionStorage.getItem(takenKey) !== null;
    sessionStorage.removeItem(takenKey);
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#taking) this.#reload();
      // Another tab took it: this page still is of the version before.
      else if (hadOne && !isTaken) this.newVersion.set(true);
    });
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' });
    const look = (): void => {
      if (!registration.waiting || !serviceWorker.controller) return;
      this.#waiting = registration.waiting;
      this.newVersion.set(true);
    };
    // This page is of the new version already, and its worker could not come before it.
    if (isTaken && registration.waiting) registration.waiting.postMessage('take over');
    else look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    this.scheduler.every(hour, () => void registration.update().catch(() => undefined));
    await serviceWorker.ready;
    this.#handedOver = this.#handOver();
    await this.#handedOver;
  }

  /** What this page was made of before the worker was here: from the browser's own store, so nothing is fetched twice. */
  async #handOver(): Promise<void> {
    const own = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    // To their ends: an answer that nobody reads keeps the worker busy, and no newer one could take its place.
    for (const file of own) {
      if (this.#taking) return;
      await fetch(file).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    }
    // The page itself, for the next visit.
    await caches.open(documents).then(async (kept) => {
      const key = location.pathname;
      if (await kept.match(key, { ignoreSearch: true })) return;
      const answer = await fetch(key, { headers: { accept: 'text/html' } });
      if (answer.ok && answer.headers.get('content-type')?.includes('text/html')) await kept.put(keyOf(key), answer);
    });
  }

  #reload(): void {
    keepTypedText();
    sessionStorage.setItem(takenKey, 'yes');
    location.reload();
  }
}

/** As the worker names it. */
function keyOf(path: string): string {
  const chosen = 'cookieStore' in window && /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
  return `${path}${chosen ? `?language=${chosen}` : ''}`;
}
