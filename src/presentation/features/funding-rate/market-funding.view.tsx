import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { Fact, Facts } from '../../kit/controls/facts';
import { Select } from '../../kit/controls/select';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { MarketFrame } from '../market-lists/market-frame.view';
import { Countdown } from './countdown.view';
import { FundingHistory } from './funding-history.view';
import { FundingPlanner } from './funding-planner.view';
import type { FundingRatesStore } from './funding-rates.store';
import type { FundingRow } from './funding-row';
import styles from './funding-rate.module.css';
import { limitsText } from './limits-text';

interface MarketFundingProps {
  readonly symbol: string;
  readonly rates: FundingRatesStore;
}

/** The funding of one perpetual: now, as it was, and what holding a position would bring. */
export const MarketFunding = observer(function MarketFunding({ symbol, rates }: MarketFundingProps) {
  const { t } = useTranslation(['marketData', 'contracts']);
  const { paths } = useApp();
  const navigate = useNavigate();
  const { all } = rates;
  const row = all?.find((each) => each.symbol === symbol);
  return (
    <MarketFrame
      title={t('funding.marketTitle', { market: marketDisplayName(symbol) })}
      text={t('contracts:funding.text')}
      actions={
        <>
          <Select
            className={styles.choice}
            aria-label={t('funding.columns.market')}
            value={row ? symbol : ''}
            placeholder={marketDisplayName(symbol)}
            options={(all ?? []).map(({ symbol: value, name }) => ({ value, label: name }))}
            onChange={(chosen) => void navigate(paths.fundingRate(chosen))}
          />
          <ButtonLink variant="ghost" to={paths.fundingRates}>
            {t('funding.back')}
          </ButtonLink>
          <ButtonLink to={paths.market(symbol)}>{t('funding.trade')}</ButtonLink>
        </>
      }
    >
      {row ? (
        <>
          <RateFacts row={row} />
          <FundingPlanner row={row} rates={rates} />
          <FundingHistory row={row} rates={rates} />
        </>
      ) : all === undefined ? (
        rates.rates.status === 'failed' ? (
          <FailureState failure={rates.rates.failure} onRetry={() => rates.refresh()} />
        ) : (
          <Skeleton height={920} />
        )
      ) : (
        <EmptyState
          title={t('funding.unknown.title')}
          text={t('funding.unknown.text')}
          action={<ButtonLink to={paths.fundingRates}>{t('funding.back')}</ButtonLink>}
        />
      )}
    </MarketFrame>
  );
});

function RateFacts({ row }: { readonly row: FundingRow }) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const { rate } = row;
  return (
    <Facts figures>
      <Fact name={t('funding.columns.estimated')}>{format.funding(rate.estimated)}</Fact>
      <Fact name={t('funding.columns.next')}>
        <Countdown to={rate.nextAt} />
      </Fact>
      <Fact name={t('funding.columns.last')}>{format.funding(rate.last)}</Fact>
      <Fact name={t('funding.columns.annual')}>{format.percent(row.annual.toNumber() * 100)}</Fact>
      <Fact name={t('funding.columns.day')}>{format.funding(row.day)}</Fact>
      <Fact name={t('funding.columns.week')}>{format.funding(row.week)}</Fact>
      <Fact name={t('funding.columns.month')}>{format.funding(row.month)}</Fact>
      <Fact name={t('funding.columns.interval')}>{t('funding.hours', { count: rate.intervalHours })}</Fact>
      <Fact name={t('funding.columns.limits')}>{limitsText(format, row)}</Fact>
      <Fact name={t('funding.columns.mark')}>{format.price(row.markPrice, row.priceDecimals)}</Fact>
    </Facts>
  );
}
