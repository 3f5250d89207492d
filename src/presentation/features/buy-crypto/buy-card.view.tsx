import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { Select } from '../../kit/antd/select';
import { EmptyState } from '../../kit/controls/empty-state';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { AmountField } from '../money-kit/amount-field.view';
import { AssetSelect } from '../money-kit/asset-select.view';
import { Labelled } from '../money-kit/labelled-field.view';
import { paymentMethods, type PurchaseOptions } from '../../../domain/wallet/purchase';
import type { BuyCryptoStore } from './buy-crypto.store';
import styles from './buy-crypto.module.css';

/** What is paid, with what, from where, and what is wanted for it. */
export const BuyCard = observer(function BuyCard({ store }: { readonly store: BuyCryptoStore }) {
  const { region } = store;
  const options = useMemo(() => store.options(region), [store, region]);
  const state = useResource(options);
  const facts = known(state);
  const failed = state.status === 'failed';
  useEffect(() => {
    if (facts) store.know(facts);
    // Without them there is nothing to ask for, and nothing on its way.
    else if (failed) store.ask(0);
  }, [store, facts, failed]);
  return (
    <div className={styles.card}>
      <DataBlock state={state} onRetry={() => void options.refresh()} skeleton={<Skeleton height={424} />}>
        {(value) => <BuyFields store={store} options={value} />}
      </DataBlock>
    </div>
  );
});

interface BuyFieldsProps {
  readonly store: BuyCryptoStore;
  readonly options: PurchaseOptions;
}

const BuyFields = observer(function BuyFields({ store, options }: BuyFieldsProps) {
  const { t } = useTranslation('buyCrypto');
  const { language } = useApp();
  const { region } = store;
  const { served, regions, currencies, assets, region: here } = options;
  const names = useMemo(
    () => new Intl.DisplayNames([language.code], { type: 'region', fallback: 'code' }),
    [language.code],
  );
  return (
    <>
      <Labelled label={t('region')}>
        {(field) => (
          <Select
            {...field}
            searchable
            size="large"
            placeholder={t('regionHint')}
            value={region ?? here ?? null}
            options={regions.map((code) => ({ value: code, label: names.of(code) ?? code }))}
            onChange={(chosen) => chosen !== null && store.choose({ region: chosen })}
          />
        )}
      </Labelled>
      {served ? (
        <>
          <div className={styles.pay}>
            {store.amount ? (
              <AmountField
                label={t('pay')}
                figure={store.amount}
                asset={store.currency ?? ''}
                bounds={store.bounds}
                onChange={() => store.ask()}
              />
            ) : null}
            <Labelled label={t('currency')}>
              {(field) => (
                <Select
                  {...field}
                  size="large"
                  value={store.currency ?? null}
                  options={currencies.map((code) => ({ value: code, label: code }))}
                  onChange={(currency) => currency !== null && store.choose({ currency })}
                />
              )}
            </Labelled>
          </div>
          <AssetSelect
            label={t('receive')}
            assets={assets}
            value={store.asset}
            onChange={(asset) => store.choose({ asset })}
          />
          <Segmented
            label={t('method.title')}
            titled
            size="small"
            value={store.method ?? 'ANY'}
            options={(['ANY', ...paymentMethods] as const).map((value) => ({
              value,
              label: t(`method.${value}`),
            }))}
            onChange={(method) => store.choose({ method: method === 'ANY' ? undefined : method })}
          />
          <p className={styles.note}>{t('checked')}</p>
        </>
      ) : (
        <EmptyState title={t('notServed.title')} text={t('notServed.text')} />
      )}
    </>
  );
});
