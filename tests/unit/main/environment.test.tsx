import { readEnvironment } from '../../../src/main/environment';
import { fakeEnvironment } from '../../fakes/fakes-assembly';

type Parts = Record<string, unknown>;

function page(environment: unknown): Document {
  const document = new DOMParser().parseFromString(
    '<script type="application/json" id="environment"></script>',
    'text/html',
  );
  document.getElementById('environment')!.textContent = JSON.stringify(environment);
  return document;
}

const without = (part: 'brand' | 'hosts' | 'session' | 'firebase', change: Parts): Parts => ({
  ...fakeEnvironment,
  [part]: { ...fakeEnvironment[part], ...change },
});

test('the configuration is the one that the page carries', () => {
  expect(readEnvironment(page(fakeEnvironment))).toEqual(fakeEnvironment);
});

test('a deployment may do without counting and without documents to agree to', () => {
  const { analytics: _analytics, agreements: _agreements, ...rest } = fakeEnvironment;
  expect(readEnvironment(page(rest))).toEqual(rest);
});

test.each<[string, unknown]>([
  ['assembly', { ...fakeEnvironment, assembly: 'fakes' }],
  ['brand.name', without('brand', { name: '' })],
  ['brand.productToken', without('brand', { productToken: undefined })],
  ['hosts.newWsUrl', without('hosts', { newWsUrl: 8701 })],
  ['session.cookieName', without('session', { cookieName: 'authorization' })],
  ['session.syncUrl', without('session', { syncUrl: null })],
  ['firebase.emulatorUrl', without('firebase', { emulatorUrl: true })],
  [
    'analytics.measurementId',
    { ...fakeEnvironment, analytics: { ...fakeEnvironment.analytics, measurementId: undefined } },
  ],
  [
    'analytics.reportsTo',
    { ...fakeEnvironment, analytics: { ...fakeEnvironment.analytics, reportsTo: 'https://tags.test' } },
  ],
  ['agreements.terms', { ...fakeEnvironment, agreements: { terms: 2026 } }],
  ['links', { ...fakeEnvironment, links: { support: 1 } }],
  ['hosts.rest, hosts.serverRest', without('hosts', { rest: undefined, serverRest: null })],
])('a page with a wrong %s does not start, and says so', (field, environment) => {
  expect(() => readEnvironment(page(environment))).toThrow(`wrong at: ${field}.`);
});

test.each([[{}], [[]], [null], ['text']])('%j is no configuration', (environment) => {
  expect(() => readEnvironment(page(environment))).toThrow(/wrong at: assembly, brand\.name, /);
});

test('without the data block nothing starts', () => {
  expect(() => readEnvironment(document.implementation.createHTMLDocument())).toThrow(/carries no configuration/);
});
