import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../../domain/shared/decimal';
import { accountLeverage, accountStake } from '../../../../domain/trading/account-stake';
import type { MarginSummary } from '../../../../domain/trading/margin-summary';
import type { Position } from '../../../../domain/trading/position';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import styles from './account-risk.module.css';

interface AccountRiskFiguresProps {
  readonly summary: MarginSummary;
  /** `undefined` while they are not known. */
  readonly positions: readonly Position[] | undefined;
}

/** Money in USDT. */
export function AccountRiskFigures({ summary, positions }: AccountRiskFiguresProps) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const stake = positions && accountStake(positions);
  const leverage = stake && accountLeverage(stake, summary.totalAccountValue);
  const money = (value: Decimal | undefined): string =>
    value === undefined ? unknownFigure : `${format.decimal(value, 2, 'down')} USDT`;
  const pnl = stake?.unrealisedPnl;
  return (
    <dl className={styles.figures}>
      <Figure name={t('accountRisk.equity')}>{money(summary.totalAccountValue)}</Figure>
      <Figure name={t('accountRisk.collateral')}>{money(summary.totalCollateral)}</Figure>
      <Figure name={t('accountRisk.free')}>{money(summary.freeCollateral)}</Figure>
      <Figure name={t('accountRisk.leverage')}>
        {leverage ? `${format.decimal(leverage, 2, 'up')}×` : unknownFigure}
      </Figure>
      <Figure name={t('accountRisk.unrealised')}>
        <span className={pnl?.gt(0) ? styles.gain : pnl?.lt(0) ? styles.loss : undefined}>
          {pnl?.gt(0) ? '+' : ''}
          {money(pnl)}
        </span>
      </Figure>
    </dl>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
