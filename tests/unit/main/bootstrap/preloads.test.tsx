import { languageOfVisitor, preloadsOf } from '../../../../src/main/bootstrap/preloads';

const page = (preloads: object): Document => {
  const document = new DOMParser().parseFromString(
    '<script type="application/json" id="preloads"></script>',
    'text/html',
  );
  document.getElementById('preloads')!.textContent = JSON.stringify(preloads);
  return document;
};

const preloads = {
  pages: {
    '/': { namespaces: ['common', 'home'], scripts: ['/home.js'], styles: ['/home.css'] },
    '/trade/:market': { namespaces: ['common'], scripts: ['/trade.js'], styles: [] },
  },
  texts: '/texts',
};

const addresses = (path: string, language: 'en' | 'zh'): string[] =>
  preloadsOf(page(preloads), path, language).map(({ href }) => href);

test("a page asks at once for its texts in the visitor's language and in English, its styles and its scripts", () => {
  expect(addresses('/', 'zh')).toEqual([
    '/texts/zh/common.json',
    '/texts/zh/home.json',
    '/texts/en/common.json',
    '/texts/en/home.json',
    '/home.css',
    '/home.js',
  ]);
});

test.each(['/trade/BTC_USDT', '/trade/BTC_USDT/'])('%s is a page of any market', (path) => {
  expect(addresses(path, 'en')).toEqual(['/texts/en/common.json', '/trade.js']);
});

test('any other page asks for the texts of the shell alone', () => {
  expect(addresses('/markets/of/old', 'en')).toEqual(['/texts/en/common.json']);
});

test('a page that says nothing of files is asked for none', () => {
  expect(preloadsOf(page({}), '/', 'en')).toEqual([]);
});

describe('the language of the texts', () => {
  afterEach(() => {
    document.cookie = 'language=; Max-Age=0';
    jest.restoreAllMocks();
  });

  it("is the cookie's", () => {
    document.cookie = 'language=ukr';
    expect(languageOfVisitor()).toBe('ukr');
  });

  it("is else the device's, as far as the product speaks one of them", () => {
    document.cookie = 'language=tlh';
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'pt-PT', 'en']);
    expect(languageOfVisitor()).toBe('pt');
  });

  it('is else English', () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    expect(languageOfVisitor()).toBe('en');
  });
});
