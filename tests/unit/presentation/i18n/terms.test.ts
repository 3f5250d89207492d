import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes, type LanguageCode } from '../../../../src/domain/platform/language';
import { asTerm, termLanguages, terms } from '../../../support/terms';

const folder = 'src/presentation/i18n';

function texts(code: LanguageCode): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const read = (value: unknown, path: string): void => {
    if (typeof value === 'string') found.set(path, value);
    else for (const [key, child] of Object.entries(value as object)) read(child, `${path}.${key}`);
  };
  for (const file of readdirSync(join(folder, code)))
    read(JSON.parse(readFileSync(join(folder, code, file), 'utf8')), file.replace('.json', ''));
  return found;
}

const all = new Map(languageCodes.map((code) => [code, texts(code)]));

test('the table has a column for each language and 120 terms, none twice, none without a word', () => {
  expect(termLanguages).toEqual([...languageCodes]);
  expect(new Set(terms.map(([term]) => asTerm(term))).size).toBe(terms.length);
  expect(terms.length).toBeGreaterThanOrEqual(120);
  expect(terms.filter(([, forms]) => languageCodes.some((code) => !forms.get(code)?.length))).toEqual([]);
});

test.each(terms)('%s is called the same everywhere', (term, forms) => {
  const keys = [...all.get(defaultLanguage)!].filter(([, text]) => asTerm(text) === asTerm(term)).map(([key]) => key);
  const wrong = languageCodes.flatMap((code) => {
    const allowed = forms.get(code)!.map(asTerm);
    return keys
      .map((key) => [key, all.get(code)!.get(key)!] as const)
      .filter(([, text]) => !allowed.includes(asTerm(text)))
      .map(([key, text]) => `${code} ${key}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

test('what sellers ask at best is the best ask in sentences as well', () => {
  const offers = [...all.get(defaultLanguage)!].filter(([, text]) => /(?<!bid\/)\boffer\b/i.test(text));
  expect(offers.filter(([, text]) => /\bbest\b/i.test(text))).toEqual([]);
});

/** Of positions that are or were held, one by one: what is chosen or done to them has other words in Chinese. */
const heldLegs = [
  'chart.line.entry.long',
  'chart.line.leg.long',
  'contracts.settings.leverage.LONG',
  'copyTrading.side.LONG',
  'notifications.message.liquidatedLong.title',
  'people.side.LONG',
  'portfolio.direction.long',
  'portfolio.group.longs',
  'portfolioLinks.shared.long',
];

test.each([
  ['zh', '多倉', '空倉'],
  ['zh-Hans', '多仓', '空仓'],
] as const)('%s calls the leg of a position %s or %s everywhere', (code, long, short) => {
  const heldShorts = heldLegs.map((key) =>
    key.replace(/long/i, (leg) => ({ long: 'short', Long: 'Short', LONG: 'SHORT' })[leg]!),
  );
  const without = (keys: readonly string[], word: string) =>
    keys.filter((key) => !all.get(code)!.get(key)?.includes(word));
  expect([without(heldLegs, long), without(heldShorts, short)]).toEqual([[], []]);
});

/** Forms of the other way to address somebody, in which nothing is written. */
const otherAddress: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  zh: /(?<!迷)你/,
  'zh-Hans': /(?<!迷)你/,
  ru: /(?<!\p{L})(ты|тебя|тебе|твой|твоя|твоё|твои)(?!\p{L})/iu,
  ukr: /(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої)(?!\p{L})/iu,
  pt: /(?<!\p{L})(tu|teu|tua|teus|tuas|contigo)(?!\p{L})/iu,
  es: /(?<!\p{L})(usted|ustedes|elija|escriba|seleccione|introduzca|inicie|recargue|verá|pulse|inténtelo|su cuenta|le han)(?!\p{L})/iu,
};

test.each(Object.keys(otherAddress) as LanguageCode[])('%s speaks to everybody alike', (code) => {
  const wrong = [...all.get(code)!].filter(([, text]) => otherAddress[code]!.test(text));
  // Of somebody else's account: it is the other one who reads it there.
  expect(wrong.map(([key]) => key).filter((key) => key !== 'approvals.form.uidHint')).toEqual([]);
});
