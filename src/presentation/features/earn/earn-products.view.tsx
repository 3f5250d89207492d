import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { EarnProduct, EarnType } from '../../../domain/earn/earn-product';
import { Button } from '../../kit/controls/button';
import { Checkbox } from '../../kit/controls/checkbox';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Segmented } from '../../kit/controls/segmented';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { AssetName } from '../money-kit/asset-name.view';
import { EarnDetail } from './earn-detail.view';
import type { EarnStore } from './earn.store';
import styles from './earn.module.css';
import { ProductQuota } from './product-quota.view';
import { ProductRate } from './product-rate.view';
import { useTermText } from './use-term-text';

const types: readonly ('all' | EarnType)[] = ['all', 'FLEXIBLE', 'FIXED', 'RWA', 'LOCKED'];

/** Kept with the address of a product that was opened from the list. */
const opened = 'opened';

/** Everything there is to subscribe to; the chosen product is kept in the address. */
export function EarnProducts({ earn }: { readonly earn: EarnStore }) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const term = useTermText();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  // Opened here it is a step of its own, which Back and closing take back; by a link there is nothing before it.
  const close = (): void => (state === opened ? void navigate(-1) : setSearch({}, { replace: true }));
  const [type, setType] = useState<'all' | EarnType>('all');
  const [boosted, setBoosted] = useState(false);
  const products = useMemo(() => earn.queries.products(), [earn]);
  const shown = (product: EarnProduct): boolean =>
    (type === 'all' || product.type === type) && (!boosted || product.bonusApr.gt(0));
  return (
    <Section
      title={t('products.title')}
      actions={
        <div className={styles.filters}>
          <Segmented
            label={t('filter.type')}
            size="small"
            value={type}
            options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={setType}
          />
          <Checkbox checked={boosted} onChange={setBoosted}>
            {t('filter.boosted')}
          </Checkbox>
        </div>
      }
    >
      <DataBlock
        state={useResource(products)}
        onRetry={() => void products.refresh()}
        skeleton={<RowsSkeleton roomy headed rows={12} />}
        isEmpty={(all) => !all.some(shown)}
        empty={<EmptyState title={t('products.none')} text={t('products.noneText')} />}
      >
        {(all, stale) => {
          const chosen = all.find(({ productId }) => productId === search.get('product'));
          return (
            <>
              <RecordTable
                roomy
                wide
                caption={t('products.title')}
                stale={stale}
                rows={all.filter(shown)}
                rowKey={({ productId }) => productId}
                columns={[
                  {
                    id: 'asset',
                    title: t('column.product'),
                    cell: (row) => <AssetName asset={row.asset} note={t(`type.${row.type}`)} />,
                  },
                  {
                    id: 'rate',
                    title: t('column.rate'),
                    numeric: true,
                    lead: true,
                    cell: (row) => <ProductRate product={row} />,
                  },
                  { id: 'term', title: t('column.term'), cell: (row) => term(row.durationDays) },
                  {
                    id: 'minimum',
                    title: t('column.minimum'),
                    numeric: true,
                    cell: ({ minimum, asset }) => `${format.decimal(minimum, shownDecimals(minimum), 'up')} ${asset}`,
                  },
                  { id: 'quota', title: t('column.quota'), cell: (row) => <ProductQuota product={row} /> },
                  {
                    id: 'actions',
                    title: t('column.actions'),
                    actions: true,
                    cell: ({ productId, type: kind, durationDays, paused, soldOut, asset }) => {
                      const closed = paused || soldOut;
                      const word = t(closed ? 'action.details' : 'action.open');
                      return (
                        <Button
                          size="small"
                          variant={closed ? 'secondary' : 'primary'}
                          aria-label={`${word}: ${asset}, ${t(`type.${kind}`)}, ${term(durationDays)}`}
                          onClick={() => setSearch({ product: productId }, { state: opened })}
                        >
                          {word}
                        </Button>
                      );
                    },
                  },
                ]}
              />
              {chosen ? <EarnDetail earn={earn} product={chosen} onClose={close} /> : null}
            </>
          );
        }}
      </DataBlock>
    </Section>
  );
}
