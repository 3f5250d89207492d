import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a file imports before it runs. */
function imports(file: string): readonly string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^(?:(?:import|export)\b[^'"]*?\bfrom|import) '([^']+)';/gm)].map(([, name]) => name!);
}

/** Packages that are asked for by a script and all that it imports, each with who asks. */
function packages(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return imports(file).flatMap((name) => {
    if (name.startsWith('.')) return packages(path.join(path.dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [`${file}: ${name}`];
  });
}

// A fresh clone has no packages: these commands install them, and must be read before.
test.each(['start', 'test', 'build', 'preview', 'sandbox', 'bench', 'pictures'])(
  'scripts/%s.mjs needs no package before it has installed them',
  (name) => {
    expect(packages(`scripts/${name}.mjs`)).toEqual([]);
  },
);
