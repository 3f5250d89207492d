import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languageCodes, languages, type LanguageCode } from '../../../../src/domain/platform/language';
import { drawingTools } from '../../../../src/domain/markets/chart-drawing';
import { asTerm, terms } from '../../../support/terms';

const folder = 'src/presentation/i18n';
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

type Texts = ReadonlyMap<string, string>;

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') return into.set(path, value);
  for (const [key, child] of Object.entries(value as Record<string, unknown>))
    flatten(child, path === '' ? key : `${path}.${key}`, into);
  return into;
}

function texts(code: LanguageCode, namespace: string): Texts {
  return flatten(JSON.parse(readFileSync(join(folder, code, `${namespace}.json`), 'utf8')), '', new Map());
}

const baseKey = (key: string): string => key.replace(pluralSuffix, '');
const isPlural = (key: string, all: Texts): boolean => pluralSuffix.test(key) && all.has(`${baseKey(key)}_other`);
const messages = (all: Texts): string[] =>
  [...new Set([...all.keys()].map((key) => (isPlural(key, all) ? `${baseKey(key)} (plural)` : key)))].sort();
const placeholders = (text: string): string[] =>
  [
    ...new Set(
      [...text.matchAll(/\{\{\s*([\w]+)[^}]*\}\}|<(\w+)\s*\/?>/g)].map((match) => match[1] ?? `<${match[2]}>`),
    ),
  ].sort();

/** Whether docs/terms.md says that the language has the English word. */
const isTerm = (text: string, code: LanguageCode): boolean =>
  terms.some(([term, forms]) => asTerm(term) === asTerm(text) && forms.get(code)!.map(asTerm).includes(asTerm(text)));

/** Letters in a text, without its placeholders: what a translator could have changed. */
const words = (text: string): string => text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').replace(/[^\p{L}]/gu, '');

/**
 * Texts that are rightly the same as in English: names, abbreviations, and words that a language shares with it.
 * `*` stands for all languages.
 */
const sameAsEnglish: Readonly<Record<string, readonly (LanguageCode | '*')[]>> = {
  'download:stores.ios.action': ['*'],
  'download:stores.android.title': ['*'],
  'download:stores.android.action': ['*'],
  'download:package.megabytes': ['*'],
  'referral:referees.state': ['pt'],
  'security:email.title': ['vn'],
  'signInMethods:title': ['pt'],
  'status:call': ['pt', 'vn', 'es'],
  'status:state.refused': ['es'],
  'status:host': ['pt', 'es'],
  'status:milliseconds': ['pt', 'vn', 'es'],
  'status:stateName': ['pt'],
  'careers:word.lisbon': ['vn'],
  'blog:title': ['pt', 'vn', 'es'],
  'blog:category.earn': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'blog:category.trading': ['es'],
  'common:nav.blog': ['pt', 'vn', 'es'],
  'account:identity.email': ['vn'],
  'account:identity.uid': ['*'],
  'chart:scale.linear': ['pt'],
  'chart:type.candles': ['pt'],
  'chart:type.heikinAshi': ['vn', 'es', 'pt'],
  'common:nav.myWoo': ['*'],
  'copyTrading:by.ASSETS': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'copyTrading:figure.pnl': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'copyTrading:figure.assets': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'leadTraders:leads.assets': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'partners:form.trader.email': ['vn'],
  'copyTrading:period.SEVEN_DAYS': ['pt', 'es'],
  'copyTrading:period.THIRTY_DAYS': ['pt', 'es'],
  'copyTrading:period.NINETY_DAYS': ['pt', 'es'],
  'copyTrading:daysShort': ['pt', 'es'],
  'copyTrading:holding.minutes': ['pt', 'es'],
  'copyTrading:holding.less': ['pt', 'es'],
  'copyTrading:column.status': ['pt'],
  'copyTrading:column.slippage': ['pt'],
  'people:column.pnl': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'people:tab.label': ['pt'],
  'people:tab.volume': ['pt'],
  'people:period.SEVEN_DAYS': ['pt', 'es'],
  'people:period.THIRTY_DAYS': ['pt', 'es'],
  'people:period.NINETY_DAYS': ['pt', 'es'],
  'people:by.VOLUME': ['pt'],
  'people:column.trader': ['pt', 'vn', 'es'],
  'people:column.capital': ['pt', 'es'],
  'people:column.volume': ['pt'],
  'people:formula.roi.text': ['pt', 'es'],
  'people:formula.capital.name': ['pt', 'es'],
  'people:badge.POPULAR.name': ['pt', 'es'],
  'people:span.sevenDays': ['pt', 'es'],
  'people:span.thirtyDays': ['pt', 'es'],
  'people:span.ninetyDays': ['pt', 'es'],
  'people:performance.drawdown': ['pt', 'es'],
  'people:privacy.showVolume.name': ['pt'],
  'people:privacy.avatar': ['pt', 'es'],
  'portfolio:protect.title': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'portfolio:share.pnl': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'productMenus:place.token.name': ['*'],
  'productMenus:place.vaults.name': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'programme:title': ['*'],
  'campaigns:statusName': ['pt'],
  'rewardCenter:vouchers.title': ['pt'],
  'rewardCenter:vouchers.status': ['pt'],
  'rewardCenter:voucher.name.other': ['pt', 'vn'],
  'listingCampaign:column.token': ['pt', 'vn', 'es'],
  'listingCampaign:column.volume': ['pt'],
  'campaigns:board.trader': ['vn', 'pt', 'es'],
  'campaigns:board.volume': ['pt'],
  'campaigns:tasks.points': ['pt', 'es'],
  'programme:action.stake': ['vn'],
  'programme:tiers.spot': ['es', 'pt', 'vn'],
  'settings:discord.title': ['*'],
  'safety:feeds.milliseconds': ['es', 'pt', 'vn'],
  'safety:feeds.percentiles': ['*'],
  'settings:format.utc': ['*'],
  'common:account.uid': ['*'],
  'common:footer.legal': ['es'],
  'common:link.appStore': ['*'],
  'common:link.playStore': ['*'],
  'common:link.x': ['*'],
  'common:link.telegram': ['*'],
  'common:link.discord': ['*'],
  'common:link.youtube': ['*'],
  'common:link.linkedin': ['*'],
  'common:nav.earn': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'common:nav.menu': ['pt', 'vn'],
  'earn:column.rate': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'earn:title': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'earn:type.RWA': ['*'],
  'common:notice.error': ['es'],
  'staking:exits.days': ['es', 'pt'],
  'staking:exits.hours': ['es', 'pt'],
  'staking:exits.state': ['pt'],
  'staking:mode.stake': ['vn'],
  'staking:rewards.stake': ['vn'],
  'staking:terms.apr': ['*'],
  'reference:authentication.socket': ['*'],
  'reference:chapter.streams': ['*'],
  'reference:call.assumed': ['es'],
  'reference:limits.call': ['pt', 'vn', 'es'],
  'reference:tree.count': ['pt', 'es'],
  'home:products.earn.title': ['vn'],
  'home:spread.basisPoints': ['vn'],
  'marketData:costs.exchange': ['es'],
  'marketData:groups.stablecoins': ['es', 'pt'],
  'marketData:token.noCollateral': ['es'],
  'markets:row.type.PERP': ['pt', 'es'],
  'portfolio:column.unrealised': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'portfolio:column.protection': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'session:email.label': ['vn'],
  'trade:chart.legend.volume': ['pt', 'es'],
  'trade:column.totalIn': ['pt', 'es'],
  'trade:column.volume': ['pt'],
  'chart:settings.volume.label': ['pt'],
  'wallet:kind.EARN': ['ru', 'pt', 'ukr', 'vn', 'es'],
  'wallet:kind.REBATE': ['pt'],
  'wallet:records.status': ['pt'],
};

const english = readdirSync(join(folder, defaultLanguage)).map((file) => file.replace(/\.json$/, ''));
const others = languageCodes.filter((code) => code !== defaultLanguage);

describe.each(english)('%s', (namespace) => {
  const source = texts(defaultLanguage, namespace);
  const complete = languageCodes.map((code) => [code] as const);

  test.each(complete)('%s has the same texts', (code) => {
    expect(messages(texts(code, namespace))).toEqual(messages(source));
  });

  test.each(complete)('%s has the plural forms of its language', (code) => {
    const all = texts(code, namespace);
    const forms = new Intl.PluralRules(languages[code].regionalTag).resolvedOptions().pluralCategories.slice().sort();
    const plurals = [...new Set([...all.keys()].filter((key) => isPlural(key, all)).map(baseKey))];
    for (const key of plurals) {
      const own = [...all.keys()]
        .filter((each) => pluralSuffix.test(each) && baseKey(each) === key)
        .map((each) => pluralSuffix.exec(each)![1]!);
      expect({ key, forms: own.sort() }).toEqual({ key, forms });
    }
  });

  test.each(others.map((code) => [code] as const))('%s fills in the same values', (code) => {
    for (const [key, text] of texts(code, namespace)) {
      const original = source.get(key) ?? source.get(`${baseKey(key)}_other`);
      expect({ key, values: placeholders(text).filter((name) => name !== 'count') }).toEqual({
        key,
        values: placeholders(original ?? '').filter((name) => name !== 'count'),
      });
    }
  });

  test.each(others.map((code) => [code] as const))('%s is translated', (code) => {
    const left = [...texts(code, namespace)]
      .filter(([key, text]) => text === source.get(key) && words(text).length > 1 && !isTerm(text, code))
      .map(([key]) => `${namespace}:${key}`)
      .filter((key) => !sameAsEnglish[key]?.some((allowed) => allowed === '*' || allowed === code));
    expect(left).toEqual([]);
  });

  test.each(complete)('%s has no typewriter quotes or apostrophes', (code) => {
    expect([...texts(code, namespace)].filter(([, text]) => /['"`]/.test(text))).toEqual([]);
  });

  test.each(complete)('%s writes per cent as its figures do', (code) => {
    const { regionalTag } = languages[code];
    const sign = new Intl.NumberFormat(regionalTag, { style: 'percent' }).format(0).replace('0', '');
    const others = [...texts(code, namespace)]
      // What is typed as a command has no space.
      .filter(([key, text]) => `${namespace}:${key}` !== 'commands:palette.example' && /[\d}]\s*%/.test(text))
      .filter(([, text]) => [...text.matchAll(/[\d}](\s*%)/g)].some(([, written]) => written !== sign))
      .map(([key, text]) => `${key}: ${text}`);
    expect(others).toEqual([]);
  });

  // The build leaves out how the library puts one text into another (scripts/lib/slim-libraries.mjs).
  test.each(complete)('%s refers to no other text', (code) => {
    expect([...texts(code, namespace)].filter(([, text]) => text.includes('$t(')).map(([key]) => key)).toEqual([]);
  });

  test.each(complete)('%s leaves nothing empty', (code) => {
    expect([...texts(code, namespace)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });
});

// Side by side, their names are all that tells them apart for whoever does not see the pictures.
test.each(languageCodes)('drawing tools are called differently in %s', (code) => {
  const all = texts(code, 'chart');
  const names = Object.keys(drawingTools).map((tool) => all.get(`draw.${tool}`));
  expect(new Set(names).size).toBe(names.length);
});
