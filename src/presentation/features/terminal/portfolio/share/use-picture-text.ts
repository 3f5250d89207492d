import { useTranslation } from 'react-i18next';
import { marketDisplayName, parseMarketSymbol } from '../../../../../domain/markets/market-symbol';
import type { PositionResult } from '../../../../../domain/trading/position-result';
import { useApp } from '../../../../runtime/app-context';
import { useFormat } from '../../../../kit/formats/use-format';
import { usePriceText } from '../use-price-text';
import type { InstrumentsStore } from '../instruments.store';
import { signed, signedPercent } from '../../../../kit/controls/signed-figure';
import type { PictureText } from './profit-picture';
import type { ShareStore } from './share.store';

/** What its percentage is: of the margin, or of the whole value where the leverage is not known. */
export function returnKey({ leverage }: Pick<PositionResult, 'leverage'>) {
  return leverage === undefined ? 'share.unleveraged' : 'share.roi';
}

/** The words of the picture, by what was chosen to be on it. */
export function usePictureText(stores: {
  readonly instruments: InstrumentsStore;
}): (result: PositionResult, share: ShareStore) => PictureText {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const price = usePriceText(stores);
  const { environment } = useApp();
  return (result, { shown, slogan, code, link }) => {
    const leverage =
      shown.has('leverage') && result.leverage !== undefined ? t('leverage', { leverage: result.leverage }) : '';
    return {
      brand: environment.brand.name,
      market: marketDisplayName(result.symbol),
      direction: [t(`direction.${result.long ? 'long' : 'short'}`), leverage].filter(Boolean).join(' '),
      outcome: result.liquidated ? t('closed.liquidated') : undefined,
      measure: shown.has('roi') ? t(returnKey(result)) : undefined,
      headline: shown.has('roi') ? signedPercent(format, result.percent) : undefined,
      pnl: shown.has('pnl')
        ? `${signed(format, result.pnl)} ${parseMarketSymbol(result.symbol)?.quote ?? ''}`
        : undefined,
      prices: shown.has('prices')
        ? [
            [t('share.entry'), price(result.symbol, result.entry)],
            [t(result.isOpen ? 'share.mark' : 'share.exit'), price(result.symbol, result.exit)],
          ]
        : [],
      slogan,
      foot: [link.replace(/^https?:\/\//, ''), shown.has('code') && code ? t('share.codeLine', { code }) : ''].filter(
        Boolean,
      ),
    };
  };
}
