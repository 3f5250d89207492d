import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { Decimal } from '../../../domain/shared/decimal';
import { Section } from '../account-kit/section';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { Fact, Facts } from '../../kit/controls/facts';
import { Select } from '../../kit/controls/select';
import { Skeleton } from '../../kit/controls/skeleton';
import type { SpotMarginStore } from './spot-margin.store';

/** What could still be bought and sold in a spot market, borrowing included where there is lending. */
export function BuyingPowerSection({ store }: { readonly store: SpotMarginStore }) {
  const { t } = useTranslation('spotMargin');
  const markets = useResource(useMemo(() => store.markets.instruments(), [store]));
  const spot = (known(markets) ?? []).filter(({ type, status }) => type === 'SPOT' && status === 'TRADING');
  const [chosen, choose] = useState<string>();
  const market = spot.find(({ symbol }) => symbol === chosen) ?? spot[0];
  return (
    <Section
      title={t('buyingPower.title')}
      text={t('buyingPower.text')}
      actions={
        market ? (
          <Select
            size="small"
            aria-label={t('buyingPower.market')}
            value={market.symbol}
            options={spot.map(({ symbol }) => ({ value: symbol, label: marketDisplayName(symbol) }))}
            onChange={choose}
          />
        ) : undefined
      }
    >
      {market ? <Power key={market.symbol} store={store} {...market} /> : <Skeleton height={56} />}
    </Section>
  );
}

interface PowerProps {
  readonly store: SpotMarginStore;
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
}

function Power({ store, symbol, base, quote }: PowerProps) {
  const { t } = useTranslation('spotMargin');
  const format = useFormat();
  const power = useMemo(() => store.queries.buyingPower(symbol), [store, symbol]);
  const amount = (value: Decimal, asset: string): string =>
    `${format.decimal(value, shownDecimals(value), 'down')} ${asset}`;
  return (
    <DataBlock state={useResource(power)} onRetry={() => void power.refresh()} skeleton={<Skeleton height={56} />}>
      {(value) => (
        <Facts figures>
          <Fact name={t('buyingPower.buy')}>{amount(value.quote, quote)}</Fact>
          <Fact name={t('buyingPower.sell')}>{amount(value.base, base)}</Fact>
        </Facts>
      )}
    </DataBlock>
  );
}
