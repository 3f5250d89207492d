import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, createServer as createLine, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { readEnvironment } from '../../scripts/environment.mjs';
import { dist } from '../../scripts/lib/build.mjs';
import { serveSite } from '../../scripts/lib/static-server.mjs';
import { certificateFor, type Certificate } from '../support/certificate';
import { plainHost } from '../support/plain-host';

interface Scan {
  readonly grade: string;
  readonly score: number;
  readonly findings: Readonly<
    Record<string, { readonly pass: boolean; readonly points: number; readonly result: string }>
  >;
}

const listening = async (server: Server | ReturnType<typeof createLine>): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
};

/** The scanner asks one host by http and by https; here both are on one port, told apart by the first byte of TLS. */
async function bothOnOnePort(http: Server, https: Server): Promise<ReturnType<typeof createLine>> {
  const ports = { http: await listening(http), https: await listening(https) };
  return createLine((from) => {
    from.once('data', (first) => {
      const to = connect(first[0] === 0x16 ? ports.https : ports.http, 'localhost');
      to.write(first);
      from.pipe(to).pipe(from);
      for (const [end, other] of [
        [from, to],
        [to, from],
      ] as const)
        end.on('error', () => other.destroy());
    });
  });
}

/**
 * The scanner's own `scan` of a site that is served by https. The certificate is made for the test and known to the
 * scanner's process alone, so that nothing about it is overlooked; no request leaves the machine.
 */
async function scanOf(serve: (certificate: Certificate) => Server): Promise<Scan> {
  const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'));
  const certificate = certificateFor('localhost');
  writeFileSync(path.join(folder, 'certificate.pem'), certificate.cert);
  const https = serve(certificate);
  let address = '';
  const http = createServer((request, response) =>
    response.writeHead(301, { Location: `https://${address}${request.url}` }).end(),
  );
  const line = await bothOnOnePort(http, https);
  address = `localhost:${await listening(line)}`;
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/observatory.mjs', address], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: path.join(folder, 'certificate.pem') },
    });
    const scan = JSON.parse(stdout) as Scan;
    test.info().annotations.push({ type: 'HTTP Observatory', description: `${scan.grade}, ${scan.score} points` });
    return scan;
  } finally {
    line.close();
    for (const server of [http, https]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

// Hosts of a deployment are reached by https; those of the embedded exchange by http, which the scanner holds against it.
const deployment = readEnvironment('production');
const firebase = () => readFileSync('hosting/firebase.json', 'utf8');

test('Mozilla’s HTTP Observatory gives the site A+', async () => {
  const { grade, score, findings } = await scanOf((tls) => serveSite(dist, deployment, { tls }));
  expect(Object.entries(findings).filter(([, { pass }]) => !pass)).toEqual([]);
  expect({ grade, score }).toEqual({ grade: 'A+', score: 130 });
  expect(findings['content-security-policy']?.result).toBe('csp-implemented-with-no-unsafe-default-src-none');
  expect(findings['redirection']?.result).toBe('redirection-to-https');
});

test('and A+ to a host whose answers cannot differ', async () => {
  const { grade, score, findings } = await scanOf((tls) => plainHost(dist, firebase(), deployment, tls));
  expect(Object.entries(findings).filter(([, { pass }]) => !pass)).toEqual([]);
  expect({ grade, score }).toEqual({ grade: 'A+', score: 120 });
});

test('where answers cannot differ, the page runs by the hash of its script', async ({ page }) => {
  const site = plainHost(dist, firebase(), deployment);
  const address = `http://localhost:${await listening(site)}`;
  await page.addInitScript({
    content:
      'window.breaches = []; document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => window.breaches.push(effectiveDirective + " " + blockedURI));',
  });
  try {
    await page.goto(`${address}/login`);
    await page.getByRole('main').locator('input[type=password]').waitFor();
    expect(await page.evaluate(() => (window as unknown as { breaches: string[] }).breaches)).toEqual([]);
  } finally {
    site.closeAllConnections();
    site.close();
  }
});
