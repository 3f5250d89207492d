import { Subject } from '../../application/kernel/observable-value';
import { Log } from '../../application/kernel/log.port';
import { Scheduler } from '../../application/kernel/scheduler.port';
import type { Needs } from '../../application/kernel/token';
import type { AppInstallationPort, InstallState } from '../../application/offline/app-installation.port';
import { hour, second } from '../../domain/shared/instant';
import { takePrompt } from './install-prompt';
import { keepTypedText, restoreTypedText, watchTyping } from './typed-text';

const script = '/service-worker.js';
const longestHandover = 4 * second;

/** The service worker of the built site (src/main/service-worker), and the browser's own way to install it. */
export class BrowserAppInstallationAdapter implements AppInstallationPort {
  static readonly needs: Needs<typeof BrowserAppInstallationAdapter> = [Log, Scheduler];

  readonly state = new Subject<InstallState>('unknown');
  readonly newVersion = new Subject(false);
  #started = false;
  #taking = false;
  #waiting: ServiceWorker | undefined;

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
    watchTyping();
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
    if (!this.#waiting) return this.#reload();
    this.#waiting.postMessage('take over');
    // A worker that is busy hands over later; the page itself can be the new one already.
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
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#taking) this.#reload();
      // Another tab took it: this page still is of the version before.
      else if (hadOne) this.newVersion.set(true);
    });
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' });
    const look = (): void => {
      if (!registration.waiting || !serviceWorker.controller) return;
      this.#waiting = registration.waiting;
      this.newVersion.set(true);
    };
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
    this.scheduler.every(hour, () => void registration.update().catch(() => undefined));
    await serviceWorker.ready;
    await this.#handOver();
  }

  /** What this page was made of before the worker was here: from the browser's own store, so nothing is fetched twice. */
  async #handOver(): Promise<void> {
    const own = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    // To their ends: an answer that nobody reads keeps the worker busy, and no newer one could take its place.
    for (const file of own)
      await fetch(file).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    // The page itself, for the next visit.
    await caches.open('documents').then(async (documents) => {
      const key = location.pathname;
      if (await documents.match(key, { ignoreSearch: true })) return;
      const answer = await fetch(key, { headers: { accept: 'text/html' } });
      if (answer.ok && answer.headers.get('content-type')?.includes('text/html'))
        await documents.put(keyOf(key), answer);
    });
  }

  #reload(): void {
    keepTypedText();
    location.reload();
  }
}

/** As the worker names it. */
function keyOf(path: string): string {
  const chosen = 'cookieStore' in window && /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
  return `${path}${chosen ? `?language=${chosen}` : ''}`;
}
