import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReserveVenue } from '../../../domain/reserves/reserve-sheet';
import { CopyButton } from '../../kit/controls/copy-button';
import { Pager } from '../../kit/controls/pager';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import styles from './reserves.module.css';

const pageSize = 20;

/** The addresses whose balances anybody can look up on their chains. */
export function ReserveAddresses({ venues }: { readonly venues: readonly ReserveVenue[] }) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const all = venues
    .filter(({ type }) => type === 'Custodian')
    .flatMap(({ name, addresses }) => addresses.map((address) => ({ place: name, ...address })));
  return (
    <details className={styles.details}>
      <summary>{t('addresses.title', { total: format.integer(all.length) })}</summary>
      <RecordTable
        roomy
        caption={t('addresses.caption')}
        rows={all.slice((page - 1) * pageSize, page * pageSize)}
        rowKey={({ place, network, asset, address }) => [place, network, asset, address].join(' ')}
        columns={[
          { id: 'asset', title: t('column.asset'), cell: ({ asset, network }) => `${asset ?? ''} ${network}`.trim() },
          { id: 'place', title: t('column.place'), cell: ({ place }) => place },
          {
            id: 'address',
            title: t('column.address'),
            cell: ({ address }) => (
              <span className={styles.hash}>
                <code title={address}>{shortened(address)}</code>
                <CopyButton text={address} label={t('addresses.copy')} />
              </span>
            ),
          },
          { id: 'amount', title: t('column.amount'), numeric: true, cell: ({ amount }) => format.quantity(amount, 4) },
        ]}
      />
      <Pager page={page} pages={Math.ceil(all.length / pageSize)} onPage={setPage} />
    </details>
  );
}

/** The first and the last of a long name, by which people know it again. */
export function shortened(text: string): string {
  return text.length <= 20 ? text : `${text.slice(0, 8)}…${text.slice(-8)}`;
}
