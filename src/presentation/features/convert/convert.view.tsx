import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TradingAccount } from '../../../application/trading/trading-account';
import { ConvertibleBalances } from '../../../application/wallet/convertible-balances';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import { useWalletPlace } from '../money-kit/wallet-address';
import { ConvertForm } from './convert-form.view';
import { ConvertStore } from './convert.store';
import { SmallBalances } from './small-balances.view';
import { SmallBalancesStore } from './small-balances.store';

interface ConvertStores {
  readonly convert: ConvertStore;
  readonly small: SmallBalancesStore;
  readonly tickers: Pick<TickersStore, 'ticker'>;
}

/** One asset into another, or many small ones into one. */
export const Convert = observer(function Convert({
  stores: { convert, small, tickers },
}: {
  readonly stores: ConvertStores;
}) {
  const { t } = useTranslation('convert');
  const { asset } = useWalletPlace();
  const [way, setWay] = useState<'one' | 'small'>('one');
  const assets = useMemo(() => convert.queries.convertible(), [convert]);
  return (
    <>
      <Segmented
        size="small"
        label={t('way.label')}
        value={way}
        options={(['one', 'small'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
        onChange={setWay}
      />
      <DataBlock state={useResource(assets)} onRetry={() => void assets.refresh()} skeleton={<Skeleton height={360} />}>
        {(all) => {
          const names = all.map((each) => each.asset);
          return way === 'one' ? (
            <ConvertForm store={convert} tickers={tickers} assets={names} first={asset} />
          ) : (
            <SmallBalances store={small} assets={names} />
          );
        }}
      </DataBlock>
    </>
  );
});

export default view(Convert, { convert: ConvertStore, small: SmallBalancesStore, tickers: TickersStore }, [
  TradingAccount,
  ConvertibleBalances,
]);
