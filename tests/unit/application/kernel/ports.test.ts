import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isPort } from '../../../../src/application/kernel/token';

const application = path.resolve('src', 'application');

/** What the files of the application export under a name of their own. */
function portsOf(file: string): readonly (readonly [exported: string, name: string])[] {
  // oxlint-disable-next-line typescript/no-require-imports -- every port there is, as the tests that try mutants load them
  const exported = require(path.join(application, file)) as Readonly<Record<string, unknown>>;
  return Object.entries(exported).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null && Object.keys(value).join() === 'name' && isPort(value as never)
      ? [[key, (value as { readonly name: string }).name] as const]
      : [],
  );
}

describe('whoever forgot to provide a port', () => {
  const files = readdirSync(application, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.port\.ts$|\/(environment|resource|later)\.ts$/.test(file),
  );
  const ports = files.flatMap((file) => portsOf(file));

  it('reads the name by which it is imported', () => {
    expect(ports.length).toBeGreaterThan(100);
    expect(ports.map(([, name]) => name)).toEqual(ports.map(([exported]) => exported));
  });

  it('reads one name for one port', () => {
    expect(new Set(ports.map(([, name]) => name)).size).toBe(ports.length);
  });
});
