import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName, parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import { decimalPlaces, type Decimal } from '../../../../domain/shared/decimal';
import type { OrderSide } from '../../../../domain/trading/order';
import { paths } from '../../../runtime/paths';
import type { Format } from '../../../kit/formats/format';
import { unknownFigure } from '../../../kit/formats/format';
import styles from './order-cells.module.css';

/** A figure of an own order or fill, with all the decimals it has. */
export function exact(format: Format, value: Decimal | undefined): string {
  return value === undefined ? unknownFigure : format.decimal(value, Math.min(12, decimalPlaces(value)), 'down');
}

/** Digits that tell an average price from its neighbours; a quotient has no end of its own. */
const averageDigits = 8;

export function average(format: Format, value: Decimal | undefined): string {
  if (value === undefined) return unknownFigure;
  const whole = value.abs().toFixed(0).length;
  const places = value.gte(1) ? Math.max(2, averageDigits - whole) : averageDigits;
  return format.decimal(value, Math.min(places, decimalPlaces(value)), 'half-even');
}

export function MarketCell({ symbol }: { readonly symbol: string }) {
  return (
    <Link to={paths.market(symbol)} className={styles.market}>
      {marketDisplayName(symbol)}
    </Link>
  );
}

export function SideCell({ side }: { readonly side: OrderSide }) {
  const { t } = useTranslation('trade');
  return <span className={side === 'BUY' ? styles.buy : styles.sell}>{t(`side.${side}`)}</span>;
}

export function baseOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.base ?? '';
}

export function quoteOf(symbol: string): string {
  return parseMarketSymbol(symbol)?.quote ?? '';
}
