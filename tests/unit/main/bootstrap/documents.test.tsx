import { afterFirstPaint } from '../../../../src/main/bootstrap/after-first-paint';
import { hideOtherLanguage } from '../../../../src/main/bootstrap/other-language';
import { languageOfVisitor, preloadsOf, run } from '../../../../src/main/bootstrap/preloads';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset['rendered'];
  delete root.dataset['otherLanguage'];
  window.history.replaceState(null, '', '/');
  document.cookie = 'language=; Max-Age=0';
  jest.restoreAllMocks();
});

describe('the language of a document', () => {
  it("is the address's, whatever was chosen", () => {
    document.cookie = 'language=ukr';
    window.history.replaceState(null, '', '/vn/markets');
    expect(languageOfVisitor()).toBe('vn');
  });

  it('is English on plain paths for who has chosen nothing, whatever the device speaks', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-PT']);
    root.dataset['rendered'] = '';
    expect(languageOfVisitor()).toBe('en');
    document.cookie = 'language=ru';
    expect(languageOfVisitor()).toBe('ru');
  });

  it('does not flash by where another one was chosen', () => {
    root.lang = 'en';
    expect(hideOtherLanguage(document, 'en')).toBe(false);
    expect(root.dataset['otherLanguage']).toBeUndefined();
    expect(hideOtherLanguage(document, 'ru')).toBe(true);
    expect(root.dataset['otherLanguage']).toBe('');
  });
});

test('a page asks for the same files under every language', () => {
  const page = new DOMParser().parseFromString(
    `<script type="application/json" id="preloads">${JSON.stringify({
      pages: { '/markets': { namespaces: ['markets'], scripts: ['/markets.js'], styles: [] } },
      texts: '/texts',
    })}</script>`,
    'text/html',
  );
  expect(preloadsOf(page, '/ru/markets', 'ru').map(({ href }) => href)).toEqual([
    '/texts/ru/markets.json',
    '/texts/en/markets.json',
    '/markets.js',
  ]);
});

test('modules run in their order', () => {
  run(['/assets/a.js', '/assets/b.js']);
  const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[type="module"]')];
  expect(scripts.map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/assets/a.js', false],
    ['/assets/b.js', false],
  ]);
});

describe('what waits for the first paint', () => {
  let paint: (name: string) => void = () => undefined;
  beforeEach(() => {
    globalThis.PerformanceObserver = class {
      constructor(painted: (entries: unknown) => void) {
        paint = (name) => painted({ getEntriesByName: (wanted: string) => [name].filter((each) => each === wanted) });
      }
      observe(): void {}
      disconnect(): void {}
    } as never;
  });

  it('runs after the words are there, not after their ground', () => {
    const task = jest.fn();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    afterFirstPaint(task);
    expect(task).not.toHaveBeenCalled();
    paint('first-paint');
    expect(task).not.toHaveBeenCalled();
    paint('first-contentful-paint');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('runs at once where nobody looks', () => {
    const task = jest.fn();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    afterFirstPaint(task);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
