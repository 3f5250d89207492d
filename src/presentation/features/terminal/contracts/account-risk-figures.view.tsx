import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../../domain/shared/decimal';
import { accountLeverage, accountStake } from '../../../../domain/trading/account-stake';
import type { MarginSummary } from '../../../../domain/trading/margin-summary';
import type { Position } from '../../../../domain/trading/position';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import type { PositionPricesStore } from '../account/position-prices.store';
import type { PositionProfitsStore } from '../account/position-profits.store';
import { signed, SignedFigure } from '../../../kit/controls/signed-figure';
import styles from './account-risk.module.css';

interface AccountRiskFiguresProps {
  readonly summary: MarginSummary;
  /** `undefined` while they are not known. */
  readonly positions: readonly Position[] | undefined;
  readonly profits: PositionProfitsStore;
  readonly prices: PositionPricesStore;
}

/** Money in USDT. */
export const AccountRiskFigures = observer(function AccountRiskFigures({
  summary,
  positions,
  profits,
  prices,
}: AccountRiskFiguresProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const stake = positions && accountStake(prices.marked(positions));
  const leverage = stake && accountLeverage(stake, summary.totalAccountValue);
  const money = (value: Decimal | undefined): string =>
    value === undefined ? unknownFigure : `${format.decimal(value, 2, 'down')} USDT`;
  const pnl = positions && profits.total(positions);
  return (
    <dl className={styles.figures}>
      <Figure name={t('accountRisk.equity')}>{money(summary.totalAccountValue)}</Figure>
      <Figure name={t('accountRisk.collateral')}>{money(summary.totalCollateral)}</Figure>
      <Figure name={t('accountRisk.free')}>{money(summary.freeCollateral)}</Figure>
      <Figure name={t('accountRisk.leverage')}>
        {leverage ? `${format.decimal(leverage, 2, 'up')}×` : unknownFigure}
      </Figure>
      <Figure name={t('accountRisk.unrealised')}>
        <SignedFigure value={pnl}>{pnl ? `${signed(format, pnl)} USDT` : unknownFigure}</SignedFigure>
      </Figure>
    </dl>
  );
});

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
