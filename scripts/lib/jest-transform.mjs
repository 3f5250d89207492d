import tsJest from 'ts-jest';
import { translated } from './translation.mjs';

/** What jest asks for the JavaScript of a file. */
export default {
  createTransformer(options) {
    const transformer = tsJest.default.createTransformer(options);
    return {
      getCacheKey: (...about) => transformer.getCacheKey(...about),
      process: (source, file, about) => translated(source, file) ?? transformer.process(source, file, about),
    };
  },
};
