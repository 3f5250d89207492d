import type { Environment } from '../../application/platform/environment';
import type { LanguageCode } from '../../domain/platform/language';
import { marketDisplayName, marketSlug, parseMarketSymbol } from '../../domain/markets/market-symbol';
import type { Texts } from '../../infrastructure/i18n/rendered-translations.adapter';
import type { PageOfSite } from './site';

const spot = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'WOO'];
const perpetual = ['BTC', 'ETH', 'SOL', 'XRP', 'DOGE'];

/** The markets that people look for and send to each other most. The build asks no exchange: others have the head of the list. */
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

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}
