import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../environment.mjs';

/*
 * Jest gives every file of tests its own copy of all that it imports, and most files import half the product: loading
 * it took longer than the tests. Run as a whole, files that stand beside each other are therefore required by one file,
 * each within a `describe` of its own, and share what they import. One file alone runs as it always did.
 */

/** Where jest.together.config.mjs looks for them. */
const folder = path.join(root, 'reports', 'together');
/** So many files share their modules: enough to be worth it, few enough that two processes end together. */
const filesOfGroup = 16;
/** Firebase's library knows one sign-in server for as long as it is loaded, and each of these files starts its own. */
const alone = path.join('tests', 'contract', 'streams');

/** Said by each file of a group that shares a document (tests/support/tidy-document.ts). */
const tidied = 'afterAll(tidyDocument);';

/** Writes the groups anew, those that need a document and those that need none. */
export function writeTestGroups() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = ['unit', 'contract', 'architecture']
    .flatMap((name) => readdirSync(path.join(root, 'tests', name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();
  for (const ending of ['.test.ts', '.test.tsx'])
    groupsOf(files.filter((file) => file.endsWith(ending))).forEach((group, place) =>
      writeFileSync(
        path.join(folder, `${place + 1}${ending}`),
        group.map((file) => required(file, ending === '.test.tsx' ? tidied : '')).join('') + patience(group),
      ),
    );
}

function groupsOf(files) {
  const groups = files.filter((file) => file.startsWith(alone)).map((file) => [file]);
  const others = files.filter((file) => !file.startsWith(alone));
  for (let start = 0; start < others.length; start += filesOfGroup)
    groups.push(others.slice(start, start + filesOfGroup));
  return groups;
}

/** The last file that says how long its tests may take says it for all: after them, the most patient is heard. */
function patience(group) {
  const said = group.flatMap((file) => [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(/^jest\.setTimeout\(([\d_]+)\);$/gm),
  ]);
  const most = Math.max(0, ...said.map(([, time]) => Number(time.replaceAll('_', ''))));
  return most === 0 ? '' : `jest.setTimeout(${most});\n`;
}

function required(file, afterwards) {
  const from = path.relative(folder, path.join(root, file));
  const [name, place] = [file, from].map((each) => JSON.stringify(each.split(path.sep).join('/')));
  return `describe(${name}, () => { require(${place}); ${afterwards} });\n`;
}
