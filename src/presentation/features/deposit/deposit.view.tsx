import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { known } from '../../../application/kernel/resource';
import AntdRoot from '../../kit/antd/antd-root';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { AssetSelect } from '../money-kit/asset-select.view';
import { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { DepositAddressCard } from './deposit-address.view';
import { DepositList } from './deposit-list.view';
import { DepositNetworks } from './deposit-networks.view';
import styles from './deposit.module.css';
import { DepositStore } from './deposit.store';

interface DepositStores {
  readonly deposit: DepositStore;
  readonly movements: NewestMovementsStore;
}

export const Deposit = observer(function Deposit({ stores }: { readonly stores: DepositStores }) {
  const { deposit, movements } = stores;
  const { t } = useTranslation('deposit');
  const [search, setSearch] = useSearchParams();
  const all = known(useResource(useMemo(() => deposit.assets(), [deposit])));
  const names = known(useResource(useMemo(() => deposit.networkNames(), [deposit])));
  const assets = all?.map((each) => each.asset) ?? [];
  const asset = search.get('deposit') ?? '';
  const named = useEffectEvent(() => search.get('network') ?? undefined);
  useEffect(() => {
    deposit.begin(named());
    return asset === '' ? undefined : movements.watch({ side: 'DEPOSIT', asset, size: 5 });
  }, [deposit, movements, asset]);
  return (
    <AntdRoot>
      <div className={styles.columns}>
        <div className={styles.steps}>
          <AssetSelect
            label={t('asset')}
            assets={assets}
            value={asset === '' ? undefined : asset}
            onChange={(chosen) => setSearch({ deposit: chosen }, { replace: true })}
          />
          {asset === '' ? null : (
            <Way
              store={deposit}
              asset={asset}
              onChoose={(network) => {
                deposit.choose(network);
                setSearch({ deposit: asset, network }, { replace: true, preventScrollReset: true });
              }}
            />
          )}
        </div>
        {asset === '' ? null : <DepositList store={movements} asset={asset} names={names} />}
      </div>
    </AntdRoot>
  );
});

interface WayProps {
  readonly store: DepositStore;
  readonly asset: string;
  readonly onChoose: (network: string) => void;
}

const Way = observer(function Way({ store, asset, onChoose }: WayProps) {
  const networks = useMemo(() => store.networks(asset), [store, asset]);
  // Here and not below: what a block draws later is not watched.
  const { network: wanted } = store;
  // An address that was asked for by hand is brought to sight: on a phone it lies below all networks.
  const [byHand, setByHand] = useState<string>();
  return (
    <DataBlock
      state={useResource(networks)}
      onRetry={() => void networks.refresh()}
      skeleton={<Skeleton height={160} />}
    >
      {(all) => {
        const chosen = all.find(({ network, deposits }) => network === wanted && deposits);
        return (
          <>
            <DepositNetworks
              asset={asset}
              networks={all}
              chosen={chosen?.network}
              onChoose={(network) => {
                setByHand(network);
                onChoose(network);
              }}
            />
            {chosen ? (
              <DepositAddressCard
                key={chosen.network}
                store={store}
                asset={asset}
                network={chosen}
                inSight={chosen.network === byHand}
              />
            ) : null}
          </>
        );
      }}
    </DataBlock>
  );
});

export default view(Deposit, { deposit: DepositStore, movements: NewestMovementsStore });
