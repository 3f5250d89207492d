/**
 * The layers of the code, checked in CI: docs/adr/0001-layers.md says why.
 * Each library outside the ones every layer may use has one owning folder.
 */
const only = (name, library, owner, comment) => ({
  name: `${name}-only-in-${owner.split('/').pop()}`,
  severity: 'error',
  comment,
  from: { path: '^src', pathNot: `^src/${owner}` },
  to: { path: `node_modules/${library}` },
});

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The domain knows no other layer; rules must be readable and testable alone.',
      from: { path: '^src/domain' },
      to: { pathNot: '^src/domain', dependencyTypesNot: ['npm', 'npm-dev'] },
    },
    {
      name: 'domain-library',
      severity: 'error',
      comment: 'big.js, behind domain/shared/decimal.ts, is the only library of the domain.',
      from: { path: '^src/domain', pathNot: '^src/domain/shared/decimal\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'application-is-pure',
      severity: 'error',
      comment: 'Use cases depend on the domain and on ports, never on a technology.',
      from: { path: '^src/application' },
      to: { pathNot: '^src/(domain|application)' },
    },
    {
      name: 'presentation-sees-no-adapter',
      severity: 'error',
      comment: 'Views and stores reach the outside through ports.',
      from: { path: '^src/presentation' },
      to: { path: '^(src/(infrastructure|main)|sandbox)' },
    },
    {
      name: 'infrastructure-sees-no-view',
      severity: 'error',
      comment: 'Adapters serve ports; they know no page.',
      from: { path: '^src/infrastructure' },
      to: { path: '^(src/(presentation|main)|sandbox)' },
    },
    {
      name: 'catalogue-is-shared',
      severity: 'error',
      comment: 'The embedded exchange reads the catalogue too, so it holds no client code.',
      from: { path: '^src/infrastructure/rest/catalogue' },
      to: { path: '^src', pathNot: '^src/(domain|infrastructure/rest/catalogue)' },
    },
    {
      name: 'sandbox-stands-apart',
      severity: 'error',
      comment: 'The embedded exchange shares the rules and the catalogue with the client, and nothing else.',
      from: { path: '^sandbox' },
      to: { path: '^src', pathNot: '^src/(domain|infrastructure/rest/catalogue)' },
    },
    {
      name: 'no-src-to-sandbox',
      severity: 'error',
      comment: 'The product never depends on its practice exchange.',
      from: { path: '^src' },
      to: { path: '^sandbox' },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'Matching and ledger do no input or output, so that a seed replays them exactly.',
      from: { path: '^sandbox/exchange/' },
      to: { path: '^(sandbox/(server|storage)|node_modules)', dependencyTypesNot: ['type-only'] },
    },
    only(
      'inversify',
      'inversify',
      'infrastructure/container',
      'The container can be swapped because it has one owner.',
    ),
    only('axios', 'axios', 'infrastructure/rest', 'HTTP goes through the typed client.'),
    only('firebase', '(@firebase|firebase)', 'infrastructure/firebase', 'The identity provider is behind a port.'),
    only('query-core', '@tanstack/query-core', 'infrastructure/query', 'Reads go through Resource.'),
    {
      name: 'zod-in-infrastructure',
      severity: 'error',
      comment: 'Data is validated once, where it comes in.',
      from: { path: '^src/(domain|application|presentation)' },
      to: { path: 'node_modules/zod' },
    },
    {
      name: 'views-in-presentation',
      severity: 'error',
      comment: 'React, MobX and antd belong to views and stores.',
      from: { path: '^src/(domain|application|infrastructure)', pathNot: '^src/infrastructure/i18n' },
      to: { path: 'node_modules/(react|react-dom|antd|mobx|mobx-react-lite|react-router-dom|klinecharts)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle is two files that should be one, or three.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'A file nobody imports is dead.',
      from: { orphan: true, path: '^(src|sandbox)', pathNot: ['\\.d\\.ts$', '^src/main/main\\.tsx$', '\\.json$'] },
      to: {},
    },
    {
      name: 'no-barrels',
      severity: 'error',
      comment: 'Barrels make cycles and break lazy chunks.',
      from: {},
      to: { path: '^(src|sandbox)/.*index\\.tsx?$' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
