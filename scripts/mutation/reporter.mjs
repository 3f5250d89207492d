import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** What Stryker has found so far, so that a run which is ended early has something to say. */
export const found = [];
let onProgress = () => undefined;
let planned = 0;

export function watchProgress(listener) {
  onProgress = listener;
}

export function forget() {
  found.length = 0;
  planned = 0;
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Reporter, 'collect', {
    onMutationTestingPlanReady: ({ mutantPlans }) => {
      planned = mutantPlans.length;
    },
    onMutantTested: (mutant) => {
      found.push(mutant);
      onProgress(found.length, planned);
    },
  }),
];
