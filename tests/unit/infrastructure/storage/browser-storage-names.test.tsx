import { BrowserStorageNames } from '../../../../src/infrastructure/storage/browser-storage-names';

const names = new BrowserStorageNames();

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what lies under names that begin alike is known by the rest of each', () => {
  localStorage.setItem('a/1', 'one');
  localStorage.setItem('a/2', 'two');
  localStorage.setItem('ab', 'other');
  expect([...names.within('a/')].sort()).toEqual(['1', '2']);
  expect(names.within('c/')).toEqual([]);
});

test('blocked storage reads as empty', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(names.within('a/')).toEqual([]);
});

test('writes by other tabs are told, and that everything was cleared', () => {
  let told = 0;
  const stop = names.onChangeWithin('a/', () => (told += 1));
  for (const key of ['a/1', 'ab', null]) window.dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'a/1' }));
  expect(told).toBe(2);
});
