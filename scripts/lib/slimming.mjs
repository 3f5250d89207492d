import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'vite';
import { withoutUnreached } from './unreached-parts.mjs';

/** What is listed in scripts/lib/slim-libraries.mjs, done to the libraries while they are built; it stops where a list is out of date. */
export function slimming({ leftOut, unreached, privateNames, alias }) {
  const met = new Set();
  const find = (entries, id) => {
    const entry = entries.find(({ module }) => module.test(id));
    if (!entry) return undefined;
    met.add(entry);
    const digest = digestOf(id);
    if (digest !== entry.digest)
      throw new Error(`${id} is another version than scripts/lib/slim-libraries.mjs was written for (now ${digest}).`);
    return entry;
  };
  return {
    name: 'slim-libraries',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias } }),
    load(id) {
      return find(leftOut, id)?.code;
    },
    transform(code, id) {
      const parts = find(unreached, id);
      const text = parts ? withoutUnreached(code, parts) : code;
      const entry = find(privateNames, id);
      if (!entry) return parts && { code: text, map: null };
      const short = minifySync(id, text, {
        module: true,
        compress: false,
        mangle: false,
        codegen: false,
        sourcemap: true,
        mangleProps: { include: entry.include },
      });
      return { code: short.code, map: short.map };
    },
    generateBundle() {
      const missed = [...leftOut, ...unreached, ...privateNames]
        .filter((entry) => !met.has(entry))
        .map(({ module }) => String(module));
      if (missed.length > 0)
        this.error(`No library has these modules any more; see scripts/lib/slim-libraries.mjs: ${missed.join(', ')}`);
    },
  };
}

function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
