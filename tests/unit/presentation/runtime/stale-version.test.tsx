import { reloadForNewVersion } from '../../../../src/presentation/runtime/stale-version';

const gone = [
  'Failed to fetch dynamically imported module: https://site/assets/a.js',
  'error loading dynamically imported module: https://site/assets/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
];

beforeEach(() => sessionStorage.clear());

test.each(gone)('a deployment that took files away reloads the page: %s', (message) => {
  const reload = jest.fn();
  expect(reloadForNewVersion(new TypeError(message), reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page is reloaded once for each missing part and never in a loop', () => {
  const reload = jest.fn();
  for (const message of [gone[0], gone[1], gone[0], gone[1], gone[0]])
    reloadForNewVersion(new TypeError(message), reload);
  expect(reload).toHaveBeenCalledTimes(2);
  expect(reloadForNewVersion(new TypeError(gone[0]), reload)).toBe(false);
});

test('other errors do not reload', () => {
  expect(reloadForNewVersion(new Error('broken'), jest.fn())).toBe(false);
});

test('without storage the page is not reloaded, since a loop could not be told', () => {
  const broken = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied');
  });
  expect(reloadForNewVersion(new TypeError(gone[0]), jest.fn())).toBe(false);
  broken.mockRestore();
});

it('does not leave the page for the browser’s own while there is no connection', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = jest.fn();
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/away.js');
  expect(reloadForNewVersion(error, reload)).toBe(false);
  online.mockReturnValue(true);
  expect(reloadForNewVersion(error, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  online.mockRestore();
});
