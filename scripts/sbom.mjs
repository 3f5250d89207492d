import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { main, Problem } from './lib/machine.mjs';

/*
 * npm run sbom: the list of what the product is made of (CycloneDX), from the lockfile. npm's own way of leaving out
 * what is for development alone also leaves out what development and the product share.
 */
await main(async () => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const npm = process.env.npm_execpath;
  const { status, stdout, stderr } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) throw new Problem(`npm could not list the packages: ${stderr}`);

  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const shipped = new Set(
    Object.entries(packages).flatMap(([place, { dev, version }]) =>
      place === '' || dev ? [] : [`${place.replace(/^.*node_modules\//, '')}@${version}`],
    ),
  );
  const list = JSON.parse(stdout);
  const product = list.metadata.component['bom-ref'];
  list.components = list.components.filter((part) => shipped.has(part['bom-ref']));
  list.dependencies = list.dependencies
    .filter(({ ref }) => ref === product || shipped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((part) => shipped.has(part)) }));
  process.stdout.write(`${JSON.stringify(list, undefined, 2)}\n`);
});
