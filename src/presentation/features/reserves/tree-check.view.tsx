import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Audit } from '../../../domain/reserves/audit';
import { Button } from '../../kit/controls/button';
import { FileField } from '../../kit/controls/file-field';
import { FailureState } from '../../kit/data/failure-state';
import { useFormat } from '../../kit/formats/use-format';
import { TreeResult } from './tree-result.view';
import styles from './own-verification.module.css';
import type { VerificationStore } from './verification.store';

interface TreeCheckProps {
  readonly audit: Audit;
  readonly verification: VerificationStore;
}

/** Recomputes the whole tree: only that shows that the totals are everybody's, because hashes do not cover sums. */
export const TreeCheck = observer(function TreeCheck({ audit, verification }: TreeCheckProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const fileId = useId();
  const { tree } = verification;
  const busy = tree?.kind === 'reading' || tree?.kind === 'working';
  const start = (file?: File): void => void verification.verifyTree(audit, file);
  return (
    <div>
      <p className={styles.text}>{t('tree.text')}</p>
      <div className={styles.row}>
        <Button size="small" busy={busy} onClick={() => start()}>
          {t('tree.action')}
        </Button>
        <label htmlFor={fileId}>{t('tree.own')}</label>
        <FileField id={fileId} accept=".pb" disabled={busy} onChoose={(file) => file && start(file)} />
      </div>
      {busy ? (
        <p className={styles.row} role="status">
          <progress aria-label={t('tree.progress')} {...(tree.kind === 'working' ? { value: tree.done } : {})} />
          <span aria-hidden="true">
            {tree.kind === 'working' ? format.part(Math.floor(tree.done * 100) / 100) : t('tree.reading')}
          </span>
        </p>
      ) : null}
      {tree?.kind === 'failed' ? <FailureState failure={tree.failure} onRetry={() => start()} /> : null}
      {tree?.kind === 'done' ? <TreeResult {...tree} /> : null}
    </div>
  );
});
