import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const namespaces = readdirSync(path.join(root, 'src/presentation/i18n/en')).map((file) => path.parse(file).name);
const textKey = new RegExp(`['"\`](?:${namespaces.join('|')}):[a-zA-Z$]`);

const withTextKeys = (layers: readonly string[]) =>
  layers
    .flatMap((layer) =>
      readdirSync(path.join(root, 'src', layer), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join('src', layer, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && textKey.test(readFileSync(path.join(root, file), 'utf8')));

it('only presentation has words: the layers below say what happened, not by which text it is told', () => {
  expect(withTextKeys(['domain', 'application', 'infrastructure'])).toEqual([]);
  expect(withTextKeys(['presentation/features/session'])).toContain(
    'src/presentation/features/session/sign-in-failure-keys.ts',
  );
});
