import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import { root } from '../environment.mjs';

/**
 * Modules that libraries bring along and nothing here reaches, with what stands in for them. Each was read as it is in
 * the version of its digest: a build that meets another one stops until somebody has read that, and
 * tests/browser/slim-libraries.spec.ts goes where the built product would miss what is left out.
 */
const leftOut = [
  // Containers number what is bound by metadata, which a map of maps keeps as well as the whole proposal.
  {
    module: /[\\/]reflect-metadata[\\/]ReflectLite\.js$/,
    digest: '92d7537f2c941651',
    code: `const all = new WeakMap();
      const of = (target, property) => {
        let known = all.get(target);
        if (!known) all.set(target, (known = new Map()));
        let kept = known.get(property);
        if (!kept) known.set(property, (kept = new Map()));
        return kept;
      };
      Object.assign(Reflect, {
        defineMetadata: (key, value, target, property) => void of(target, property).set(key, value),
        getOwnMetadata: (key, target, property) => of(target, property).get(key),
        getMetadata: (key, target, property) => of(target, property).get(key),
        hasOwnMetadata: (key, target, property) => of(target, property).has(key),
      });`,
  },
  // The container is given makers of values and no classes (src/infrastructure/container): a class says so at once.
  {
    module: /[\\/]planning[\\/]models[\\/]InstanceBindingNodeImplementation\.js$/,
    digest: '4d37e0bea61d4f7d',
    code: onlyValues('InstanceBindingNodeImplementation'),
  },
  {
    module: /[\\/]planning[\\/]models[\\/]ResolvedValueBindingNodeImplementation\.js$/,
    digest: 'e090db7b23f3df73',
    code: onlyValues('ResolvedValueBindingNodeImplementation'),
  },
  // Requests go by XMLHttpRequest, which every browser has and axios prefers.
  {
    module: /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
    digest: '1767ff234999d2f0',
    code: 'export const getFetch = () => false;',
  },
  // For callers of the library's own object; only its `create` is called.
  {
    module: /[\\/]axios[\\/]lib[\\/]cancel[\\/]CancelToken\.js$/,
    digest: '933b19cc36e0c4a2',
    code: 'export default undefined;',
  },
  {
    module: /[\\/]axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/,
    digest: 'aa20b4179d5ac760',
    code: 'export default undefined;',
  },
  // Reads alone are cached: what is written never passes through query-core, and pages of a list are read one by one.
  {
    module: /[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/,
    digest: '15e4706c755f877f',
    code: 'export class MutationCache { clear() {} resumePausedMutations() {} }',
  },
  {
    module: /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    digest: 'dd4b89ed4e53efd5',
    code: 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;',
  },
];

/** Libraries whose own names for what is theirs alone are as long in the product as in their source. */
const privateNames = [
  {
    module: /[\\/]klinecharts[\\/]dist[\\/]index\.esm\.js$/,
    digest: 'b1e0ef47eb5a9431',
    include: /^_[a-zA-Z]/,
  },
  // As in the library's own file for production, which cannot be taken apart by what is used of it.
  { module: /[\\/]mobx[\\/]dist[\\/]mobx\.mjs$/, digest: 'a50c314342f7db60', include: /[a-zA-Z]_$/ },
];

/** The library names its files for development to everybody who imports it as a module, and has these beside them. */
const router = path.join(root, 'node_modules/react-router/dist/production');
const forProduction = [
  { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
];

/** Takes out of libraries what they do not leave out by themselves: bytes that every visitor would wait for. */
export function slimLibraries() {
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
    config: () => ({ resolve: { alias: forProduction } }),
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

function onlyValues(name) {
  return `export class ${name} { constructor() { throw new Error('Only values are bound.'); } }`;
}

function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
