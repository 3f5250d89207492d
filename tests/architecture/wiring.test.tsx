import type { Module } from '../../src/application/kernel/provider';
import { keyName, type Key } from '../../src/application/kernel/token';
import { webAssembly } from '../../src/main/assemblies/web';
import type { Assembly } from '../../src/main/composition';
import type { AppRoute } from '../../src/presentation/runtime/route';
import { appRoutes } from '../../src/presentation/shell/routes';
import { accountLayer, visitorLayer } from '../../src/presentation/features/visitor-layer/layers.routes';
import { oneTapPart } from '../../src/presentation/features/session/one-tap.part';
import { tradeParts } from '../../src/presentation/features/terminal/trade-parts';
import { appModule } from '../../src/presentation/runtime/app.wiring';
import { tickersModule } from '../../src/presentation/features/markets/tickers.wiring';
import { FakeDevice, fakeEnvironment, fakesAssembly } from '../fakes/fakes-assembly';
import { FakeHost } from '../fakes/fake-host';
import { FakeScheduler } from '../support/fake-scheduler';
import { cyclesIn, distinct, doubledIn, missingIn, unusedIn } from './wiring-graph';

/** Nothing is made here, only walked, so the exchange behind the fakes is never asked. */
const host = new FakeHost({ instruments: [], onEvent: () => () => undefined } as never, Date.now);
const surroundings = { host, device: new FakeDevice(), time: new FakeScheduler() };

const files = { urlOf: () => undefined };
const assemblies: readonly (readonly [string, Assembly])[] = [
  ['production', webAssembly({ ...fakeEnvironment, assembly: 'production' }, files)],
  ['sandbox', webAssembly(fakeEnvironment, files)],
  ['fakes', fakesAssembly(surroundings)],
];
const shell = [appModule, tickersModule];

interface LoadedRoute {
  readonly route: AppRoute;
  readonly modules: readonly Module[];
  readonly stores: readonly Key<unknown>[];
}

async function loadRoutes(): Promise<readonly LoadedRoute[]> {
  return Promise.all(
    [...appRoutes, visitorLayer, accountLayer, oneTapPart, ...tradeParts].map(async (route) => {
      const { modules, stores } = await route.load();
      return { route, modules, stores: Object.values(stores as Record<string, Key<unknown>>) };
    }),
  );
}

async function adaptersOf(
  assembly: Assembly,
  groups: readonly (keyof Assembly['adapters'])[],
): Promise<readonly Module[]> {
  return (await Promise.all(groups.map((group) => assembly.adapters[group]()))).flat();
}

async function wholeGraph(
  assembly: Assembly,
): Promise<{ readonly modules: readonly Module[]; readonly stores: readonly Key<unknown>[] }> {
  const pages = await loadRoutes();
  const adapters = await adaptersOf(assembly, Object.keys(assembly.adapters) as (keyof Assembly['adapters'])[]);
  return {
    modules: [...assembly.core, ...shell, ...adapters, ...pages.flatMap(({ modules }) => modules)],
    stores: pages.flatMap(({ stores }) => stores),
  };
}

describe.each(assemblies)('the wiring of %s', (_name, assembly) => {
  it('provides everything that anything needs, once, and without a circle', async () => {
    const { modules, stores } = await wholeGraph(assembly);
    expect(missingIn(modules, stores)).toEqual([]);
    expect(doubledIn(modules)).toEqual([]);
    expect(cyclesIn(modules)).toEqual([]);
  });

  it('brings with each page what this page needs', async () => {
    const incomplete = await Promise.all(
      (await loadRoutes()).map(async ({ route, modules, stores }) => {
        const present = [...assembly.core, ...shell, ...(await adaptersOf(assembly, route.adapters)), ...modules];
        return missingIn(present, stores).map((problem) => `${route.path}: ${problem}`);
      }),
    );
    expect(incomplete.flat()).toEqual([]);
  });
});

it('has nothing that nobody uses', async () => {
  const { modules, stores } = await wholeGraph(assemblies[0]![1]);
  expect(unusedIn(modules, stores)).toEqual([]);
});

it('has a fake for every port that production provides and the application uses', async () => {
  const [production, fakes] = await Promise.all([wholeGraph(assemblies[0]![1]), wholeGraph(assemblies[2]![1])]);
  const isPort = (key: Key<unknown>): boolean => typeof key !== 'function' && key.name.endsWith('Port');
  const portsOf = (modules: readonly Module[]): readonly string[] =>
    distinct(modules)
      .flatMap(({ providers }) => providers.map(({ key }) => key))
      .filter(isPort)
      .map(keyName);
  const faked = portsOf(fakes.modules);
  expect(portsOf(production.modules).filter((name) => !faked.includes(name))).toEqual([]);
});
