import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What a class is made of does not compile when it is wrong, and the wiring test walks it: no mutants there. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'wiring', {
    shouldIgnore: ({ node }) =>
      node.type === 'ClassProperty' && node.static && node.key.name === 'needs'
        ? 'Held by the compiler and the wiring test.'
        : undefined,
  }),
];
