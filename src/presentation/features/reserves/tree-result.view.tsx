import { useTranslation } from 'react-i18next';
import type { RecountedTree } from '../../../application/reserves/verify-reserves';
import type { Audit } from '../../../domain/reserves/audit';
import { parseDecimal } from '../../../domain/shared/decimal';
import { Button } from '../../kit/controls/button';
import { RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { shortened } from './reserve-addresses.view';
import { saveReport } from './verification-report';
import styles from './own-verification.module.css';

interface TreeResultProps {
  readonly audit: Audit;
  readonly userHash: string | undefined;
  readonly result: RecountedTree;
}

/** What a whole tree says, recounted. */
export function TreeResult({ audit, userHash, result }: TreeResultProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const { verification, differing } = result;
  const sound = verification.kind === 'sound' && differing.length === 0;
  const different = new Map(differing.map((total) => [total.asset, total.published]));
  return (
    <div className={styles.result} data-sound={sound ? 'yes' : 'no'} role="status">
      <p className={styles.verdict}>{t(sound ? 'tree.sound' : 'tree.unsound')}</p>
      <p className={styles.text}>
        {verification.kind === 'sound'
          ? t(sound ? 'tree.counted' : 'tree.differs', {
              leaves: format.integer(verification.leaves),
              nodes: format.integer(verification.nodes),
            })
          : t(`treeFault.${verification.kind}`, {
              hash: 'hash' in verification ? shortened(verification.hash) : '',
            })}
      </p>
      {verification.kind === 'sound' ? (
        <>
          {userHash === undefined ? null : (
            <p className={styles.text}>{t(verification.own ? 'tree.withYou' : 'tree.withoutYou')}</p>
          )}
          <RecordTable
            roomy
            caption={t('tree.totals')}
            rows={verification.totals}
            rowKey={({ asset }) => asset}
            columns={[
              { id: 'asset', title: t('column.asset'), cell: ({ asset }) => asset },
              {
                id: 'counted',
                title: t('column.counted'),
                numeric: true,
                cell: ({ amount }) => format.quantity(parseDecimal(amount), 8),
              },
              {
                id: 'published',
                title: t('column.published'),
                numeric: true,
                cell: ({ asset, amount }) => format.quantity(different.get(asset) ?? parseDecimal(amount), 8),
              },
            ]}
          />
        </>
      ) : null}
      <div>
        <Button size="small" onClick={() => saveReport(audit, userHash, result)}>
          {t('verify.save')}
        </Button>
      </div>
    </div>
  );
}
