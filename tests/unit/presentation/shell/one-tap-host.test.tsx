import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { AppStores } from '../../../../src/presentation/runtime/app-stores';
import { FeatureOpenerContext, type FeatureOpener } from '../../../../src/presentation/runtime/feature';
import { AppProvider } from '../../../../src/presentation/runtime/app-context';
import { paths } from '../../../../src/presentation/runtime/paths';
import { pages } from '../../../../src/presentation/shell/pages';
import { OneTapHost } from '../../../../src/presentation/shell/one-tap-host.view';
import { testEnvironment } from '../../../support/test-environment';

interface Visit {
  readonly status?: 'unknown' | 'loggedIn' | 'loggedOut';
  readonly allowed?: boolean;
  readonly google?: boolean;
}

function visit(path: string, { status = 'loggedOut', allowed = true, google = true }: Visit = {}) {
  jest.useFakeTimers();
  const seen = { offered: [] as string[], withdrawn: 0, opened: 0, address: '' };
  const oneTap = {
    // Nobody answers.
    offer: (redirectUrl: string) => new Promise<boolean>(() => void seen.offered.push(redirectUrl)),
    withdraw: () => void (seen.withdrawn += 1),
  };
  const opener: FeatureOpener = { open: async () => ((seen.opened += 1), { View: () => null, stores: { oneTap } }) };
  const shell = {
    session: { status },
    tracking: { allowed },
    environment: {
      ...testEnvironment,
      firebase: { ...testEnvironment.firebase, googleClientId: google ? 'site' : undefined },
    },
    errors: { report: () => '' },
    paths,
  } as unknown as AppStores;
  let go!: NavigateFunction;
  function Address() {
    const navigate = useNavigate();
    useEffect(() => {
      go = navigate;
    }, [navigate]);
    return null;
  }
  render(
    <AppProvider app={shell}>
      <FeatureOpenerContext.Provider value={opener}>
        <MemoryRouter initialEntries={[path]}>
          <Address />
          <OneTapHost />
        </MemoryRouter>
      </FeatureOpenerContext.Provider>
    </AppProvider>,
  );
  return {
    seen,
    rest: () => act(async () => jest.advanceTimersByTime(60_000)),
    goTo: (to: string) => act(async () => go(to)),
  };
}

afterEach(() => jest.useRealTimers());

it('is offered once the page rests, and leads where the page wants', async () => {
  const { seen, rest } = visit('/');
  expect(seen.opened).toBe(0);
  await rest();
  expect(seen.offered).toEqual(['/trade']);
});

it.each([
  ['to somebody who is logged in', '/', { status: 'loggedIn' }],
  ['before it is known who is here', '/', { status: 'unknown' }],
  ['before a yes', '/', { allowed: false }],
  ['by a deployment without Google', '/', { google: false }],
  ['on other pages', '/markets', {}],
] as const)('loads nothing %s', async (_when, path, about) => {
  const { seen, rest } = visit(path, about);
  await rest();
  expect(seen.opened).toBe(0);
});

it.each(['/blog', '/proof-of-reserves', '/affiliates', '/brokers', '/designated-market-makers', '/team'])(
  'is offered on %s as soon as there is such a page, and never over the page that says there is none',
  async (path) => {
    const { seen, rest } = visit(path);
    await rest();
    expect(seen.offered).toEqual(pages.some((page) => page.path === path) ? [path] : []);
  },
);

it('goes away with the page', async () => {
  const { seen, rest, goTo } = visit('/');
  await rest();
  expect(seen.offered).toEqual(['/trade']);
  await goTo('/markets');
  expect(seen.withdrawn).toBe(1);
});

it('loads nothing for a page that is left at once', async () => {
  const { seen, rest, goTo } = visit('/');
  await goTo('/markets');
  await rest();
  expect(seen.opened).toBe(0);
});
