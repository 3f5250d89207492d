import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../../../domain/shared/decimal';
import { payingPrice } from '../../../../../domain/trading/break-even';
import { shownLiquidation } from '../../../../../domain/trading/shown-liquidation';
import type { MarketFigures } from '../../../../kit/formats/market-figures';
import { useFormat } from '../../../../kit/formats/use-format';
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

/** What of each fee is not charged for now: nobody says how far it goes, so that the figures beside it are without it. */
export function RebateLine({ of: rebate }: { readonly of: Decimal | undefined }) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  return rebate ? <ReceiptLine name={t('receipt.rebate')}>{format.part(rebate)}</ReceiptLine> : null;
}

interface BreakEvenLineProps {
  readonly of: { readonly holding: Decimal; readonly breakEven: Decimal | undefined } | undefined;
  readonly market: MarketFigures;
  readonly quote: string;
}

interface LiquidationPriceProps extends Pick<BreakEvenLineProps, 'market' | 'quote'> {
  readonly of: { readonly liquidationPrice: Decimal | undefined; readonly liquidatesFalling: boolean } | undefined;
}

export function LiquidationPrice({ of, market, quote }: LiquidationPriceProps) {
  const { t } = useTranslation('ticket');
  // That no price would do it is known once there is an outcome; before, nothing is.
  if (of && !of.liquidationPrice) return t('receipt.noLiquidation');
  const price =
    of?.liquidationPrice && shownLiquidation(of.liquidationPrice, of.liquidatesFalling, market.priceDecimals);
  return `${market.price(price)} ${quote}`;
}

/** Where closing would pay, among the market's prices. */
export function BreakEvenLine({ of, market, quote }: BreakEvenLineProps) {
  const { t } = useTranslation('ticket');
  const price = of?.breakEven && payingPrice(of.breakEven, of.holding, market.priceDecimals);
  return (
    <ReceiptLine name={t('receipt.breakEven')}>
      {market.price(price)} {quote}
    </ReceiptLine>
  );
}
