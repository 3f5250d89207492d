import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';

import type { Position } from '../../../../../domain/trading/position';
import {
  distanceToLiquidation,
  isLong,
  liquidatesFalling,
  positionMargin,
  positionValue,
  returnPercent,
  settledPnl24h,
} from '../../../../../domain/trading/position-figures';
import { liquidationRounding } from '../../../../../domain/trading/shown-liquidation';
import { positionRisk } from '../../../../../domain/trading/position-risk';
import { protectionOf, waitingLeg, type ProtectionLeg } from '../../../../../domain/trading/position-protection';
import { paths } from '../../../../runtime/paths';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import { Button } from '../../../../kit/controls/button';
import { Mark } from '../../../../kit/controls/mark';
import { classNames } from '../../../../kit/controls/class-names';
import orderStyles from '../../account/order-cells.module.css';
import { baseOf, exact, quoteOf } from '../../account/order-cells';
import styles from '../portfolio-cells.module.css';
import { usePositionName } from '../position-name';
import { usePriceText } from '../use-price-text';
import { signed, SignedFigure, signedPercent } from '../../../../kit/controls/signed-figure';
import type { PositionsStores } from './positions-stores';

interface CellProps {
  readonly position: Position;
  readonly stores: PositionsStores;
}

export function ContractCell({ position }: { readonly position: Position }) {
  return (
    <span className={styles.stack}>
      <Link to={paths.market(position.symbol)} className={orderStyles.market}>
        {marketDisplayName(position.symbol)}
      </Link>
      <Kind position={position} />
    </span>
  );
}

/** Which way it goes, and on what margin. */
export function Kind({ position }: { readonly position: Position }) {
  const { t } = useTranslation('portfolio');
  const long = isLong(position);
  return (
    <span className={styles.pair}>
      <span className={long ? orderStyles.buy : orderStyles.sell}>{t(`direction.${long ? 'long' : 'short'}`)}</span>
      <span className={styles.sub}>
        {t(`marginMode.${position.marginMode}`)} {t('leverage', { leverage: position.leverage })}
      </span>
    </span>
  );
}

/** What is held, and its worth at the mark. */
export const SizeCell = observer(function SizeCell({ position, stores }: CellProps) {
  const format = useFormat();
  return (
    <span className={styles.stack}>
      <span>
        {exact(format, position.holding.abs())} {baseOf(position.symbol)}
      </span>
      <span className={styles.sub}>
        {format.decimal(positionValue(position, stores.prices.mark(position)), 2, 'half-even')}{' '}
        {quoteOf(position.symbol)}
      </span>
    </span>
  );
});

/** What it was opened at, over what it is valued at now. */
export const PricesCell = observer(function PricesCell({ position, stores }: CellProps) {
  const price = usePriceText(stores);
  return (
    <span className={styles.stack}>
      <span>{price(position.symbol, position.averageOpenPrice)}</span>
      <span>{price(position.symbol, stores.prices.mark(position), 'down')}</span>
    </span>
  );
});

export const LiquidationCell = observer(function LiquidationCell({ position, stores }: CellProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const price = usePriceText(stores);
  const mark = stores.prices.mark(position);
  const distance = distanceToLiquidation(position, mark);
  const level = positionRisk(position, mark, stores.risk.value);
  const away = t('away', {
    percent: distance ? format.part(distance.div(100).round(distance.gte(100) ? 2 : 4)) : unknownFigure,
  });
  return (
    <span className={styles.stack} data-risk={level}>
      {position.liquidationPrice ? (
        <span>
          {price(position.symbol, position.liquidationPrice, liquidationRounding(liquidatesFalling(position)))}
        </span>
      ) : (
        <span className={styles.sub}>{t('noLiquidation')}</span>
      )}
      {level === 'caution' || level === 'danger' ? (
        <Mark tone={level === 'danger' ? 'bad' : 'warning'}>{t(`risk.${level}`)}</Mark>
      ) : null}
      {position.liquidationPrice ? <span className={styles.sub}>{away}</span> : null}
    </span>
  );
});

export const MarginCell = observer(function MarginCell({
  position,
  stores,
  onChange,
}: CellProps & { readonly onChange: () => void }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const nameOf = usePositionName();
  return (
    <span className={styles.pair}>
      {format.decimal(positionMargin(position, stores.prices.mark(position)), 2, 'half-even')}{' '}
      {quoteOf(position.symbol)}
      {position.marginMode === 'ISOLATED' ? (
        <Button size="tiny" aria-label={t('positions.marginOf', { position: nameOf(position) })} onClick={onChange}>
          {t('orders.edit')}
        </Button>
      ) : null}
    </span>
  );
});

export const UnrealisedCell = observer(function UnrealisedCell({ position, stores }: CellProps) {
  const format = useFormat();
  const pnl = stores.profits.of(position);
  return (
    <SignedFigure value={pnl}>
      <span className={styles.stack}>
        <span>{signed(format, pnl)}</span>
        <span>{signedPercent(format, pnl && returnPercent(position, pnl))}</span>
      </span>
    </SignedFigure>
  );
});

export function SettledCell({ position }: { readonly position: Position }) {
  const format = useFormat();
  const settled = settledPnl24h(position);
  return <SignedFigure value={settled}>{signed(format, settled)}</SignedFigure>;
}

export const FundingCell = observer(function FundingCell({ position, stores }: CellProps) {
  const format = useFormat();
  const sum = stores.funding.of(position);
  return (
    <SignedFigure value={sum} places={4}>
      {signed(format, sum, 4)}
    </SignedFigure>
  );
});

const adlLevels = [1, 2, 3, 4, 5];
const adlDanger = 4;

/** How soon the position would be closed for others' losses: as lights and in words. */
export function AdlCell({ position }: { readonly position: Position }) {
  const { t } = useTranslation('portfolio');
  const { adlQuantile: level } = position;
  if (level < 1) return <>{unknownFigure}</>;
  return (
    <span className={styles.lights} title={t('adl.explained', { level })}>
      {adlLevels.map((each) => (
        <span
          key={each}
          aria-hidden="true"
          className={classNames(styles.light, each <= level && styles.lit)}
          data-danger={level >= adlDanger || undefined}
        />
      ))}
      <span className={styles.lightText}>{t('adl.level', { level })}</span>
    </span>
  );
}

export const ProtectionCell = observer(function ProtectionCell({
  position,
  stores,
  onChange,
}: CellProps & { readonly onChange: () => void }) {
  const { t } = useTranslation(['portfolio', 'common']);
  const nameOf = usePositionName();
  const format = useFormat();
  const price = usePriceText(stores);
  const { value: orders, failure } = stores.algoOrders;
  // While it is not known what protects it, nothing is set: there may be something already.
  if (!orders)
    return (
      <span className={styles.pair}>
        {unknownFigure}
        {failure ? (
          <Button
            size="tiny"
            aria-label={`${t('common:action.retry')}: ${t('positions.protectOf', { position: nameOf(position) })}`}
            onClick={() => void stores.algoOrders.refresh()}
          >
            {t('common:action.retry')}
          </Button>
        ) : null}
      </span>
    );
  const groups = protectionOf(position, orders);
  const whole = groups.find(({ algoType }) => algoType === 'POSITIONAL_TP_SL');
  const text = (leg: ProtectionLeg): string => price(position.symbol, whole && waitingLeg(whole, leg)?.triggerPrice);
  const parts = groups.filter(({ algoType }) => algoType === 'TP_SL').length;
  return (
    <span className={styles.pair}>
      {whole ? (
        <span className={styles.stack}>
          <span>{text('TAKE_PROFIT')}</span>
          <span>{text('STOP_LOSS')}</span>
        </span>
      ) : null}
      {parts > 0 ? <span className={styles.tag}>+{format.integer(parts)}</span> : null}
      <Button size="tiny" aria-label={t('positions.protectOf', { position: nameOf(position) })} onClick={onChange}>
        {whole || parts > 0 ? t('orders.edit') : t('positions.protect')}
      </Button>
    </span>
  );
});
