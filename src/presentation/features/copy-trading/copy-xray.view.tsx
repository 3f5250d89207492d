import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import { type Decimal, decimal } from '../../../domain/shared/decimal';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { type CopyXray, xrayInCents } from '../../../domain/social/own-copy';
import { daysOf, type TradingPeriod, tradingPeriods } from '../../../domain/social/trading-period';
import { goodAmount } from '../../../domain/wallet/amount-rules';
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
  const amount = useDeferredValue(goodAmount(figure.value, bounds)?.toNumber());
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
      {amount === undefined ? (
        <Result />
      ) : (
        <ResultOf strategyId={strategy.strategyId} copies={copies} amount={amount} days={daysOf(period)} />
      )}
    </Section>
  );
});

interface ResultOfProps {
  readonly strategyId: string;
  readonly copies: CopiesQueries;
  /** USDT. */
  readonly amount: number;
  readonly days: number;
}

function ResultOf({ strategyId, copies, amount, days }: ResultOfProps) {
  const xray = useMemo(() => copies.xray(strategyId, amount, days), [copies, strategyId, amount, days]);
  return (
    <DataBlock state={useResource(xray)} onRetry={() => void xray.refresh()} skeleton={<Skeleton height={220} />}>
      {(known) => <Result known={{ xray: known, amount }} />}
    </DataBlock>
  );
}

interface ResultProps {
  /** Absent while there is no amount to reckon with. */
  readonly known?: { readonly xray: CopyXray; readonly amount: number };
}

function Result({ known }: ResultProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const cents = known && xrayInCents(known.xray);
  const money = (value: Decimal | undefined) =>
    value === undefined ? unknownFigure : `${format.decimal(value, 2, 'half-even')} USDT`;
  const cost = (value: Decimal | undefined) => money(value?.times(-1));
  const result = (value: Decimal | undefined) => (
    <>
      {money(value)} {known && value ? <ChangeText value={(value.toNumber() / known.amount) * 100} /> : null}
    </>
  );
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('xray.gross')}</dt>
          <dd>{result(cents?.gross)}</dd>
        </div>
        <div>
          <dt>{t('xray.fees')}</dt>
          <dd>{cost(cents?.fees)}</dd>
        </div>
        <div>
          <dt>{t('xray.slippage')}</dt>
          <dd>{cost(cents?.slippage)}</dd>
        </div>
        <div>
          <dt>{t('xray.share')}</dt>
          <dd>{cost(cents?.profitShare)}</dd>
        </div>
        <div>
          <dt>{t('xray.compounding')}</dt>
          <dd>{cost(cents?.compounding)}</dd>
        </div>
        {cents && !cents.rounding.eq(0) ? (
          <div>
            <dt>{t('xray.rounding')}</dt>
            <dd>{cost(cents.rounding)}</dd>
          </div>
        ) : null}
        <div className={styles.total}>
          <dt>{t('xray.net')}</dt>
          <dd>{result(cents?.net)}</dd>
        </div>
      </dl>
      {known ? (
        <p className={styles.words}>
          {known.xray.slippage === undefined
            ? t('xray.unmeasured')
            : t('xray.measured', {
                count: known.xray.measuredTrades,
                trades: format.integer(known.xray.measuredTrades),
              })}
        </p>
      ) : null}
    </>
  );
}
