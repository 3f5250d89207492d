import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { certificateFor } from '../../support/certificate';
import { freePort } from '../../support/free-ports';

export const isNginxHere = spawnSync('nginx', ['-v']).status === 0;
const brotliModule = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** A site as the build leaves it, with a page of each kind. */
const files: Readonly<Record<string, string>> = {
  'index.html': '<html lang="en"><script nonce="__NONCE__"></script>home',
  'markets.html': '<html lang="en"><script nonce="__NONCE__"></script>markets',
  'blog/how-funding-is-computed.html': '<html lang="en"><script nonce="__NONCE__"></script>article',
  'ru/markets.html': '<html lang="ru"><script nonce="__NONCE__"></script>рынки',
  'ru/index.html': '<html lang="ru"><script nonce="__NONCE__"></script>главная',
  'application.html': '<html lang="en"><script nonce="__NONCE__"></script>shell',
  'application/trade.html': '<html lang="en"><script nonce="__NONCE__"></script>some market',
  'application/blog.html': '<html lang="en"><script nonce="__NONCE__"></script>some article',
  'ru/application.html': '<html lang="ru"><script nonce="__NONCE__"></script>оболочка',
  'ru/application/trade.html': '<html lang="ru"><script nonce="__NONCE__"></script>какой-то рынок',
  'ru/application/blog.html': '<html lang="ru"><script nonce="__NONCE__"></script>какая-то статья',
  'trade/BTC_USDT.html': '<html lang="en"><script nonce="__NONCE__"></script>bitcoin',
  '404.html': '<html lang="en"><script nonce="__NONCE__"></script>no such page',
  'ru/404.html': '<html lang="ru"><script nonce="__NONCE__"></script>нет такой страницы',
  'service-worker.js': `// ${'worker '.repeat(100)}`,
  'manifest.webmanifest': '{"name":"Halyard"}',
  'sitemap.xml': '<urlset/>',
  'blog/feed.xml': '<feed/>',
  'assets/app-1234567.js': `// ${'script '.repeat(100)}`,
};

/** The written configuration as it stands, with this machine's ports and folders in place of the deployment's. */
export class NginxSite {
  private constructor(
    readonly port: number,
    readonly plainPort: number,
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<NginxSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    const [port, plainPort, reports] = [await freePort(), await freePort(), await freePort()];
    writeSite(path.join(folder, 'dist'));
    const { key, cert } = certificateFor('localhost');
    writeFileSync(path.join(folder, 'key.pem'), key);
    writeFileSync(path.join(folder, 'certificate.pem'), cert);
    mkdirSync(path.join(folder, 'exchange'));
    if (hasBrotli) writeFileSync(path.join(folder, 'exchange/brotli.conf'), readFileSync('hosting/nginx-brotli.conf'));
    writeFileSync(path.join(folder, 'site.conf'), onThisMachine(folder, { port, plainPort, reports }));
    writeFileSync(path.join(folder, 'nginx.conf'), mainOf(folder));
    const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'log')], {
      stdio: 'ignore',
    });
    const site = new NginxSite(port, plainPort, folder, nginx);
    await site.#untilReady();
    return site;
  }

  get(address: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: 'localhost', port: this.port, path: address, method, headers, rejectUnauthorized: false, agent: false },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode!,
              headers: answer.headers as Answer['headers'],
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end();
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGQUIT');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #untilReady(): Promise<void> {
    for (;;) {
      if (this.process.exitCode !== null)
        throw new Error(`nginx did not start: ${readFileSync(path.join(this.folder, 'log'), 'utf8')}`);
      try {
        await this.get('/');
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }
}

function writeSite(root: string): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!/\.js$/.test(name)) continue;
    writeFileSync(`${file}.gz`, gzipSync(text));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
}

function onThisMachine(
  folder: string,
  { port, plainPort, reports }: { readonly port: number; readonly plainPort: number; readonly reports: number },
): string {
  return readFileSync('hosting/nginx.conf', 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replaceAll('listen [::]:80;', '')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll(/listen \[::\]:443[^;]*;/g, '')
    .replaceAll('127.0.0.1:8099', `127.0.0.1:${reports}`)
    .replaceAll('/etc/ssl/exchange/', `${folder}/`)
    .replaceAll('/etc/nginx/exchange/', `${folder}/exchange/`)
    .replaceAll('/srv/exchange/dist', `${folder}/dist`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
}

function mainOf(folder: string): string {
  const modules = hasBrotli ? `load_module ${brotliModule};\n` : '';
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  // Whoever started it owns the folder: workers of root would be nobody's, and see nothing of it.
  const owner = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${modules}${owner}daemon off;
worker_processes 1;
pid ${folder}/pid;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${places.join('\n  ')}
  include ${folder}/site.conf;
}
`;
}
