import { Loader } from '../../src/application/kernel/later';
import { defineModule, provideValue, type Module } from '../../src/application/kernel/provider';
import { keepsOfAccount, type Key } from '../../src/application/kernel/token';
import { SignInReport } from '../../src/application/session/sign-in-report';
import { ContractMarkets } from '../../src/application/trading/contract-market';
import { RiskGuard } from '../../src/application/trading/risk-guard';
import { TicketPrograms } from '../../src/application/trading/ticket/ticket-programs';
import { webAssembly } from '../../src/main/assemblies/web';
import type { Assembly } from '../../src/main/composition';
import { productModule } from '../../src/main/product.wiring';
import { TickersStore } from '../../src/presentation/features/markets/tickers.store';
import { SignInNotices } from '../../src/presentation/features/session/sign-in-notices';
import { AppStores } from '../../src/presentation/runtime/app-stores';
import { FakeHost } from '../fakes/fake-host';
import { FakeDevice, fakeEnvironment, fakesAssembly } from '../fakes/fakes-assembly';
import { FakeScheduler } from '../support/fake-scheduler';
import { everyFeature } from './every-feature';
import { doubledIn, portsOf, WiringGraph } from './wiring-graph';

/** Nothing is made here, only walked, so the exchange behind the fakes is never asked. */
const host = new FakeHost({ instruments: [], onEvent: () => () => undefined } as never, Date.now);
const surroundings = { host, device: new FakeDevice(), time: new FakeScheduler() };

const files = { urlOf: () => undefined };
const production = webAssembly({ ...fakeEnvironment, assembly: 'production' }, files);
const fakes = fakesAssembly(surroundings);
const assemblies: readonly (readonly [string, Assembly])[] = [
  ['production', production],
  ['fakes', fakes],
];

/** Adapters that stand ready for pages that are still to be written. */
const waitingForPages = ['AdministrationCommandsPort', 'AdministrationPort', 'ChartFeedPort', 'ListingFeedsPort'];

async function modulesOf({ core, later }: Assembly): Promise<readonly Module[]> {
  return [
    productModule,
    loading,
    ...core,
    ...(await Promise.all(later.map(async ({ load }) => (await load()).default))),
  ];
}

/** The composition brings what is loaded later; what that is stands on as much as everything else. */
const loading = defineModule('composition', [provideValue(Loader, { load: () => Promise.reject(new Error()) })]);
const broughtLater = [RiskGuard, ContractMarkets, TicketPrograms];

/** What the composition root resolves: the stores of the app, those of every feature and what it starts. */
async function roots(): Promise<readonly Key<unknown>[]> {
  const views = await Promise.all(everyFeature().map(({ view }) => view()));
  return [
    AppStores,
    TickersStore,
    ...broughtLater,
    ...views.flatMap(({ default: { stores, starts } }) => [...Object.values(stores), ...starts]),
  ];
}

it('gives every feature a name of its own', () => {
  const ids = everyFeature().map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

describe.each(assemblies)('the wiring of %s', (_name, assembly) => {
  it('provides everything that anything needs, once, and without a circle', async () => {
    const modules = await modulesOf(assembly);
    const graph = new WiringGraph(modules);
    expect(graph.missingBehind(await roots())).toEqual([]);
    expect(graph.circles(await roots())).toEqual([]);
    expect(doubledIn(modules)).toEqual([]);
  });
});

it('keeps nothing of one account where the next one finds it', async () => {
  const graph = new WiringGraph(await modulesOf(production));
  const views = await Promise.all(everyFeature().map(({ view }) => view()));
  // What is made once, for as long as the document.
  const lasting = [AppStores, TickersStore, ...broughtLater, ...views.flatMap(({ default: { starts } }) => starts)];
  expect([...graph.reachedFrom(lasting)].filter(keepsOfAccount).map(({ name }) => name)).toEqual([]);
});

it('tells what signing in comes to wherever somebody can', async () => {
  const graph = new WiringGraph(await modulesOf(production));
  const features = await Promise.all(everyFeature().map(async ({ id, view }) => ({ id, ...(await view()).default })));
  const signIn = features.filter(({ stores }) => graph.reachedFrom(Object.values(stores)).has(SignInReport));
  expect(signIn.map(({ id }) => id)).toContain('login');
  expect(signIn.filter(({ starts }) => !starts.includes(SignInNotices)).map(({ id }) => id)).toEqual([]);
});

it('says of each module that comes later which ports it brings', async () => {
  for (const { ports, load } of production.later) {
    const { default: module } = await load();
    expect([module.name, ports.map(({ name }) => name)]).toEqual([
      module.name,
      portsOf(module).map(({ name }) => name),
    ]);
  }
});

it('shows nobody what waits for its page, and everybody the rest', async () => {
  const modules = await modulesOf(production);
  const reached = new WiringGraph(modules).reachedFrom(await roots());
  const unused = modules.flatMap(portsOf).filter((port) => !reached.has(port));
  expect(unused.map(({ name }) => name).sort()).toEqual(waitingForPages);
});

it('has a fake for every port that production provides and the application uses', async () => {
  const names = async (assembly: Assembly): Promise<readonly string[]> =>
    (await modulesOf(assembly)).flatMap(portsOf).map(({ name }) => name);
  const faked = await names(fakes);
  expect((await names(production)).filter((name) => !faked.includes(name))).toEqual([]);
});
