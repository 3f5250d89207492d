import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal, type Decimal } from '../../../../../domain/shared/decimal';
import type { Position } from '../../../../../domain/trading/position';
import { closingSide } from '../../../../../domain/trading/position-closing';
import { positionValue, profitSinceOpened } from '../../../../../domain/trading/position-figures';
import { useFormat } from '../../../../kit/formats/use-format';
import { quoteOf } from '../../account/order-cells';
import { signed, SignedFigure } from '../../account/signed-figure';
import type { PositionsStores } from './positions-stores';

/** The best price of the book that an order closing the position would meet; `undefined` while that is not known. */
export function priceInBook({ tickers }: Pick<PositionsStores, 'tickers'>, position: Position): Decimal | undefined {
  const { firstBidPrice, firstAskPrice } = tickers.ticker(position.symbol) ?? {};
  const best = closingSide(position) === 'SELL' ? firstBidPrice : firstAskPrice;
  return best ? decimal(best) : undefined;
}

interface ClosingFiguresProps {
  readonly position: Position;
  /** What of it is closed, signed like the holding; `undefined` while that is not known. */
  readonly part: Decimal | undefined;
  /** What it is closed at, `undefined` where only the mark can tell. */
  readonly price: Decimal | undefined;
  /** How much is traded, where that is more than what is closed. */
  readonly traded?: Decimal | undefined;
  readonly rests?: boolean;
  readonly stores: Pick<PositionsStores, 'fees' | 'prices'>;
}

/** What closing would bring before fees, and the fee. */
export const ClosingFigures = observer(function ClosingFigures({
  position,
  part,
  price,
  traded = part,
  rests = false,
  stores: { fees, prices },
}: ClosingFiguresProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const { symbol, averageOpenPrice } = position;
  useEffect(() => fees.askRates(symbol), [fees, symbol]);
  const at = price ?? prices.mark(position);
  const pnl = part && profitSinceOpened({ holding: part, averageOpenPrice }, at);
  const rate = fees.rateOf(symbol, rests ? 'maker' : 'taker');
  const fee = traded && rate?.times(positionValue({ holding: traded }, at));
  return (
    <>
      <dt>{t(price ? 'close.expected' : 'close.expectedAtMark')}</dt>
      <dd>
        <SignedFigure value={pnl}>
          {signed(format, pnl)} {quoteOf(symbol)}
        </SignedFigure>
      </dd>
      <dt>{t('close.fee')}</dt>
      <dd>
        {format.decimal(fee, 4, 'half-even')} {quoteOf(symbol)}
      </dd>
    </>
  );
});
