import { UserPreferences } from '../../../../../src/application/platform/user-preferences';
import { PreferencesStore } from '../../../../../src/presentation/runtime/stores/preferences.store';
import { ThemeStore } from '../../../../../src/presentation/runtime/stores/theme.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';

let media: Record<string, boolean>;
let listeners: Set<() => void>;

beforeEach(() => {
  media = {};
  listeners = new Set();
  window.matchMedia = ((query: string) => ({
    get matches() {
      return Object.entries(media).some(([part, on]) => on && query.includes(part));
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  })) as never;
});

function setup(saved?: string) {
  const storage = new MemoryStorage();
  if (saved !== undefined) storage.write('theme', saved);
  const visitor = { state: { current: { status: 'loggedOut', ended: false }, subscribe: () => () => undefined } };
  const preferences = new PreferencesStore(
    new UserPreferences(storage, visitor as never, {} as never, {} as never),
    {} as never,
  );
  const store = new ThemeStore(preferences);
  preferences.start();
  store.start();
  return { store, storage, preferences };
}

const onPage = (): string | undefined => document.documentElement.dataset.theme;

test('is dark until chosen otherwise, and the choice is kept', () => {
  const { store, storage } = setup();
  expect(onPage()).toBe('dark');
  store.choose('contrast');
  expect(onPage()).toBe('contrast');
  expect(storage.read('theme')).toBe('contrast');
});

test.each([
  ['light', 'light'],
  ['purple', 'dark'],
])('a saved %s begins as %s', (saved, expected) => {
  setup(saved);
  expect(onPage()).toBe(expected);
});

test('follows the device when asked to, also when the device changes', () => {
  media = { 'color-scheme: light': true };
  const { store } = setup('system');
  expect(onPage()).toBe('light');
  media = { 'contrast: more': true };
  listeners.forEach((listener) => listener());
  expect([onPage(), store.theme]).toEqual(['contrast', 'contrast']);
});

test('follows a choice made in another tab', () => {
  const { storage } = setup();
  storage.writeElsewhere('theme', 'light');
  expect(onPage()).toBe('light');
});

test('shows the chosen colours and sizes, and says when colours are others', async () => {
  const { store, preferences } = setup();
  const before = store.colours;
  await preferences.choose({
    'colours.direction': 'redUp',
    'colours.palette': 'blueOrange',
    density: 'compact',
    motion: 'reduced',
    textSize: 'largest',
  });
  expect({ ...document.documentElement.dataset }).toMatchObject({
    direction: 'redUp',
    palette: 'blueOrange',
    density: 'compact',
    motion: 'reduced',
    textSize: 'largest',
  });
  expect(store.colours).not.toBe(before);
});
