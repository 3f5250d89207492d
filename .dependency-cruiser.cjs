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

/**
 * The floors of the embedded exchange, each with those it may stand on; types count. The sign-in server is a house of
 * its own beside it.
 */
const standsOn = {
  engine: [],
  storage: ['engine'],
  shared: ['storage', 'engine'],
  services: ['shared', 'storage', 'engine'],
  gateway: ['services', 'shared', 'storage', 'engine'],
  calls: ['gateway', 'services', 'shared', 'storage', 'engine'],
  sockets: ['gateway', 'services', 'shared', 'storage', 'engine'],
  'sign-in': ['shared', 'storage'],
  assembly: ['calls', 'sockets', 'sign-in', 'gateway', 'services', 'shared', 'storage', 'engine'],
};

const floors = [
  ...Object.entries(standsOn).map(([floor, below]) => ({
    name: `${floor}-on-its-floor`,
    severity: 'error',
    comment: `sandbox/${floor} stands on ${below.join(', ') || 'nothing of the rest'}.`,
    from: { path: `^sandbox/${floor}/` },
    to: { path: '^sandbox/', pathNot: `^sandbox/(${[floor, ...below].join('|')})/` },
  })),
  {
    name: 'engine-is-pure',
    severity: 'error',
    comment: 'Matching and ledger do no input or output and use no library, so that a seed replays them exactly.',
    from: { path: '^sandbox/engine/' },
    to: { pathNot: '^(sandbox/engine|src/domain)/' },
  },
];

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
      comment:
        'The libraries of the domain: big.js behind shared/decimal.ts, digests and encodings of addresses in wallet/addresses.',
      from: { path: '^src/domain', pathNot: '^src/domain/(shared/decimal|wallet/addresses/(encodings|evm))\\.ts$' },
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
      name: 'only-use-cases-send-commands',
      severity: 'error',
      comment:
        'Views, stores and queries read; what acts is a port of its own (docs/adr/0033-commands-and-queries.md).',
      from: { path: '^src/(presentation/|application/.*\\.(queries|query)\\.ts$)' },
      to: { path: '^src/application/.*-commands\\.port\\.ts$' },
    },
    {
      name: 'kit-on-the-ground',
      severity: 'error',
      comment: 'Controls, theme and formats know no page and nothing of who is logged in.',
      from: { path: '^src/presentation/kit/' },
      to: { path: '^src/presentation/', pathNot: '^src/presentation/(kit|i18n)/' },
    },
    {
      name: 'runtime-below-features',
      severity: 'error',
      comment: 'What loads and puts features together knows none of them.',
      from: { path: '^src/presentation/runtime/' },
      to: { path: '^src/presentation/(features|shell)/' },
    },
    {
      name: 'features-below-the-shell',
      severity: 'error',
      comment: 'The shell puts pages together; only src/main imports it.',
      from: { path: '^src/presentation/features/' },
      to: { path: '^src/presentation/shell/' },
    },
    {
      name: 'infrastructure-sees-no-view',
      severity: 'error',
      comment: 'Adapters serve ports; they know no page.',
      from: { path: '^src/infrastructure' },
      to: { path: '^(src/(presentation|main)|sandbox)' },
    },
    {
      name: 'wire-is-shared',
      severity: 'error',
      comment: 'Names and shapes of the wire serve client and embedded exchange alike, so they know neither.',
      from: { path: '^src/infrastructure/wire/' },
      to: { path: '^(src|sandbox)/', pathNot: '^src/(domain|infrastructure/wire)/' },
    },
    {
      name: 'sandbox-stands-apart',
      severity: 'error',
      comment: 'The embedded exchange shares the rules and the wire with the client, and nothing else.',
      from: { path: '^sandbox' },
      to: { path: '^src', pathNot: '^src/(domain|infrastructure/wire)/' },
    },
    {
      name: 'no-src-to-sandbox',
      severity: 'error',
      comment: 'The product never depends on its practice exchange.',
      from: { path: '^src' },
      to: { path: '^sandbox' },
    },
    ...floors,
    {
      name: 'services-know-no-http',
      severity: 'error',
      comment: 'Rules and state; what is read from a request is read before (docs/adr/0015-areas-without-http.md).',
      from: { path: '^sandbox/(services|storage)/' },
      to: { path: '(^(http|https|http2)$|node_modules/(fastify|@fastify|ws|zod|axios)/|^src/infrastructure)' },
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
      comment: 'A cycle is two files that should be one, or three; a circle of types is one too.',
      from: { pathNot: '^src/presentation/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-of-views',
      severity: 'error',
      comment: 'As no-cycles; views and stores may name each other as types.',
      from: { path: '^src/presentation/' },
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
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
