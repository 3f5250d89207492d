import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { EarnPosition } from '../../../domain/earn/earn-product';
import type { Decimal } from '../../../domain/shared/decimal';
import { Switch } from '../../kit/antd/switch';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { AssetName } from '../money-kit/asset-name.view';
import { OwnAmount } from '../money-kit/own-amount.view';
import type { EarnStore } from './earn.store';
import { RedeemDialog } from './redeem.view';
import { useProductText } from './use-product-text';

/** What the account has in products, and what is on its way back. */
export const EarnPositions = observer(function EarnPositions({ earn }: { readonly earn: EarnStore }) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const [leaving, setLeaving] = useState<EarnPosition>();
  const book = useMemo(() => earn.queries.book(), [earn]);
  const state = useResource(book);
  const live = known(state)?.open.find(({ positionId }) => positionId === leaving?.positionId);
  const products = known(useResource(useMemo(() => earn.queries.products(), [earn])));
  const productText = useProductText();
  const productOf = ({ type, productId }: EarnPosition): string =>
    productText(
      type,
      products?.find((each) => each.productId === productId),
    );
  const amount = (value: Decimal, asset: string) => (
    <OwnAmount>
      {format.decimal(value, shownDecimals(value), 'down')} {asset}
    </OwnAmount>
  );
  // Of two positions in one product, when each began tells them apart.
  const renewalName = (row: EarnPosition): string =>
    `${t(row.maturesAt === undefined ? 'renewal.compound' : 'renewal.title')}: ${row.asset} · ${productOf(row)} · ${format.dateTime(row.startedAt)}`;
  // Which renewal is being switched is observed here: columns draw their cells outside of this component.
  const { switching } = earn;
  return (
    <Section title={t('positions.title')}>
      <DataBlock
        state={state}
        onRetry={() => void book.refresh()}
        skeleton={<RowsSkeleton roomy headed rows={2} />}
        isEmpty={({ open, redeeming }) => open.length + redeeming.length === 0}
        empty={<EmptyState title={t('positions.none')} text={t('positions.noneText')} />}
      >
        {({ open, redeeming }, stale) => (
          <>
            {open.length === 0 ? null : (
              <RecordTable
                roomy
                caption={t('positions.title')}
                stale={stale}
                rows={open}
                rowKey={({ positionId }) => positionId}
                columns={[
                  {
                    id: 'asset',
                    title: t('column.product'),
                    cell: (row) => <AssetName asset={row.asset} note={productOf(row)} />,
                  },
                  {
                    id: 'amount',
                    title: t('amount'),
                    numeric: true,
                    lead: true,
                    cell: (row) => amount(row.amount, row.asset),
                  },
                  {
                    id: 'earned',
                    title: t('column.earned'),
                    numeric: true,
                    cell: (row) => amount(row.accrued, row.asset),
                  },
                  { id: 'rate', title: t('column.rate'), numeric: true, cell: ({ apr }) => format.share(apr) },
                  {
                    id: 'end',
                    title: t('column.end'),
                    cell: ({ maturesAt }) => (maturesAt === undefined ? t('term.open') : format.dateTime(maturesAt)),
                  },
                  {
                    id: 'renewal',
                    title: t('renewal.column'),
                    cell: (row) => (
                      <Switch
                        size="small"
                        aria-label={renewalName(row)}
                        checked={row.autoReinvest}
                        loading={switching === row.positionId}
                        onChange={(on) => void earn.renewPosition(row.positionId, on)}
                      />
                    ),
                  },
                  {
                    id: 'actions',
                    title: t('column.actions'),
                    actions: true,
                    cell: (row) =>
                      row.type === 'LOCKED' ? (
                        t('state.locked')
                      ) : (
                        <Button size="small" onClick={() => setLeaving(row)}>
                          {t('action.redeem')}
                        </Button>
                      ),
                  },
                ]}
              />
            )}
            {redeeming.length === 0 ? null : (
              <RecordTable
                roomy
                caption={t('redeeming.title')}
                rows={redeeming}
                rowKey={({ positionId, availableAt }) => `${positionId} ${availableAt}`}
                columns={[
                  {
                    id: 'asset',
                    title: t('redeeming.title'),
                    cell: ({ asset }) => <AssetName asset={asset} note={t('redeeming.title')} />,
                  },
                  {
                    id: 'amount',
                    title: t('amount'),
                    numeric: true,
                    lead: true,
                    cell: (row) => amount(row.amount, row.asset),
                  },
                  { id: 'at', title: t('redeeming.at'), cell: ({ availableAt }) => format.dateTime(availableAt) },
                ]}
              />
            )}
          </>
        )}
      </DataBlock>
      {leaving ? (
        <RedeemDialog
          earn={earn}
          position={live ?? leaving}
          gone={known(state) !== undefined && live === undefined}
          product={products?.find(({ productId }) => productId === leaving.productId)}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </Section>
  );
});
