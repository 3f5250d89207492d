import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import { type Decimal, decimal } from '../../../domain/shared/decimal';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { type CopyXray, xrayInCents } from '../../../domain/social/own-copy';
import { daysOf, type TradingPeriod, tradingPeriods } from '../../../domain/social/trading-period';
import { ChangeText } from '../../kit/controls/change-text';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { AmountField } from '../money-kit/amount-field.view';
import styles from './copy-trading.module.css';

interface CopyXrayPanelProps {
  readonly strategy: CopyStrategy;
  readonly copies: CopiesQueries;
}

const usualAmount = decimal(1_000);
const bounds = { minimum: decimal(1), maximum: decimal(1_000_000_000), places: 2 };

/** What a copier would have got of an amount, cost by cost, beside what the lead shows. */
export const CopyXrayPanel = observer(function CopyXrayPanel({ strategy, copies }: CopyXrayPanelProps) {
  const { t } = useTranslation('copyTrading');
  const { marks } = useFormat();
  const [figure] = useState(() => {
    const typed = new TypedFigure(marks);
    typed.fill(usualAmount);
    return typed;
  });
  const [period, setPeriod] = useState<TradingPeriod>('THIRTY_DAYS');
  const typed = figure.value;
  const amount = useDeferredValue(
    typed?.gte(bounds.minimum) && typed.lte(bounds.maximum) ? typed.toNumber() : usualAmount.toNumber(),
  );
  const { strategyId } = strategy;
  const xray = useMemo(() => copies.xray(strategyId, amount, daysOf(period)), [copies, strategyId, amount, period]);
  return (
    <Section title={t('xray.title')} text={t('xray.text')}>
      <div className={styles.xrayForm}>
        <AmountField label={t('xray.amount')} figure={figure} asset="USDT" bounds={bounds} />
        <Segmented
          label={t('xray.since')}
          titled
          value={period}
          options={tradingPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={setPeriod}
        />
      </div>
      <DataBlock state={useResource(xray)} onRetry={() => void xray.refresh()} skeleton={<Skeleton height={220} />}>
        {(known) => <Result xray={known} amount={amount} />}
      </DataBlock>
    </Section>
  );
});

function Result({ xray, amount }: { readonly xray: CopyXray; readonly amount: number }) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const { gross, fees, slippage, profitShare, compounding, rounding, net } = xrayInCents(xray);
  const { measuredTrades } = xray;
  const cost = (value: Decimal | undefined) =>
    value === undefined ? unknownFigure : `${format.decimal(value.times(-1), 2, 'half-even')} USDT`;
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('xray.gross')}</dt>
          <dd>
            {format.decimal(gross, 2, 'half-even')} USDT <ChangeText value={(gross.toNumber() / amount) * 100} />
          </dd>
        </div>
        <div>
          <dt>{t('xray.fees')}</dt>
          <dd>{cost(fees)}</dd>
        </div>
        <div>
          <dt>{t('xray.slippage')}</dt>
          <dd>{cost(slippage)}</dd>
        </div>
        <div>
          <dt>{t('xray.share')}</dt>
          <dd>{cost(profitShare)}</dd>
        </div>
        <div>
          <dt>{t('xray.compounding')}</dt>
          <dd>{cost(compounding)}</dd>
        </div>
        {rounding.eq(0) ? null : (
          <div>
            <dt>{t('xray.rounding')}</dt>
            <dd>{cost(rounding)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('xray.net')}</dt>
          <dd>
            {format.decimal(net, 2, 'half-even')} USDT <ChangeText value={(net.toNumber() / amount) * 100} />
          </dd>
        </div>
      </dl>
      <p className={styles.words}>
        {slippage === undefined
          ? t('xray.unmeasured')
          : t('xray.measured', { count: measuredTrades, trades: format.integer(measuredTrades) })}
      </p>
    </>
  );
}
