import { existsSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { root } from '../../scripts/environment.mjs';
import { dist, filesOf } from '../../scripts/lib/build.mjs';
import { expect, test } from './product-test';

/** Sends a path exactly as it is written, which `fetch` would tidy up. */
function statusOf(address: string, rawPath: string, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path: rawPath, method }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];

test.describe('the served site', () => {
  test('gives each document a nonce of its own, and names it in its policy', async ({ baseURL }) => {
    const answers = await Promise.all(['/', '/', '/trade/BTC_USDT'].map((path) => fetch(baseURL + path)));
    const nonces = answers.map(({ headers }) => nonceOf(headers.get('content-security-policy')));
    expect(new Set(nonces).size).toBe(3);
    expect(nonces[0]).toMatch(/^[\w-]{22}$/);
    const page = await answers[0]!.text();
    expect(page).not.toContain('__NONCE__');
    // What no browser runs: the product's own data, and what search engines read.
    for (const script of page.match(/<script(?! type="application\/(?:ld\+)?json")[^>]*>/g)!)
      expect(script).toContain(`nonce="${nonces[0]!}"`);
    expect(answers[0]!.headers.get('cache-control')).toBe('no-store');
  });

  test('says of every answer what a browser may do with it', async ({ baseURL }) => {
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${baseURL!}/login`)).text())![1]!;
    expect(await statusOf(baseURL!, '/', 'TRACE')).toBe(405);
    for (const [method, path, status] of [
      ['GET', script, 200],
      ['GET', '/missing.js', 404],
      ['POST', '/', 405],
      ['HEAD', '/markets', 200],
    ] as const) {
      const { headers, status: given } = await fetch(baseURL + path, { method });
      expect.soft(given, path).toBe(status);
      expect.soft(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect.soft(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect.soft(headers.get('content-security-policy'), path).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
      expect.soft(headers.get('access-control-allow-origin'), path).toBeNull();
      expect.soft(headers.get('server'), path).toBeNull();
      // Plain http on a local host must stay reachable.
      expect.soft(headers.get('strict-transport-security'), path).toBeNull();
    }
  });

  test('says so too where it could not even read what was asked for', async ({ baseURL }) => {
    const { hostname, port } = new URL(baseURL!);
    for (const [text, status] of [
      ['no HTTP', 400],
      ['GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2', 400],
      [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost`, 431],
      ['GET / HTTP/1.1\r\nHost: localhost\r\nExpect: something', 417],
    ] as const) {
      const answer = await new Promise<string>((resolve, reject) => {
        let got = '';
        const socket = connect(Number(port), hostname, () => socket.write(`${text}\r\n\r\n`));
        socket.setEncoding('utf8').on('data', (part: string) => (got += part));
        socket.once('close', () => resolve(got)).once('error', reject);
      });
      expect.soft(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect.soft(answer, text.slice(0, 40)).toMatch(/content-security-policy: default-src 'none'/i);
      expect.soft(answer, text.slice(0, 40)).toMatch(/x-content-type-options: nosniff/i);
    }
  });

  test('keeps to its folder', async ({ baseURL }) => {
    expect(existsSync(path.join(dist, '.build-stamp'))).toBe(true);
    for (const address of [
      '/.build-stamp',
      '/../package.json',
      '/..%2fpackage.json',
      '/assets/..%2f..%2fpackage.json',
      '/%00.js',
      '/%E0%A4%A.js',
    ]) {
      expect.soft(await statusOf(baseURL!, address), address).toBe(404);
    }
  });

  test('takes reports of breaches, small ones and of the right kind', async ({ baseURL }) => {
    const send = async (type: string, body: string) =>
      (await fetch(`${baseURL!}/csp-report`, { method: 'POST', headers: { 'content-type': type }, body })).status;
    expect(await send('application/csp-report', '{"csp-report":{"effective-directive":"img-src"}}')).toBe(204);
    expect(await send('application/reports+json', '[]')).toBe(204);
    expect(await send('application/csp-report', 'nonsense')).toBe(204);
    expect(await send('application/csp-report', 'x'.repeat(20_000))).toBe(413);
    expect(await send('text/plain', '{}')).toBe(415);
  });
});

test.describe('the policy', () => {
  test('lets no text become code, markup or the address of a script', async ({ page, observed }) => {
    await page.goto('/login');
    await page.getByRole('main').waitFor();
    const refused = await page.evaluate(async () => {
      const tries: readonly (() => unknown)[] = [
        () => (0, eval)('1 + 1'),
        () => new Function('return 1')() as unknown,
        () => setTimeout('document.title = "run"' as unknown as () => void),
        () => (document.createElement('div').innerHTML = '<img src="/x" onerror="alert(1)">'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>bold</b>'),
        () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
        () => (document.createElement('iframe').srcdoc = '<script>alert(1)</script>'),
        () => (document.createElement('script').src = 'https://evil.example.com/x.js'),
        () => (document.createElement('script').text = 'alert(1)'),
        () => new Worker('https://evil.example.com/x.js'),
        () => document.createElement('a').setAttribute('onclick', 'alert(1)'),
      ];
      const passed: string[] = [];
      for (const attempt of tries) {
        // Later, because what a debugger runs at once is let through.
        await new Promise<void>((resolve) =>
          setTimeout(() => {
            try {
              attempt();
              passed.push(attempt.toString());
            } catch {
              // Refused, as it should be.
            }
            resolve();
          }),
        );
      }
      return { passed, tries: tries.length };
    });
    expect(refused).toEqual({ passed: [], tries: 11 });
    observed.complaints.length = 0;
  });

  test('lets the page send nothing to a host that is not configured', async ({ page, observed }) => {
    await page.goto('/login');
    await page.getByRole('main').waitFor();
    const breaches = await page.evaluateHandle(() => {
      const breached = new Set<string>();
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        breached.add(effectiveDirective),
      );
      void fetch('https://evil.example.com/').catch(() => undefined);
      const image = Object.assign(document.createElement('img'), { src: 'https://evil.example.com/x.png' });
      const frame = Object.assign(document.createElement('iframe'), { src: 'https://evil.example.com/' });
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example.com/' });
      document.body.append(image, frame, form);
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example.com/' }));
      form.submit();
      return breached;
    });
    await expect
      .poll(() => breaches.evaluate((breached) => [...breached].sort()))
      .toEqual(['base-uri', 'connect-src', 'form-action', 'frame-src', 'img-src']);
    observed.complaints.length = 0;
  });

  test('does not let another page frame the product', async ({ page, baseURL, observed }) => {
    await page.route('**/framing', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL!}/login"></iframe>` }),
    );
    await page.goto('/framing');
    await expect.poll(() => observed.complaints.join()).toMatch(/frame/i);
    expect(
      await page
        .frames()[1]
        ?.evaluate(() => document.querySelector('main') !== null)
        .catch(() => false),
    ).toBe(false);
    observed.complaints.length = 0;
  });
});

test.describe('the built files', () => {
  const files = filesOf(dist).filter((file) => /\.(js|css|html|json|svg|txt)$/.test(file));

  test('carry no source map and no path of the machine that built them', () => {
    expect(filesOf(dist).filter((file) => file.endsWith('.map'))).toEqual([]);
    const telling = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return text.includes('sourceMappingURL') || text.includes(root) || /\/(home|Users)\/\w+\//.test(text);
    });
    expect(telling).toEqual([]);
  });

  test('carry no code for development, and nothing of the embedded exchange', () => {
    const others = /react-dom-client\.development|@vite\/client|sandbox\/(server|exchange|sign-in)\//;
    expect(files.filter((file) => others.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test('bring the licences and notices of every library in them', () => {
    const entries = readFileSync(path.join(dist, 'licenses.txt'), 'utf8').split(/^## /m).slice(1);
    expect(entries.filter((entry) => !/^\S+ \d[^(]*\(.+\)\n\n[^]{200,}/.test(entry))).toEqual([]);
    // The text is that of the licence that is named; another kind of licence is looked at by a person first.
    const words: Readonly<Record<string, RegExp>> = {
      MIT: /Permission is hereby granted, free of charge/,
      ISC: /Permission to use, copy, modify,? and(\/or)? distribute/,
      'Apache-2.0': /Apache License/,
      '(MPL-2.0 OR Apache-2.0)': /Apache License/,
      'BSD-3-Clause': /Redistribution and use in source and binary forms/,
      'OFL-1.1': /SIL OPEN FONT LICENSE/i,
    };
    const licenceOf = (entry: string): string => /^\S+ \S+ \((.+)\)$/m.exec(entry)![1]!;
    const untrue = entries.filter((entry) => !words[licenceOf(entry)]?.test(entry.replace(/\s+/g, ' ')));
    expect(untrue.map((entry) => entry.split('\n')[0])).toEqual([]);
    const names = entries.map((entry) => entry.split(' ')[0]);
    const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    // Of these, the packages are bundled that they gather.
    const direct = Object.keys(dependencies).filter((name) => !['firebase', 'react-router-dom'].includes(name));
    expect(names).toEqual(expect.arrayContaining([...direct, '@firebase/auth', 'react-router', 'scheduler']));
    expect(entries.find((entry) => entry.startsWith('klinecharts'))).toMatch(/TradingView/i);
  });

  test('carry no secret', () => {
    const secrets =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[A-Z0-9]{16}\b|\bgh[pousr]_\w{36}\b|\bsk_live_\w+|\beyJ[\w-]{10,}\.eyJ[\w-]+\.[\w-]{20,}|demo-admin-token|demo-api-secret|practice-makes-perfect/;
    // Articles may tell the practice account, which the README tells too.
    const told = (file: string, text: string): string =>
      file.includes('/blog/') || file.endsWith('.xml') ? text.replaceAll('demo-api-secret', '') : text;
    expect(files.filter((file) => secrets.test(told(file, readFileSync(file, 'utf8'))))).toEqual([]);
  });
});
