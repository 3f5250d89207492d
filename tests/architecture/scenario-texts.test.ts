import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const folder = 'src/presentation/i18n/en';
const namespaces = new Map(
  filesIn(folder, '.json').map((file) => [
    file.slice(folder.length + 1, -'.json'.length),
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
  ]),
);

/** Whether a text, or texts of several by one stem, stand under a key; what is put in while it runs is any one of them. */
function stands(within: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof within !== 'object' || within === null) return false;
  const pattern = new RegExp(`^${step.replace(/\$\{[^}]*\}/g, '.*')}(_\\w+)?$`);
  return Object.entries(within).some(([key, child]) => pattern.test(key) && stands(child, rest));
}

/** Steps of a key apart, but not where what is put in has a dot of its own. */
const stepsOf = (key: string): readonly string[] => key.match(/(?:\$\{[^}]*\}|[^.])+/g) ?? [];

// A text that moved fails the scenario that looks for it, and only in a browser, much later.
test('texts that scenarios and tests in a browser look for are there', () => {
  const files = ['features/support', 'tests/browser'].flatMap((each) => filesIn(each, '.ts'));
  const missing = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['`]([a-zA-Z]+):([a-zA-Z](?:\$\{[^}]*\}|[\w.])*)['`]/g)]
      .filter(([, namespace, key]) => namespaces.has(namespace!) && !stands(namespaces.get(namespace!), stepsOf(key!)))
      .map(([, namespace, key]) => `${file}: ${namespace}:${key}`),
  );
  expect(missing).toEqual([]);
});
