import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const noticeFile = /^(licen[sc]es?|notice|copying)(\.(md|txt))?$/i;

/**
 * A file with the licences and notices of every package that has a part in the bundle, as they ask of whoever passes
 * them on. Workers are bundled apart, before the page is.
 * @param others folders of packages that have a part in it without being modules, as a typeface
 */
export function thirdPartyNotices(others = []) {
  const folders = new Set(others);
  const note = (bundle) => {
    for (const id of Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)) {
      const folder = packageFolder(id);
      if (folder !== undefined) folders.add(folder);
    }
  };
  const ofWorkers = {
    name: 'third-party-notices-of-workers',
    generateBundle(_, bundle) {
      note(bundle);
    },
  };
  const ofPage = {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_, bundle) {
      note(bundle);
      const packages = [...folders].map(describe).sort((a, b) => a.title.localeCompare(b.title, 'en'));
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: packages.map((each) => entry(each, packages)).join('\n'),
      });
    },
  };
  return { ofPage, ofWorkers };
}

function packageFolder(id) {
  return /^(?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id.replace(/^\0/, ''))?.[0];
}

function describe(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return {
    title: `${name} ${version}`,
    license,
    author: typeof author === 'string' ? author : author?.name,
    texts: readdirSync(folder)
      .filter((file) => noticeFile.test(file))
      .sort()
      .flatMap((file) => textsOf(path.join(folder, file))),
  };
}

function textsOf(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isDirectory()) return readdirSync(place).flatMap((file) => textsOf(path.join(place, file)));
  return [readFileSync(place, 'utf8').trim()];
}

/** Where a package carries no text of its licence, that of another one under the same stands, with its own author. */
function entry({ title, license, author, texts }, packages) {
  const shown =
    texts.length > 0
      ? texts
      : withoutNames(packages.find((other) => other.license === license && other.texts.length > 0));
  return [
    `## ${title} (${license})`,
    ...(texts.length === 0 && author ? [`Copyright ${author}`] : []),
    ...shown,
    '',
  ].join('\n\n');
}

function withoutNames(other) {
  return (other?.texts.slice(0, 1) ?? []).map((text) =>
    text.replace(/^.*copyright (\(c\)|©|[\d-]{4}).*$/gim, '').trim(),
  );
}
