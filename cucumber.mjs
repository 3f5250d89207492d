const common = {
  paths: ['features/**/*.feature'],
  import: ['features/support/world.ts', 'features/steps/**/*.ts'],
  format: ['progress'],
  strict: true,
};

/** The same scenarios on use cases with fakes and a virtual clock, and on the built product in a browser. */
export const core = { ...common, tags: 'not @browser', worldParameters: { assembly: 'core' } };
export const browser = { ...common, tags: 'not @core', worldParameters: { assembly: 'browser' } };

export default core;
