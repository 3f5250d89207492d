import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
}

interface Component {
  readonly 'bom-ref': string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly { readonly alg: string }[];
}

const locked = (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
};

/** What these would run when they are installed, and why the project does without. */
const unrunScripts: Readonly<Record<string, string>> = {
  '@firebase/util': 'writes defaults of a hosting project, of which there is none',
  '@mdn/mdn-http-observatory': 'fetches lists of preloaded hosts, in which a local host is not',
  '@parcel/watcher': 'compiles for platforms without a package of their own',
  bufferutil: 'compiles a faster mask for websockets',
  ccxt: 'prints a greeting',
  esbuild: 'checks the program that came with it',
  libpq: 'compiles a client of a database that is not used',
  node_extra_ca_certs_mozilla_bundle: 'fetches certificates that are not used',
  protobufjs: 'warns of versions',
  'unrs-resolver': 'checks the program that came with it',
};

describe('what the product is made of', () => {
  test('no package runs anything when it is installed', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
    const wanting = Object.entries(locked).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
    );
    expect([...new Set(wanting)].sort()).toEqual(Object.keys(unrunScripts).sort());
  });

  test('the list of its parts names each with version, licence and checksum', () => {
    const text = execFileSync(process.execPath, ['scripts/sbom.mjs'], {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
    });
    const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: readonly Component[] };
    expect(bomFormat).toBe('CycloneDX');
    const listed = components.map((part) => part['bom-ref']);
    const shipped = Object.entries(locked).flatMap(([path, { dev, version }]) =>
      path === '' || dev ? [] : [`${path.replace(/^.*node_modules\//, '')}@${version}`],
    );
    expect([...listed].sort()).toEqual([...new Set(shipped)].sort());
    expect(
      Object.entries(manifest.dependencies).filter(([name, version]) => !listed.includes(`${name}@${version}`)),
    ).toEqual([]);
    expect(
      components
        .filter(({ hashes, licenses }) => !hashes?.some(({ alg }) => alg === 'SHA-512') || !licenses?.length)
        .map((part) => part['bom-ref']),
    ).toEqual([]);
  });
});
