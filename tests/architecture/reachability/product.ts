import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, reachedFrom } from './imports';

const laterModules = 'src/main/assemblies/later-modules.ts';

interface LaterModule {
  readonly ports: readonly string[];
  readonly wiring: string;
}

/**
 * The files that a person's browser may come to run, and those whose types they are checked against. Adapters that
 * come with the first feature that needs them are reached when something else reaches one of their ports.
 * @param also entries beside the page's own
 */
export function productFiles(also: readonly string[] = []): ReadonlySet<string> {
  const next = (file: string) => (file === laterModules ? [] : importsOf(file));
  const modules = readLaterModules();
  let reached = reachedFrom([...scriptsOf('index.html'), ...also], next);
  for (;;) {
    const wirings = modules.filter(({ ports }) => ports.some((port) => reached.has(port))).map(({ wiring }) => wiring);
    if (wirings.every((wiring) => reached.has(wiring))) return reached;
    reached = reachedFrom([...reached, ...wirings], next);
  }
}

/** Modules that a page loads, and the script that is built into it ahead of them. */
function scriptsOf(page: string): readonly string[] {
  const named = [...readFileSync(page, 'utf8').matchAll(/ src="\/(src\/[^"]+)"/g)].map(([, file = '']) => file);
  return [...named, 'src/main/bootstrap/bootstrap.ts'];
}

function readLaterModules(): readonly LaterModule[] {
  const source = readFileSync(laterModules, 'utf8');
  const resolve = (name: string) => path.join(path.dirname(laterModules), `${name}.ts`);
  const fileOf = new Map(
    [...source.matchAll(/^import \{ (\w+) \} from '(.+)';$/gm)].map(([, name, from]) => [name, from]),
  );
  const lines = [...source.matchAll(/ports: \[([^\]]+)\][^[]+?import\('(.+?)'\)/g)];
  if (lines.length === 0) throw new Error(`${laterModules} is not written as it was`);
  return lines.map(([, ports = '', wiring = '']) => ({
    ports: ports
      .split(',')
      .flatMap((port) => fileOf.get(port.trim()) ?? [])
      .map(resolve),
    wiring: resolve(wiring),
  }));
}
