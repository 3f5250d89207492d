import type { Environment } from '../../application/platform/environment';
import type { LanguageCode } from '../../domain/platform/language';
import { marketDisplayName, marketSlug, parseMarketSymbol } from '../../domain/markets/market-symbol';
import type { Texts } from '../../infrastructure/i18n/rendered-translations.adapter';
import type { PageOfSite } from './site';

const spot = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'WOO'];
const perpetual = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE'];

/** The markets that people look for and send to each other most. The build asks no exchange: others have one head together. */
export const namedMarkets: readonly string[] = [
  ...spot.map((base) => `SPOT_${base}_USDT`),
  ...perpetual.map((base) => `PERP_${base}_USDT`),
];

/** What the documents of those markets say of them; the product draws the rest. */
export function marketPages(
  texts: Texts,
  language: LanguageCode,
  { brand }: Pick<Environment, 'brand'>,
): readonly PageOfSite[] {
  const { title } = texts[language]['trade'] as { readonly title: string };
  const { market } = texts[language]['documents'] as { readonly market: Readonly<Record<string, string>> };
  return namedMarkets.map((symbol) => {
    const { type, base, quote } = parseMarketSymbol(symbol)!;
    return {
      path: `/trade/${marketSlug(symbol)}`,
      title: filled(title, { market: marketDisplayName(symbol), brand: brand.name }),
      description: filled(market[type]!, { base, quote }),
    };
  });
}

/** What is said of a market that the build does not know. */
export function anyMarket(
  texts: Texts,
  language: LanguageCode,
  { brand }: Pick<Environment, 'brand'>,
): Pick<PageOfSite, 'title' | 'description'> {
  const { anyMarket: said } = texts[language]['documents'] as {
    readonly anyMarket: { readonly title: string; readonly description: string };
  };
  return { title: filled(said.title, { brand: brand.name }), description: said.description };
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}
