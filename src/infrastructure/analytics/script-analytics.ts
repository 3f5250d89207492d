import type { Log } from '../../application/kernel/log.port';
import type { AnalyticsConfiguration } from '../../application/platform/environment';
import type { SentEvent } from '../../domain/platform/tracking';

/** Queues that the providers' scripts read, by their names on `window`. */
const managerLayer = 'dataLayer';
const measurementLayer = 'measurementLayer';

type Consent = 'granted' | 'denied';

interface ProviderWindow {
  [managerLayer]?: unknown[];
  [measurementLayer]?: unknown[];
  [disabled: `ga-disable-${string}`]: boolean;
}

/**
 * The tag manager and analytics in the page: two scripts of the configured hosts, and one queue for each, in the forms
 * that Google's tag manager and gtag.js read. Both begin with the first report and are told that consent was given.
 */
export class ScriptAnalytics {
  readonly #configuration: AnalyticsConfiguration;
  readonly #log: Log;
  #scripts: HTMLScriptElement[] = [];

  constructor(configuration: AnalyticsConfiguration, log: Log) {
    this.#configuration = configuration;
    this.#log = log;
  }

  report({ name, ...values }: SentEvent): void {
    this.#begin();
    const page = 'page' in values ? { page_location: location.origin + values.page } : {};
    const known = { ...values, ...page };
    layer(managerLayer).push({ event: name, ...known });
    tag('event', name, { ...known, send_to: this.#configuration.measurementId });
  }

  stop(): void {
    if (this.#scripts.length === 0) return;
    providers()[`ga-disable-${this.#configuration.measurementId}`] = true;
    this.#consent('update', 'denied');
    this.#scripts.forEach((script) => script.remove());
    this.#scripts = [];
    // What still runs of the scripts reads the queues that they were given; new ones begin empty.
    Reflect.deleteProperty(window, managerLayer);
    Reflect.deleteProperty(window, measurementLayer);
    forgetCookies();
  }

  #begin(): void {
    if (this.#scripts.length > 0) return;
    const { tagManagerId, tagManagerScript, measurementId, measurementScript } = this.#configuration;
    providers()[`ga-disable-${measurementId}`] = false;
    this.#consent('default', 'granted');
    layer(managerLayer).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    tag('js', new Date());
    // The page's own address may carry codes: it is replaced by the page's pattern in every report.
    tag('config', measurementId, { send_page_view: false, page_location: location.origin, page_referrer: '' });
    this.#scripts = [
      this.#load(tagManagerScript, { id: tagManagerId }),
      this.#load(measurementScript, { id: measurementId, l: measurementLayer }),
    ];
  }

  #consent(moment: 'default' | 'update', analytics: Consent): void {
    const state = {
      analytics_storage: analytics,
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    };
    tag('consent', moment, state);
  }

  #load(address: string, query: Readonly<Record<string, string>>): HTMLScriptElement {
    const url = new URL(address);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const script = document.createElement('script');
    script.async = true;
    script.referrerPolicy = 'origin';
    script.addEventListener('error', () => this.#log.info('A script of analytics did not load', { host: url.host }));
    script.src = url.href;
    document.head.append(script);
    return script;
  }
}

function providers(): ProviderWindow {
  return window as unknown as ProviderWindow;
}

function layer(name: typeof managerLayer | typeof measurementLayer): unknown[] {
  return (providers()[name] ??= []);
}

/** gtag.js tells commands from data by their being an arguments object. */
function tag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  layer(measurementLayer).push(arguments);
}

/** Cookies that the providers' scripts have set for this site and its parents. */
function forgetCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)];
  for (const name of names.filter((each) => /^_(ga|gid|gat|gcl)/.test(each)))
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}
