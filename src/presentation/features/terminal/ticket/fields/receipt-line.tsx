import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roundTo, type Decimal } from '../../../../../domain/shared/decimal';
import type { MarketFigures } from '../../../../kit/formats/market-figures';
import styles from './receipt.module.css';

/** One figure of a receipt. */
export function ReceiptLine({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface BreakEvenLineProps {
  readonly of: { readonly holding: Decimal; readonly breakEven: Decimal | undefined } | undefined;
  readonly market: MarketFigures;
  readonly quote: string;
}

/** The market's nearest price at which closing certainly pays: further up for a long, down for a short. */
export function BreakEvenLine({ of, market, quote }: BreakEvenLineProps) {
  const { t } = useTranslation('ticket');
  const exact = of?.breakEven;
  const price = exact && roundTo(exact, market.priceDecimals, of.holding.gt(0) ? 'up' : 'down');
  return (
    <ReceiptLine name={t('receipt.breakEven')}>
      {market.price(price)} {quote}
    </ReceiptLine>
  );
}
