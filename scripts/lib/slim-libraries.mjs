import { minifySync } from 'vite';

/**
 * Modules that libraries bring along and nothing here reaches, with what stands in for them. A test of the built page
 * would not notice one that is missed, so the build does: a module that is no longer met is an error.
 */
const leftOut = [
  // Requests go by XMLHttpRequest, which every browser has and axios prefers.
  { module: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, code: 'export const getFetch = () => false;' },
  // For callers of the library's own object; only its `create` is called.
  { module: /[\\/]axios[\\/]lib[\\/]cancel[\\/]CancelToken\.js$/, code: 'export default undefined;' },
  { module: /[\\/]axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, code: 'export default undefined;' },
  // Reads alone are cached: what is written never passes through query-core, and pages of a list are read one by one.
  {
    module: /[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/,
    code: 'export class MutationCache { clear() {} resumePausedMutations() {} }',
  },
  {
    module: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    code: 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
  },
];

/** Libraries whose own names for what is theirs alone are as long in the product as in their source. */
const privateNames = [
  { module: /[\\/]klinecharts[\\/]dist[\\/]index\.esm\.js$/, include: /^_[a-zA-Z]/ },
  // As in the library's own file for production, which cannot be taken apart by what is used of it.
  { module: /[\\/]mobx[\\/]dist[\\/]mobx\.mjs$/, include: /[a-zA-Z]_$/ },
];

/** Takes out of libraries what they do not leave out by themselves: bytes that every visitor would wait for. */
export function slimLibraries() {
  const met = new Set();
  const find = (entries, id) => {
    const entry = entries.find(({ module }) => module.test(id));
    if (entry) met.add(entry);
    return entry;
  };
  return {
    name: 'slim-libraries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return find(leftOut, id)?.code;
    },
    transform(code, id) {
      const entry = find(privateNames, id);
      if (!entry) return undefined;
      const short = minifySync(id, code, {
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
      const missed = [...leftOut, ...privateNames]
        .filter((entry) => !met.has(entry))
        .map(({ module }) => String(module));
      if (missed.length > 0)
        this.error(`No library has these modules any more; see scripts/lib/slim-libraries.mjs: ${missed.join(', ')}`);
    },
  };
}
