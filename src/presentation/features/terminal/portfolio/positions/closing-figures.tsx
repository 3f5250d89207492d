import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal, zero, type Decimal } from '../../../../../domain/shared/decimal';
import type { Position } from '../../../../../domain/trading/position';
import { closingSide } from '../../../../../domain/trading/position-closing';
import { positionValue, profitSinceOpened } from '../../../../../domain/trading/position-figures';
import { useFormat } from '../../../../kit/formats/use-format';
import { quoteOf } from '../../account/order-cells';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
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
  const { symbol, averageOpenPrice } = position;
  useEffect(() => fees.askRates(symbol), [fees, symbol]);
  const at = price ?? prices.mark(position);
  const pnl = part && profitSinceOpened({ holding: part, averageOpenPrice }, at);
  const rate = fees.rateOf(symbol, rests ? 'maker' : 'taker');
  const fee = traded && rate?.times(positionValue({ holding: traded }, at));
  return <Estimate pnl={pnl} fee={fee} quote={quoteOf(symbol)} atMark={!price} />;
});

/** What closing a position at market would bring before fees: at the best price of its book, unknown without one. */
export function resultInBook(stores: Pick<PositionsStores, 'tickers'>, position: Position): Decimal | undefined {
  const price = priceInBook(stores, position);
  return price && profitSinceOpened(position, price);
}

interface GroupClosingFiguresProps {
  readonly positions: readonly Position[];
  readonly stores: Pick<PositionsStores, 'fees' | 'tickers'>;
}

/** The same of closing several at market, each at the best price of its book; not before it is known of all of them. */
export const GroupClosingFigures = observer(function GroupClosingFigures({
  positions,
  stores,
}: GroupClosingFiguresProps) {
  const { fees } = stores;
  useEffect(() => positions.forEach(({ symbol }) => fees.askRates(symbol)), [fees, positions]);
  const quotes = [...new Set(positions.map(({ symbol }) => quoteOf(symbol)))];
  return (
    <>
      {quotes.map((quote) => {
        const own = positions.filter(({ symbol }) => quoteOf(symbol) === quote);
        const pnl = sumOf(own, (position) => resultInBook(stores, position));
        const fee = sumOf(own, (position) => {
          const price = priceInBook(stores, position);
          return price && fees.rateOf(position.symbol, 'taker')?.times(positionValue(position, price));
        });
        return <Estimate key={quote} pnl={pnl} fee={fee} quote={quote} />;
      })}
    </>
  );
});

interface EstimateProps {
  readonly pnl: Decimal | undefined;
  readonly fee: Decimal | undefined;
  readonly quote: string;
  /** Not at what the book offers. */
  readonly atMark?: boolean;
}

function Estimate({ pnl, fee, quote, atMark = false }: EstimateProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  return (
    <>
      <dt>{t(atMark ? 'close.expectedAtMark' : 'close.expected')}</dt>
      <dd>
        <SignedFigure value={pnl}>
          {signed(format, pnl)} {quote}
        </SignedFigure>
      </dd>
      <dt>{t('close.fee')}</dt>
      <dd>
        {format.decimal(fee, 4, 'half-even')} {quote}
      </dd>
    </>
  );
}

/** `undefined` where one of them is not known: a part of a sum is none. */
function sumOf<Row>(rows: readonly Row[], of: (row: Row) => Decimal | undefined): Decimal | undefined {
  return rows.reduce<Decimal | undefined>((sum, row) => {
    const value = sum && of(row);
    return value && sum?.plus(value);
  }, zero);
}
