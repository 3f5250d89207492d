import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import { PlainForm } from '../../kit/controls/plain-form';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { CopySentences } from './copy-sentences.view';
import { CopyTermsFields } from './copy-terms-fields.view';
import type { ManageCopyStore } from './manage-copy.store';
import styles from './copy-trading.module.css';

interface ChangeLimitsDialogProps {
  readonly copy: OwnCopy;
  readonly copies: CopiesQueries;
  readonly manage: ManageCopyStore;
  readonly onClose: () => void;
}

/** Other limits for a copy that runs, from its next trade on. */
export const ChangeLimitsDialog = observer(function ChangeLimitsDialog({
  copy,
  copies,
  manage,
  onClose,
}: ChangeLimitsDialogProps) {
  const { t } = useTranslation('copyTrading');
  const { marks } = useFormat();
  const begin = useEffectEvent(() => manage.beginChange(copy, marks));
  // Not with each reading of the same copy: what is typed would be lost.
  useEffect(() => begin(), [manage, copy.copyId]);
  const offered = useMemo(() => copies.terms(copy.strategyId), [copies, copy.strategyId]);
  const { terms, busy } = manage;
  return (
    <Modal title={t('limits.title')} onClose={onClose}>
      <DataBlock
        state={useResource(offered)}
        onRetry={() => void offered.refresh()}
        skeleton={<Skeleton height={420} />}
      >
        {(known) =>
          terms === undefined ? null : (
            <PlainForm
              className={styles.form}
              onSubmit={() => {
                void manage.change(copy).then((changed) => {
                  if (changed) onClose();
                });
              }}
            >
              <CopyTermsFields draft={terms} amount={copy.amount} copy={copy} offered={known} disabled={busy} />
              <CopySentences
                lead={copy.leadTrader}
                counter={copy.counter}
                amount={copy.amount}
                draft={terms}
                copy={copy}
                profitShare={known.profitShare}
              />
              <div>
                <Button type="submit" variant="primary" busy={busy}>
                  {t('action.save')}
                </Button>
              </div>
            </PlainForm>
          )
        }
      </DataBlock>
    </Modal>
  );
});
