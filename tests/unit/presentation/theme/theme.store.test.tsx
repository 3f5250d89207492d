import { ThemeStore } from '../../../../src/presentation/theme/theme.store';

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
  const stored = new Map<string, string>(saved === undefined ? [] : [['theme', saved]]);
  let otherTab: ((value: string | undefined) => void) | undefined;
  const store = new ThemeStore({
    read: (key) => stored.get(key),
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    onChange: (_, listener) => ((otherTab = listener), () => undefined),
  });
  store.start();
  return { store, stored, otherTab: (value: string) => otherTab?.(value) };
}

const onPage = (): string | undefined => document.documentElement.dataset.theme;

test('is dark until chosen otherwise, and the choice is kept', () => {
  const { store, stored } = setup();
  expect(onPage()).toBe('dark');
  store.choose('contrast');
  expect(onPage()).toBe('contrast');
  expect(stored.get('theme')).toBe('contrast');
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
  const { otherTab } = setup();
  otherTab('light');
  expect(onPage()).toBe('light');
});
