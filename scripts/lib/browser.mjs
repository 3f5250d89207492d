import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '../environment.mjs';
import { Problem } from './machine.mjs';

const require = createRequire(import.meta.url);

/** No request leaves the machine: names other than localhost do not resolve. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const systemPaths = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) =>
    process.env[name]
      ? [
          `${process.env[name]}\\Google\\Chrome\\Application\\chrome.exe`,
          `${process.env[name]}\\Microsoft\\Edge\\Application\\msedge.exe`,
        ]
      : [],
  ),
};

/**
 * The environment that leads the tests to a browser: CHROME_PATH, and LD_LIBRARY_PATH where the browser
 * brings its own libraries.
 */
export function findBrowser() {
  const language = { LANG: 'en_US.UTF-8' };
  if (process.env.CHROME_PATH) {
    if (existsSync(process.env.CHROME_PATH)) return { ...language, CHROME_PATH: process.env.CHROME_PATH };
    throw new Problem(`CHROME_PATH leads to ${process.env.CHROME_PATH}, where no file is: correct it or unset it.`);
  }
  const own = require('playwright').chromium.executablePath();
  if (existsSync(own)) return { ...language, CHROME_PATH: own };
  if (process.platform === 'linux' && process.arch === 'x64') {
    // The same on every machine, and a third less work for it than for a browser with windows.
    const shipped = unpackShippedBrowser();
    if (starts(shipped)) return { ...language, ...shipped };
  }
  const found = (systemPaths[process.platform] ?? []).find((file) => existsSync(file));
  if (found) return { ...language, CHROME_PATH: found };
  throw new Problem(
    'No browser was found: install Chrome or Chromium, or set CHROME_PATH to one, or run "npx playwright install chromium".',
  );
}

/** What it is linked with may not be there, as on systems without glibc. */
function starts({ CHROME_PATH, ...variables }) {
  return spawnSync(CHROME_PATH, ['--version'], { env: { ...process.env, ...variables } }).status === 0;
}

/** Unpacks the Chromium that came with the dependencies, once. */
function unpackShippedBrowser() {
  const source = path.join(root, 'node_modules', '@sparticuz', 'chromium', 'bin');
  const target = path.join(root, 'node_modules', '.cache', 'chromium');
  const executable = path.join(target, 'chromium');
  if (!existsSync(executable)) {
    console.log('Unpacking the browser that came with the dependencies ...');
    mkdirSync(target, { recursive: true });
    for (const name of ['al2023', 'fonts']) extract(path.join(source, `${name}.tar.br`), target);
    // The executable comes last and whole, so that it stands for a finished unpacking; others may unpack meanwhile.
    const partial = `${executable}.${process.pid}.partial`;
    writeFileSync(partial, brotliDecompressSync(readFileSync(path.join(source, 'chromium.br'))));
    chmodSync(partial, 0o755);
    renameSync(partial, executable);
  }
  return {
    CHROME_PATH: executable,
    LD_LIBRARY_PATH: [path.join(target, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(path.delimiter),
    // A machine without fonts at all shows the shipped ones.
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(target, 'fonts') }),
  };
}

function extract(archive, target) {
  const folder = path.join(target, path.basename(archive, '.tar.br'));
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], {
    input: brotliDecompressSync(readFileSync(archive)),
    encoding: 'buffer',
  });
  if (status !== 0)
    throw new Problem(
      `The browser could not be unpacked: install Chrome or Chromium, or set CHROME_PATH to one. ${stderr ?? ''}`,
    );
}
