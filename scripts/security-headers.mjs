import { createHash } from 'node:crypto';

/**
 * The response headers of the site's documents, for every server that serves it (docs/adr/0011-security-headers.md).
 * The policy lists only the hosts that the configuration names, and of scripts in the page only those it was built with.
 * @param page the document as it is sent
 */
export function securityHeaders(environment, page) {
  const { hosts, firebase, session } = environment;
  const reached = [hosts.rest, hosts.serverRest, hosts.newWsUrl, hosts.content, session.syncUrl, session.refreshUrl, firebase.emulatorUrl];
  const providers = firebase.emulatorUrl ? [] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes(page)],
    // The component library writes its style sheets at run time; a static site has no nonce to give them.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', origin(hosts.logos)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...reached.filter(Boolean).map(origin), ...providers],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return {
    ...assetHeaders,
    'Content-Security-Policy': Object.entries(policy).map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`).join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), clipboard-write=(self)',
  };
}

/** For files that are no documents: shorter, because dozens of them make up a first load. */
export const assetHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Only where the site is served by https: http://localhost must stay reachable. */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' };

/** Data blocks have a type and are never run, so they need none. */
function scriptHashes(page) {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

function origin(address) {
  return new URL(address.replace('{symbol}', 'symbol')).origin;
}
