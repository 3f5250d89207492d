import type { LanguageCode } from '../platform/language';

/** What a word of a command can mean. */
export const commandKeywords = [
  'buy',
  'sell',
  'openLong',
  'openShort',
  'closeLong',
  'closeShort',
  'alert',
  'market',
  'limit',
  'bid',
  'ask',
  'mid',
  'stopLoss',
  'takeProfit',
  'post',
  'ioc',
  'fok',
  'gtd',
  'reduce',
  'above',
  'below',
] as const;
export type CommandKeyword = (typeof commandKeywords)[number];

type Words = Readonly<Record<CommandKeyword, readonly string[]>>;

const everywhere = { ioc: ['ioc'], fok: ['fok'], gtd: ['gtd'] } as const;

/** The first of each is the one that is offered. All languages are understood at once, so a word means one thing in all of them. */
const words: Readonly<Record<LanguageCode, Words>> = {
  en: {
    ...everywhere,
    buy: ['buy', 'long'],
    sell: ['sell', 'short'],
    openLong: ['open long'],
    openShort: ['open short'],
    closeLong: ['close long'],
    closeShort: ['close short'],
    alert: ['alert'],
    market: ['market', 'mkt'],
    limit: ['limit', '@'],
    bid: ['bid'],
    ask: ['ask'],
    mid: ['mid', 'middle'],
    stopLoss: ['sl', 'stop'],
    takeProfit: ['tp', 'target'],
    post: ['post', 'post-only'],
    reduce: ['reduce', 'reduce-only'],
    above: ['above', 'over'],
    below: ['below', 'under'],
  },
  zh: {
    ...everywhere,
    buy: ['買入', '買', '買進', '做多'],
    sell: ['賣出', '賣', '做空'],
    openLong: ['開多', '開多倉'],
    openShort: ['開空', '開空倉'],
    closeLong: ['平多', '平多單'],
    closeShort: ['平空', '平空單'],
    alert: ['提醒', '警示'],
    market: ['市價'],
    limit: ['限價'],
    bid: ['買一'],
    ask: ['賣一'],
    mid: ['中間價'],
    stopLoss: ['停損', '止損'],
    takeProfit: ['停利', '止盈'],
    post: ['只掛單'],
    reduce: ['只減倉'],
    above: ['高於'],
    below: ['低於'],
  },
  'zh-Hans': {
    ...everywhere,
    buy: ['买入', '买', '买进'],
    sell: ['卖出', '卖'],
    openLong: ['开多', '开多仓'],
    openShort: ['开空', '开空仓'],
    closeLong: ['平多', '平多仓'],
    closeShort: ['平空', '平空仓'],
    alert: ['提醒'],
    market: ['市价'],
    limit: ['限价'],
    bid: ['买一'],
    ask: ['卖一'],
    mid: ['中间价'],
    stopLoss: ['止损'],
    takeProfit: ['止盈'],
    post: ['只挂单'],
    reduce: ['只减仓'],
    above: ['高于'],
    below: ['低于'],
  },
  ru: {
    ...everywhere,
    buy: ['купить', 'купи', 'лонг'],
    sell: ['продать', 'продай', 'шорт'],
    openLong: ['открыть лонг'],
    openShort: ['открыть шорт'],
    closeLong: ['закрыть лонг'],
    closeShort: ['закрыть шорт'],
    alert: ['оповещение', 'алерт'],
    market: ['рынок', 'по рынку'],
    limit: ['лимит'],
    bid: ['бид'],
    ask: ['аск'],
    mid: ['середина'],
    stopLoss: ['стоп', 'сл'],
    takeProfit: ['тейк', 'тп'],
    post: ['пост'],
    reduce: ['сократить'],
    above: ['выше'],
    below: ['ниже'],
  },
  pt: {
    ...everywhere,
    buy: ['comprar', 'compra'],
    sell: ['vender', 'venda'],
    openLong: ['abrir comprado', 'abrir long'],
    openShort: ['abrir vendido', 'abrir short'],
    closeLong: ['fechar comprado', 'fechar long'],
    closeShort: ['fechar vendido', 'fechar short'],
    alert: ['alerta'],
    market: ['mercado'],
    limit: ['limite'],
    bid: ['bid'],
    ask: ['ask'],
    mid: ['meio'],
    stopLoss: ['stop', 'perda'],
    takeProfit: ['alvo', 'lucro'],
    post: ['passiva'],
    reduce: ['reduzir'],
    above: ['acima'],
    below: ['abaixo'],
  },
  ukr: {
    ...everywhere,
    buy: ['купити', 'купи'],
    sell: ['продати', 'продай'],
    openLong: ['відкрити лонг'],
    openShort: ['відкрити шорт'],
    closeLong: ['закрити лонг'],
    closeShort: ['закрити шорт'],
    alert: ['сповіщення'],
    market: ['ринок', 'за ринком'],
    limit: ['ліміт'],
    bid: ['бід'],
    ask: ['аск'],
    mid: ['середина'],
    stopLoss: ['стоп'],
    takeProfit: ['тейк'],
    post: ['пост'],
    reduce: ['зменшити'],
    above: ['вище'],
    below: ['нижче'],
  },
  vn: {
    ...everywhere,
    buy: ['mua'],
    sell: ['bán'],
    openLong: ['mở long', 'mở vị thế mua'],
    openShort: ['mở short', 'mở vị thế bán'],
    closeLong: ['đóng long', 'đóng vị thế mua'],
    closeShort: ['đóng short', 'đóng vị thế bán'],
    alert: ['cảnh báo'],
    market: ['thị trường'],
    limit: ['giới hạn'],
    bid: ['giá mua'],
    ask: ['giá bán'],
    mid: ['giá giữa'],
    stopLoss: ['cắt lỗ'],
    takeProfit: ['chốt lời'],
    post: ['chỉ đặt chờ'],
    reduce: ['chỉ giảm'],
    above: ['trên'],
    below: ['dưới'],
  },
  es: {
    ...everywhere,
    buy: ['comprar', 'compra'],
    sell: ['vender', 'vende'],
    openLong: ['abrir largo'],
    openShort: ['abrir corto'],
    closeLong: ['cerrar largo'],
    closeShort: ['cerrar corto'],
    alert: ['alerta'],
    market: ['mercado'],
    limit: ['límite'],
    bid: ['bid'],
    ask: ['ask'],
    mid: ['medio'],
    stopLoss: ['stop', 'pérdida'],
    takeProfit: ['objetivo', 'beneficio'],
    post: ['pasiva'],
    reduce: ['reducir'],
    above: ['encima'],
    below: ['debajo'],
  },
};

/** Words are compared without case and accents, so that "ban" is "bán" to whoever types without them. */
export function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/đ/g, 'd');
}

/** Every word of every language with what it means. */
export const commandWords: readonly (readonly [word: string, keyword: CommandKeyword])[] = Object.values(words).flatMap(
  (of) => commandKeywords.flatMap((keyword) => of[keyword].map((word) => [foldWord(word), keyword] as const)),
);

const meanings = new Map(commandWords);

/** The most words that one keyword has. */
export const longestPhrase = Math.max(...[...meanings.keys()].map((word) => word.split(' ').length));

export function keywordOf(phrase: string): CommandKeyword | undefined {
  return meanings.get(foldWord(phrase));
}

/** The word that a language offers for a keyword; English where none is named. */
export function wordFor(keyword: CommandKeyword, language: LanguageCode = 'en'): string {
  return words[language][keyword][0]!;
}
