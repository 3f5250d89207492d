import path from 'node:path';
import { root } from '../environment.mjs';
import { slimming } from './slimming.mjs';

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
  {
    module: /[\\/]metadata[\\/]calculations[\\/]getClassMetadata\.js$/,
    digest: '2199b05784c83c22',
    code: "export function getClassMetadata() { throw new Error('Only values are bound.'); }",
  },
  // The product has modules of its own (src/application/kernel/provider.ts), and neither plugins nor snapshots.
  {
    module: /[\\/]container[\\/]services[\\/]ContainerModuleManager\.js$/,
    digest: 'a7f1227a3ace76f7',
    code: 'export class ContainerModuleManager {}',
  },
  {
    module: /[\\/]container[\\/]services[\\/]PluginManager\.js$/,
    digest: 'fdfd0c203c26f8ea',
    code: 'export class PluginManager {}',
  },
  {
    module: /[\\/]container[\\/]services[\\/]SnapshotManager\.js$/,
    digest: '6ed0b0cca0e21e56',
    code: 'export class SnapshotManager {}',
  },
  // What is bound stays bound, to what makes it, under no condition.
  {
    module: /[\\/]container[\\/]services[\\/]BindingManager\.js$/,
    digest: '2147d760cbe00178',
    code: `import { CacheBindingInvalidationKind, getBindingId } from '@inversifyjs/core';
      export class BindingManager {
        constructor(deactivation, scope, plans, services) {
          this.bind = (serviceIdentifier) => ({
            toDynamicValue(value) {
              const binding = {
                cache: { isRight: false, value: undefined },
                id: getBindingId(),
                isSatisfiedBy: () => true,
                scope,
                serviceIdentifier,
                type: 'DynamicValue',
                value,
              };
              services.bindingService.set(binding);
              plans.invalidateService({ binding, kind: CacheBindingInvalidationKind.bindingAdded });
              return { inSingletonScope: () => void (binding.scope = 'Singleton') };
            },
          });
        }
      }`,
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
  // Bodies are JSON, addresses are whole, and nobody watches how far a request is (http-sender.port.ts).
  ...[
    ['AxiosURLSearchParams', 'be7dc2ab4809630b'],
    ['formDataToJSON', '5913b85d78673cb1'],
    ['toFormData', 'b29e984206c3d841'],
    ['toURLEncodedForm', '119ee561290393ff'],
  ].map(([name, digest]) => ({
    module: new RegExp(`[\\\\/]axios[\\\\/]lib[\\\\/]helpers[\\\\/]${name}\\.js$`),
    digest,
    code: 'export default undefined;',
  })),
  {
    module: /[\\/]axios[\\/]lib[\\/]helpers[\\/]progressEventReducer\.js$/,
    digest: '80da2d48d2feeeb0',
    code: 'export const progressEventReducer = undefined;',
  },
  // React has it itself; this stands in for it in React 17.
  {
    module: /[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/,
    digest: 'de571b60495a636e',
    code: "export { useSyncExternalStore } from 'react';",
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

/** What stands in for declarations within a library's one file. */
const unreached = [
  // The product declares its routes as elements: no data router, no loaders, no forms that it sends, no server components.
  {
    module: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/,
    digest: '6b14f8c6dc36dfcf',
    declarations: {
      AwaitContext: null,
      AwaitErrorBoundary: null,
      FetchersContext: null,
      Form: null,
      FrameworkContext: null,
      MemoizedDataRoutes: null,
      OutletContext: null,
      PrefetchPageLinks: null,
      RemixErrorBoundary: null,
      RenderErrorBoundary: null,
      ScrollRestoration: null,
      defaultErrorElement: null,
      // Of an address that is put together wrongly, for whoever writes it.
      getInvalidPathError: "() => 'Not a path.'",
      objectProtoNames: null,
      objectProtoNames2: null,
      useNavigateStable: null,
      // A link asks whether its page is to be fetched ahead: never by the router.
      usePrefetchBehavior: '() => [false, null, {}]',
      useViewTransitionState: null,
      validMutationMethods: null,
      validRequestMethods: null,
    },
  },
  // Texts name no other text and no format; keys are names; all eight languages are written from left to right.
  {
    module: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    digest: 'e3090e0bb373e282',
    declarations: {
      Formatter: null,
      _entityMap: null,
      // React does it.
      escape: '(text) => text',
      PATH_KEY: null,
      keysFromSelector: null,
      looksLikeObjectPath: '() => true',
      looksLikeObjectPathRegExpCache: null,
    },
    methods: {
      // Which language stands in for a missing text is said (src/infrastructure/i18n).
      'Connector.noticeDevFallback': undefined,
      'Connector.saveMissing': undefined,
      'I18n.cloneInstance': undefined,
      'I18n.dir': "'ltr'",
      'I18n.hydrate': undefined,
      'I18n.loadLanguages': undefined,
      'Interpolator.nest': 'str',
      'LanguageUtil.deprecateBareCode': undefined,
      // Plural forms of missing texts, for whoever saves those.
      'PluralResolver.getPluralFormsOfKey': '[]',
      'PluralResolver.getSuffixes': '[]',
      'PluralResolver.needsPlural': 'true',
      // Languages are tags, and texts are read as bundles.
      'ResourceStore.deprecateDottedLng': undefined,
      'ResourceStore.removeNamespaces': undefined,
      'ResourceStore.removeResourceBundle': undefined,
      'Translator.getUsedParamsDetails': undefined,
    },
  },
  // Stores are made by `makeObservable` and wait with promises: no decorators, no generators. They are followed by
  // reactions alone: nobody intercepts or observes a change.
  {
    module: /[\\/]mobx[\\/]dist[\\/]mobx\.mjs$/,
    digest: 'a50c314342f7db60',
    declarations: {
      decorateAction20223_: null,
      decorateComputed20223_: null,
      decorateFlow20223_: null,
      decorateObservable20223_: null,
      flow: null,
      flowBound: null,
    },
    calls: { hasInterceptors: 'false', hasListeners: 'false' },
  },
  // Of what the chart can draw, these lines and figures (src/presentation/features/terminal/chart); its keys are the
  // product's own, and so are its words.
  {
    module: /[\\/]klinecharts[\\/]dist[\\/]index\.esm\.js$/,
    digest: 'b1e0ef47eb5a9431',
    declarations: {
      extensions:
        '[segment, rayLine, straightLine, horizontalStraightLine, verticalStraightLine, priceChannelLine, priceLine, simpleAnnotation]',
      extensions$1: '[circle, line, polygon, rect, text]',
      hotkeys: '{}',
      locales: "{ 'en-US': enUS }",
    },
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
  return slimming({ leftOut, unreached, privateNames, alias: forProduction });
}

function onlyValues(name) {
  return `export class ${name} { constructor() { throw new Error('Only values are bound.'); } }`;
}
