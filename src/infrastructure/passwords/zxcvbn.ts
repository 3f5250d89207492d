import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** A chunk of its own: the dictionaries weigh several hundred kilobytes. */
export const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
