import { BrowserLocalStorageAdapter } from '../../../../src/infrastructure/storage/browser-local-storage.adapter';

let storage: BrowserLocalStorageAdapter;

beforeEach(() => (storage = new BrowserLocalStorageAdapter()));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('local storage', () => {
  it('keeps, tells and forgets', () => {
    expect(storage.read('theme')).toBeUndefined();
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    storage.remove('theme');
    expect(storage.read('theme')).toBeUndefined();
  });

  it('that is blocked or full reads as empty and forgets', () => {
    const refuse = (): never => {
      throw new DOMException('', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    storage.write('theme', 'dark');
    storage.remove('theme');
    expect(storage.read('theme')).toBeUndefined();
    expect(storage.full.current).toBe(false);
  });

  it('that is full keeps what it had, throws at nobody (F31), and says so', () => {
    storage.write('theme', 'dark');
    expect(storage.full.current).toBe(false);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    storage.write('theme', 'light');
    storage.write('other', 'x'.repeat(1_000));
    expect(storage.read('theme')).toBe('dark');
    expect(storage.read('other')).toBeUndefined();
    expect(storage.full.current).toBe(true);
    storage.remove('theme');
    expect(storage.read('theme')).toBeUndefined();
  });

  it('tells of other tabs’ writes under the same key, and of everything being cleared', () => {
    const seen: (string | undefined)[] = [];
    const stop = storage.onChange('theme', (value) => seen.push(value));
    const tell = (key: string | null, newValue: string | null): boolean =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tell('theme', 'dark');
    tell('other', 'x');
    tell('theme', null);
    tell(null, null);
    stop();
    tell('theme', 'light');
    expect(seen).toEqual(['dark', undefined, undefined]);
  });
});
