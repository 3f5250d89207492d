import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreparedOrder } from '../../../domain/commands/prepared-order';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import { useFormat } from '../../kit/formats/use-format';
import { marketFigures } from '../../kit/formats/market-figures';
import styles from './palette.module.css';
import type { PaletteStore } from './palette.store';

/** An order as it would go out, figure by figure. */
export const OrderFacts = observer(function OrderFacts({
  order,
  palette,
}: {
  readonly order: PreparedOrder;
  readonly palette: PaletteStore;
}) {
  const { t } = useTranslation('commands');
  const format = useFormat();
  const instrument = palette.instruments.find(({ symbol }) => symbol === order.symbol);
  if (!instrument) return null;
  const figures = marketFigures(format, instrument);
  const { quantity, amount, price, stopLoss, takeProfit, reduceOnly, expiresAt, type, side, position } = order;
  const effect = position?.effect;
  return (
    <dl className={styles.facts} data-side={side}>
      <Fact name={t('fact.market')}>{marketDisplayName(order.symbol)}</Fact>
      <Fact name={t('fact.side')}>{t(`side.${side}`)}</Fact>
      {effect ? <Fact name={t('fact.position')}>{t(`position.${effect}.${side}`)}</Fact> : null}
      <Fact name={t('fact.type')}>{t(`type.${type}`)}</Fact>
      <Fact name={t('fact.size')}>
        {quantity
          ? `${format.decimal(quantity, decimalPlaces(quantity), 'down')} ${instrument.base}`
          : `${format.decimal(amount, amount ? decimalPlaces(amount) : 2, 'down')} ${instrument.quote}`}
      </Fact>
      {price ? <Fact name={t('fact.price')}>{`${figures.price(price)} ${instrument.quote}`}</Fact> : null}
      <Fact name={t(price ? 'fact.value' : 'fact.about')}>{`${figures.total(order.value)} ${instrument.quote}`}</Fact>
      {stopLoss ? <Fact name={t('fact.stopLoss')}>{`${figures.price(stopLoss)} ${instrument.quote}`}</Fact> : null}
      {takeProfit ? (
        <Fact name={t('fact.takeProfit')}>{`${figures.price(takeProfit)} ${instrument.quote}`}</Fact>
      ) : null}
      {expiresAt === undefined ? null : <Fact name={t('fact.expires')}>{format.dateTime(expiresAt)}</Fact>}
      {reduceOnly ? <Fact name={t('fact.reduceOnly')}>{t('fact.yes')}</Fact> : null}
    </dl>
  );
});

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
