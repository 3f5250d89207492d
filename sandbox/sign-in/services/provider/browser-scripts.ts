/*
 * What runs in browsers, as text: the server sends it as it is, and a page's policy names it by its hash.
 * Messages go only between this server's own pages and the web app, each with the other's origin.
 */

/** In the popup: the outcome goes to the frame of this server in the page that opened it, or waits there for a redirect. */
export const handOverScript = `(() => {
  const { event, apiKey, appName, redirect } = JSON.parse(document.getElementById('data').textContent);
  if (redirect) {
    localStorage.setItem('auth-event:' + apiKey + ':' + appName, JSON.stringify(event));
    location.replace(redirect);
    return;
  }
  const frames = window.opener ? window.opener.length : 0;
  for (let index = 0; index < frames; index += 1) window.opener[index].postMessage({ kind: 'auth-outcome', apiKey, appName, event }, location.origin);
})();`;

/** In the frame that the SDK keeps in the web app's page. */
export const frameScript = `(() => {
  const { webOrigins, apiKey, appName } = JSON.parse(document.getElementById('data').textContent);
  const key = 'auth-event:' + apiKey + ':' + appName;
  let app;
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && webOrigins.includes(origin) && data && data.kind === 'auth-frame-open') {
      app = origin;
      const waiting = localStorage.getItem(key);
      localStorage.removeItem(key);
      const none = { type: 'unknown', eventId: null, sessionId: null, urlResponse: null, postBody: null, tenantId: null, error: { code: 'auth/no-auth-event', message: 'An internal error has occurred' } };
      parent.postMessage({ kind: 'auth-frame-ready', event: waiting === null ? none : JSON.parse(waiting) }, app);
    }
    if (app && origin === location.origin && data && data.kind === 'auth-outcome' && data.apiKey === apiKey && data.appName === appName) {
      parent.postMessage({ kind: 'auth-event', event: data.event }, app);
    }
  });
})();`;

/** Stands in for Google's loader in the web app's page: just what the SDK asks of it to keep one frame. */
export const frameLoaderScript = `(() => {
  const home = new URL(document.currentScript.src);
  class Iframe {
    #handlers = {};
    #early = [];
    #ready;
    constructor({ url, where, attributes = {} }) {
      const frame = document.createElement('iframe');
      const { style = {}, ...others } = attributes;
      Object.assign(frame.style, style, { border: '0' });
      for (const [name, value] of Object.entries(others)) frame.setAttribute(name, value);
      frame.title = 'sign-in';
      this.#ready = new Promise((resolve) => {
        addEventListener('message', ({ source, origin, data }) => {
          if (source !== frame.contentWindow || origin !== home.origin || !data) return;
          if (data.kind === 'auth-frame-ready') resolve();
          if (data.event) this.#deliver(data.event);
        });
        frame.addEventListener('load', () => frame.contentWindow.postMessage({ kind: 'auth-frame-open' }, home.origin));
      });
      frame.src = url;
      where.append(frame);
    }
    restyle() { return Promise.resolve(); }
    ping(callback) { return this.#ready.then(() => callback()); }
    register(name, handler) {
      this.#handlers[name] = handler;
      for (const event of this.#early.splice(0)) this.#deliver(event);
    }
    send(name, _message, callback) {
      // The SDK throws after every answer it gets here.
      setTimeout(() => { try { callback([{ [name]: true }]); } catch { /* Nobody waits for it. */ } });
    }
    #deliver(authEvent) {
      const handler = this.#handlers.authEvent;
      if (handler) handler({ authEvent });
      else this.#early.push(authEvent);
    }
  }
  const context = { open: (options, opened) => Promise.resolve(opened(new Iframe(options))) };
  window.gapi = { load: (_name, options) => (options.callback ?? options)(), iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true } };
  const loaded = home.searchParams.get('onload');
  if (loaded && typeof window[loaded] === 'function') window[loaded]();
})();`;

/** In the frame of one tap: tells the web app's page what became of it. */
export const oneTapOutcomeScript = `(() => {
  const { outcome, app } = JSON.parse(document.getElementById('data').textContent);
  parent.postMessage({ kind: 'one-tap-outcome', ...outcome }, app);
})();`;

/** Stands in for Google's one-tap client in the web app's page, with its interface. */
export const oneTapClientScript = `(() => {
  const home = new URL(document.currentScript.src).origin;
  let settings;
  let shown;
  const moment = (type, reason) => ({
    getMomentType: () => type,
    isDisplayMoment: () => type === 'display',
    isDisplayed: () => type === 'display' && reason === undefined,
    isNotDisplayed: () => type === 'display' && reason !== undefined,
    getNotDisplayedReason: () => (type === 'display' ? reason : undefined),
    isSkippedMoment: () => type === 'skipped',
    getSkippedReason: () => (type === 'skipped' ? reason : undefined),
    isDismissedMoment: () => type === 'dismissed',
    getDismissedReason: () => (type === 'dismissed' ? reason : undefined),
  });
  const close = (type, reason) => {
    if (!shown) return;
    const { frame, listener, stop } = shown;
    shown = undefined;
    stop();
    frame.remove();
    listener(moment(type, reason));
  };
  const open = (listener) => {
    const url = new URL('/gsi/select', home);
    url.searchParams.set('client_id', settings.client_id);
    url.searchParams.set('origin', location.origin);
    if (settings.nonce) url.searchParams.set('nonce', settings.nonce);
    url.searchParams.set('hl', document.documentElement.lang);
    const frame = document.createElement('iframe');
    frame.title = 'Google';
    Object.assign(frame.style, { position: 'fixed', top: '16px', right: '16px', width: 'min(391px, calc(100vw - 32px))', height: 'min(440px, calc(100vh - 32px))', border: '1px solid #6b7280', borderRadius: '8px', background: '#fff', zIndex: '9999' });
    const heard = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== home || !data || data.kind !== 'one-tap-outcome') return;
      const { callback } = settings;
      if (!data.credential) return close('skipped', 'user_cancel');
      close('dismissed', 'credential_returned');
      callback({ credential: data.credential, select_by: 'user', clientId: settings.client_id });
    };
    const outside = ({ target }) => { if (settings.cancel_on_tap_outside !== false && target !== frame) close('skipped', 'tap_outside'); };
    addEventListener('message', heard);
    addEventListener('pointerdown', outside, true);
    shown = { frame, listener, stop: () => { removeEventListener('message', heard); removeEventListener('pointerdown', outside, true); } };
    frame.src = url.href;
    (document.getElementById(settings.prompt_parent_id ?? '') ?? document.body).append(frame);
    frame.addEventListener('load', () => { if (shown && shown.frame === frame && !shown.told) { shown.told = true; listener(moment('display')); } });
  };
  const id = {
    initialize(configuration) { settings = configuration; },
    prompt(listener = () => undefined) {
      if (!settings || !settings.client_id || typeof settings.callback !== 'function') return listener(moment('display', 'missing_client_id'));
      if (!shown) open(listener);
    },
    cancel() { close('dismissed', 'cancel_called'); },
    renderButton(parent, options = {}) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Google';
      button.addEventListener('click', () => { if (options.click_listener) options.click_listener(); id.prompt(); });
      parent.replaceChildren(button);
    },
    disableAutoSelect() {},
    storeCredential(_credential, callback) { if (callback) callback(); },
    revoke(hint, callback) { if (callback) callback({ successful: true, hint }); },
  };
  window.google = { ...window.google, accounts: { ...(window.google && window.google.accounts), id } };
  if (typeof window.onGoogleLibraryLoad === 'function') window.onGoogleLibraryLoad();
})();`;
