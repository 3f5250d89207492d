import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import { FeesQueries } from '../../../application/markets/fees.queries';
import { FundingQueries } from '../../../application/markets/funding.queries';
import { FuturesQueries } from '../../../application/markets/futures.queries';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { TokensQueries } from '../../../application/markets/tokens.queries';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { ButtonLink } from '../../kit/controls/button-link';
import { DialogSurface } from '../../kit/controls/dialog-surface';
import { EmptyState } from '../../kit/controls/empty-state';
import { Icon } from '../../kit/controls/icon';
import { IconButton } from '../../kit/controls/icon-button';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { MarketDetails } from './market-details.view';
import styles from './market-details.module.css';

export interface MarketDetailsStores {
  readonly markets: MarketsQueries;
  readonly futures: FuturesQueries;
  readonly funding: FundingQueries;
  readonly fees: FeesQueries;
  readonly tokens: TokensQueries;
  readonly costs: ExecutionCostQueries;
}

/** The market that the address names, in a sheet at the side of the page. */
const MarketDrawer = observer(function MarketDrawer({ stores }: { readonly stores: MarketDetailsStores }) {
  const { t } = useTranslation(['marketData', 'common']);
  const { paths } = useApp();
  const [address, setAddress] = useSearchParams();
  const instruments = useMemo(() => stores.markets.instruments(), [stores]);
  const state = useResource(instruments);
  const symbol = address.get('market');
  if (symbol === null) return null;
  const change = (next: (query: URLSearchParams) => void): void =>
    setAddress(
      (query) => {
        next(query);
        return query;
      },
      { replace: true },
    );
  const close = (): void =>
    change((query) => {
      query.delete('market');
      query.delete('part');
    });
  const name = marketDisplayName(symbol);
  return (
    <DialogSurface className={styles.sheet} aria-label={t('title', { market: name })} onClose={close} onDismiss={close}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <ButtonLink size="small" to={paths.market(symbol)}>
          {t('trade')}
        </ButtonLink>
        <IconButton icon={<Icon name="close" size={20} />} label={t('common:action.close')} onClick={close} />
      </div>
      <DataBlock state={state} onRetry={() => void instruments.refresh()} skeleton={<Skeleton height={480} />}>
        {(all) => {
          const instrument = all.find((each) => each.symbol === symbol);
          return instrument ? (
            <MarketDetails
              key={symbol}
              stores={stores}
              instrument={instrument}
              part={address.get('part')}
              onPart={(part) => change((query) => query.set('part', part))}
            />
          ) : (
            <EmptyState title={t('unknown.title')} text={t('unknown.text')} />
          );
        }}
      </DataBlock>
    </DialogSurface>
  );
});

export default view(MarketDrawer, {
  markets: MarketsQueries,
  futures: FuturesQueries,
  funding: FundingQueries,
  fees: FeesQueries,
  tokens: TokensQueries,
  costs: ExecutionCostQueries,
});
