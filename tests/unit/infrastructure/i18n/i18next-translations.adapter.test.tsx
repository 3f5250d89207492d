import { renderToStaticMarkup } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { I18nextTranslationsAdapter } from '../../../../src/infrastructure/i18n/i18next-translations.adapter';

type Answer = () => Promise<Response>;

const texts: Record<string, Record<string, string>> = {
  'en/common': { greeting: 'Hello', only: 'Only in English' },
  'zh/common': { greeting: '你好' },
  'en/home': { title: 'Home' },
  'zh/home': { title: '首頁' },
};

const json = (value: unknown): Response => ({ ok: true, status: 200, json: async () => value }) as Response;
const status = (code: number): Response => ({ ok: false, status: code, json: async () => ({}) }) as Response;

let requests: string[];
let answers: Record<string, Answer>;
const log = { info: jest.fn(), warning: jest.fn(), error: jest.fn() };

function adapter(): I18nextTranslationsAdapter {
  return new I18nextTranslationsAdapter(
    { urlOf: (code, namespace) => (namespace === 'absent' ? undefined : `${code}/${namespace}`) },
    log,
  );
}

function Text({ of, namespace = 'common' }: { readonly of: string; readonly namespace?: string }) {
  // The texts of this test are its own, so its keys are not the product's.
  return (useTranslation(namespace as 'common').t as unknown as (key: string) => string)(of);
}

const shown = (of: string, namespace?: string): string =>
  renderToStaticMarkup(<Text of={of} {...(namespace ? { namespace } : {})} />);

/** Lets promises settle while fake time moves. */
const advance = (time: number): Promise<void> => jest.advanceTimersByTimeAsync(time);

beforeEach(() => {
  jest.useFakeTimers();
  requests = [];
  answers = {};
  globalThis.fetch = (async (url: string) => {
    requests.push(url);
    return answers[url] ? answers[url]() : json(texts[url]);
  }) as typeof fetch;
});

afterEach(() => jest.useRealTimers());

test('shows the language asked for, and the document says so', async () => {
  const translations = adapter();
  expect(await translations.use('zh')).toEqual({ ok: true, value: undefined });
  expect(shown('greeting')).toBe('你好');
  expect(translations.language.current).toBe('zh');
  expect(document.documentElement.lang).toBe('zh-TW');
  expect(document.documentElement.dir).toBe('ltr');
});

test('takes a text the language lacks from English, and never shows a key', async () => {
  const translations = adapter();
  await translations.use('zh');
  expect(shown('only')).toBe('Only in English');
  expect(shown('nothing.like.it')).toBe('');
  expect(log.warning).toHaveBeenCalledWith('text missing', { namespace: 'common', key: 'nothing.like.it' });
});

test("loads a page's texts once, and with each language used afterwards", async () => {
  const translations = adapter();
  await translations.use('en');
  await translations.load(['home']);
  await translations.use('zh');
  await translations.load(['home']);
  expect(shown('title', 'home')).toBe('首頁');
  expect(requests.sort()).toEqual(['en/common', 'en/home', 'zh/common', 'zh/home']);
});

test('a file that fails is asked for 5 more times, after 350 ms doubling', async () => {
  answers['zh/common'] = async () => status(503);
  const translations = adapter();
  await Promise.all([translations.use('en'), advance(0)]);
  const started = Date.now();
  const tries: number[] = [];
  answers['zh/common'] = async () => (tries.push(Date.now() - started), status(503));
  const result = translations.use('zh');
  await advance(30_000);
  expect(tries).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  expect(await result).toMatchObject({ ok: false, error: { kind: 'offline' } });
  expect(translations.language.current).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('three of eight files that fail four times come with the fifth try; English stands meanwhile, and no key is seen (F33)', async () => {
  const names = ['common', 'a', 'b', 'c', 'd', 'e', 'f', 'g'];
  for (const name of names) {
    texts[`en/${name}`] ??= { word: `English ${name}` };
    texts[`zh/${name}`] ??= { word: `中文 ${name}` };
  }
  const translations = adapter();
  await translations.use('en');
  await translations.load(names.slice(1));
  for (const name of ['b', 'd', 'g']) {
    let left = 4;
    answers[`zh/${name}`] = async () => (left-- > 0 ? status(503) : json(texts[`zh/${name}`]));
  }
  const choice = translations.use('zh');
  await advance(350 * 15 - 1);
  expect(names.slice(1).map((name) => shown('word', name))).toEqual(names.slice(1).map((name) => `English ${name}`));
  await advance(1);
  expect((await choice).ok).toBe(true);
  expect(names.slice(1).map((name) => shown('word', name))).toEqual(names.slice(1).map((name) => `中文 ${name}`));
});

test('a language that failed can be chosen again', async () => {
  const translations = adapter();
  await translations.use('en');
  answers['zh/common'] = () => Promise.reject(new TypeError('network'));
  const first = translations.use('zh');
  await advance(30_000);
  expect((await first).ok).toBe(false);
  answers = {};
  expect((await translations.use('zh')).ok).toBe(true);
  expect(shown('greeting')).toBe('你好');
});

test('a file that is not there is not asked for again', async () => {
  const translations = adapter();
  await translations.use('en');
  answers['en/home'] = async () => status(404);
  const loading = translations.load(['home', 'absent']);
  await advance(30_000);
  expect((await loading).ok).toBe(false);
  expect(requests.filter((url) => url === 'en/home')).toHaveLength(1);
});

test('reads at most 10 files at once', async () => {
  const translations = adapter();
  await translations.use('en');
  const waiting: (() => void)[] = [];
  globalThis.fetch = (() =>
    new Promise((resolve) => waiting.push(() => resolve(json({ a: 'b' }))))) as unknown as typeof fetch;
  const loading = translations.load(Array.from({ length: 14 }, (_, index) => `page${index}`));
  await advance(0);
  expect(waiting).toHaveLength(10);
  waiting.splice(0).forEach((answer) => answer());
  await advance(0);
  expect(waiting).toHaveLength(4);
  waiting.forEach((answer) => answer());
  expect((await loading).ok).toBe(true);
});

test('of two quick choices the last one wins', async () => {
  const translations = adapter();
  await translations.use('en');
  let answer: (() => void) | undefined;
  answers['zh/common'] = () => new Promise((resolve) => (answer = () => resolve(json(texts['zh/common']))));
  const first = translations.use('zh');
  await advance(0);
  await translations.use('en');
  answer!();
  await first;
  expect(translations.language.current).toBe('en');
  expect(shown('greeting')).toBe('Hello');
});

/** An answer that is held back until it is let go. */
function held(url: string): () => void {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  answers[url] = async () => (await free, json(texts[url]));
  return letGo;
}

test('a page that is opened while the language changes speaks the new one', async () => {
  const translations = adapter();
  await translations.use('en');
  const common = held('zh/common');
  const change = translations.use('zh');
  await advance(100);
  expect(requests).toContain('zh/common');
  await translations.load(['home']);
  common();
  await change;
  expect(shown('title', 'home')).toBe('首頁');
});

test('a page whose texts come after the language has changed speaks the new one', async () => {
  const translations = adapter();
  await translations.use('en');
  const [common, home] = [held('zh/common'), held('en/home')];
  const change = translations.use('zh');
  const opened = translations.load(['home']);
  common();
  await advance(0);
  home();
  await Promise.all([change, opened]);
  expect(shown('title', 'home')).toBe('首頁');
});
