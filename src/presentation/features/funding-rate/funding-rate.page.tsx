import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { view } from '../../runtime/feature';
import { MarketFrame } from '../market-lists/market-frame.view';
import { FundingRatesStore } from './funding-rates.store';
import { MarketFunding } from './market-funding.view';
import { RatesTable } from './rates-table.view';

interface FundingRateStores {
  readonly rates: FundingRatesStore;
}

/** /markets/funding-rate: what the sides of every perpetual pay each other; `?market=` shows one in detail. */
const FundingRatePage = observer(function FundingRatePage({
  stores: { rates },
}: {
  readonly stores: FundingRateStores;
}) {
  const { t } = useTranslation('marketData');
  const [address] = useSearchParams();
  const market = address.get('market');
  useEffect(() => rates.start(), [rates]);
  return market === null ? (
    <MarketFrame title={t('funding.title')} text={t('funding.text')}>
      <RatesTable rates={rates} />
    </MarketFrame>
  ) : (
    <MarketFunding key={market} symbol={market} rates={rates} />
  );
});

export default view(FundingRatePage, { rates: FundingRatesStore });
