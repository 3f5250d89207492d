import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A package with files beside its description. @returns its folder */
function install(name: string, about: object, files: Readonly<Record<string, string>> = {}, within = root): string {
  const folder = path.join(within, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...about }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

/** What is written of a page and workers that are made of these modules; the script is a module of Node. */
function noticesOf(page: readonly string[], workers: readonly string[] = [], others: readonly string[] = []): string {
  const script = `import(process.argv[1]).then(({ thirdPartyNotices }) => {
    const [page, workers, others] = JSON.parse(process.argv[2]);
    const { ofPage, ofWorkers } = thirdPartyNotices(others);
    ofWorkers.generateBundle({}, { 'worker.js': { moduleIds: workers } });
    ofPage.generateBundle.call({ emitFile: ({ source }) => console.log(source) }, {}, { 'page.js': { moduleIds: page }, 'page.css': {} });
  })`;
  return execFileSync(
    process.execPath,
    ['-e', script, path.resolve('scripts/lib/third-party-notices.mjs'), JSON.stringify([page, workers, others])],
    { encoding: 'utf8' },
  );
}
const titles = (text: string) => [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);

it('names every package of the page, of its workers and beside them once, wherever it lies, and nothing of one’s own', () => {
  const mit = { license: 'MIT' };
  const plain = install('plain', mit, { LICENSE: 'Terms of plain' });
  const scoped = install('@scope/part', mit, { 'license.md': 'Terms of the part' });
  const inner = install('inner', { license: 'ISC' }, { 'LICENCE.txt': 'Terms of inner' }, plain);
  const worker = install('worker', mit, { COPYING: 'Terms of worker' });
  const face = install('face', { license: 'OFL-1.1' }, { LICENSE: 'Terms of face' });
  install('unused', mit, { LICENSE: 'Terms of unused' });
  const text = noticesOf(
    [`${plain}/a.js`, `\0${plain}/b.js?commonjs`, `${scoped}/a.js`, `${inner}/a.js`, `${root}/src/own.ts`],
    [`${worker}/a.js`, `${plain}/a.js`],
    [face],
  );
  expect(titles(text)).toEqual([
    '@scope/part 1.2.3 (MIT)',
    'face 1.2.3 (OFL-1.1)',
    'inner 1.2.3 (ISC)',
    'plain 1.2.3 (MIT)',
    'worker 1.2.3 (MIT)',
  ]);
  for (const name of ['the part', 'face', 'inner', 'plain', 'worker']) expect(text).toContain(`Terms of ${name}\n`);
});

it('brings notices beside licences, also those in a folder', () => {
  const both = install(
    'both',
    { license: 'Apache-2.0' },
    { 'LICENSE.txt': 'Its terms', NOTICE: 'Made with care', 'licenses/part.txt': 'Terms of a part', 'readme.md': 'No' },
  );
  const text = noticesOf([`${both}/a.js`]);
  for (const each of ['Its terms', 'Made with care', 'Terms of a part']) expect(text).toContain(each);
  expect(text).not.toContain('No\n');
});

it('gives a package without a text that of the same licence, with its own author and nobody else’s name', () => {
  const bare = install('bare', { license: 'MIT', author: { name: 'Bea' } });
  const isc = install('a-first', { license: 'ISC' }, { LICENSE: 'Terms of another kind' });
  const mit = install('full', { license: 'MIT' }, { LICENSE: 'Copyright (c) 2020 Ada\n\nMay be used freely' });
  const entry = noticesOf([`${bare}/a.js`, `${isc}/a.js`, `${mit}/a.js`])
    .split(/^## /m)
    .find((each) => each.startsWith('bare'))!;
  expect(entry).toContain('Copyright Bea');
  expect(entry).toContain('May be used freely');
  expect(entry).not.toMatch(/Ada|another kind/);
});
