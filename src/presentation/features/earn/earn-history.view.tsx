import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { PagedRecords } from '../../kit/data/paged-records';
import { Section } from '../account-kit/section';
import { OwnAmount } from '../money-kit/own-amount.view';
import { type EarnStore, historySize } from './earn.store';
import { useProductText } from './use-product-text';

/** Everything that happened to the account's positions. */
export function EarnHistory({ earn }: { readonly earn: EarnStore }) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const text = useProductText();
  const [page, setPage] = useState(1);
  const history = useMemo(() => earn.queries.history(page, historySize), [earn, page]);
  const products = known(useResource(useMemo(() => earn.queries.products(), [earn])));
  const product = (id: string): string => {
    const found = products?.find(({ productId }) => productId === id);
    return found ? text(found.type, found) : unknownFigure;
  };
  return (
    <Section title={t('history.title')}>
      <PagedRecords
        caption={t('history.title')}
        resource={history}
        page={page}
        size={historySize}
        onPage={setPage}
        rowKey={({ id }) => id}
        empty={{ title: t('history.none'), text: t('history.noneText') }}
        columns={[
          { id: 'time', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
          { id: 'kind', title: t('column.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
          { id: 'product', title: t('column.product'), cell: ({ productId }) => product(productId) },
          { id: 'asset', title: t('column.asset'), cell: ({ asset }) => asset },
          {
            id: 'amount',
            title: t('amount'),
            numeric: true,
            cell: ({ amount, asset }) => (
              <OwnAmount>
                {format.decimal(amount, shownDecimals(amount), 'down')} {asset}
              </OwnAmount>
            ),
          },
        ]}
      />
    </Section>
  );
}
