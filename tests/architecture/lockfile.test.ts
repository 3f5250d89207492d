import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly optionalDependencies?: Record<string, string>;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const locked = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> })
  .packages;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, string>
>;

/** Where Node would look for `name` from a package, nearest first. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (locked[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

describe('the lockfile', () => {
  // npm has written locks without the packages of other platforms; `npm ci` then fails there, or everywhere.
  it('locks every optional package that it names', () => {
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path} names ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a checksum for every package, and leaves the choice of the registry to the machine', () => {
    const packages = Object.entries(locked).filter(([path, { link }]) => path !== '' && !link);
    expect(packages.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
    const foreign = packages.filter(
      ([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
  });

  it('is asked for by exact versions', () => {
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.overrides });
    expect(wanted.filter(([, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
