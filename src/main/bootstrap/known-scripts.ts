import type { AnalyticsConfiguration, Environment } from '../../application/platform/environment';

/** A script of somebody else that may be loaded: its address, and what may follow it. */
export interface KnownScript {
  readonly address: string;
  readonly rest: RegExp;
}

/** The only functions that Google's loaders may be told to call: those that the sign-in library makes for them. */
const callback = {
  frame: /^(\?onload=__iframefcb\d+)?$/,
  recaptcha: /^\?onload=__rcb\d+&render=explicit(&hl=[\w-]*)?$/,
};

/** The scripts that sign-in loads from elsewhere, and those that a deployment measures with. */
export function knownScripts({
  analytics,
  firebase,
}: Pick<Environment, 'analytics' | 'firebase'>): readonly KnownScript[] {
  return [...signInLibraries(firebase), ...(analytics ? measuringScripts(analytics) : [])];
}

/** Both scripts load more of themselves, so what they may load is named by address and never by what follows. */
function measuringScripts({ tagManagerScript, measurementScript }: AnalyticsConfiguration): readonly KnownScript[] {
  return [...new Set([tagManagerScript, measurementScript])].map((address) => ({ address, rest: /^\?[\w=&%.-]+$/ }));
}

function signInLibraries(firebase: Environment['firebase']): readonly KnownScript[] {
  const server = firebase.emulatorUrl;
  if (server) return signInScripts(server, server);
  return [
    ...signInScripts('https://apis.google.com', 'https://accounts.google.com'),
    { address: 'https://www.google.com/recaptcha/api.js', rest: callback.recaptcha },
    { address: 'https://www.google.com/recaptcha/enterprise.js', rest: /^\?render=[\w-]+$/ },
    { address: 'https://www.gstatic.com/recaptcha/releases/', rest: /^[\w-]+\/recaptcha__\w+\.js$/ },
  ];
}

function signInScripts(loader: string, oneTap: string): readonly KnownScript[] {
  return [
    { address: `${loader}/js/api.js`, rest: callback.frame },
    { address: `${oneTap}/gsi/client`, rest: /^(\?hl=[\w-]+)?$/ },
  ];
}

/** @param href as the browser writes the address */
export function mayLoad(href: string, site: string, known: readonly KnownScript[]): boolean {
  return (
    href.startsWith(`${site}/assets/`) ||
    href === `${site}/service-worker.js` ||
    known.some(({ address, rest }) => href.startsWith(address) && rest.test(href.slice(address.length)))
  );
}
