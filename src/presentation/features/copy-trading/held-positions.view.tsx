import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { CopyPosition, OwnCopy } from '../../../domain/social/own-copy';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import type { ManageCopyStore } from './manage-copy.store';
import { usePositionColumns } from './position-columns';
import styles from './copy-trading.module.css';

interface HeldPositionsProps {
  readonly copy: OwnCopy;
  readonly manage: ManageCopyStore;
}

/** What a copy holds, and each of it to close where the copy follows no more. */
export function HeldPositions({ copy, manage }: HeldPositionsProps) {
  const { t } = useTranslation('copyTrading');
  const [closing, setClosing] = useState<string>();
  const { positions, status } = copy;
  const columns = usePositionColumns();
  if (positions.length === 0) return <EmptyState title={t('held.none')} text={t('held.noneText')} />;
  const close: Column<CopyPosition> = {
    id: 'manage',
    title: t('column.manage'),
    actions: true,
    cell: ({ symbol }) => (
      <Button size="small" onClick={() => setClosing(symbol)}>
        {t('held.close')}
        <span className="unseen"> {marketDisplayName(symbol)}</span>
      </Button>
    ),
  };
  const chosen = positions.find(({ symbol }) => symbol === closing);
  return (
    <>
      <RecordTable
        caption={t('held.title')}
        wide
        roomy
        rows={positions}
        rowKey={({ symbol }) => symbol}
        columns={status === 'RELEASED' ? [...columns, close] : columns}
      />
      {/* Closed elsewhere meanwhile, it is not asked for. */}
      {chosen && status === 'RELEASED' ? (
        <ClosePositionDialog copy={copy} symbol={chosen.symbol} manage={manage} onClose={() => setClosing(undefined)} />
      ) : null}
    </>
  );
}

interface ClosePositionDialogProps extends HeldPositionsProps {
  readonly symbol: string;
  readonly onClose: () => void;
}

const ClosePositionDialog = observer(function ClosePositionDialog({
  copy,
  symbol,
  manage,
  onClose,
}: ClosePositionDialogProps) {
  const { t } = useTranslation('copyTrading');
  const close = async (): Promise<void> => {
    if (await manage.closePosition(copy, symbol)) onClose();
  };
  return (
    <Modal title={t('held.closeTitle', { market: marketDisplayName(symbol) })} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.words}>{t('held.closeText')}</p>
        <div className={styles.acts}>
          <Button autoFocus onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" busy={manage.busy} onClick={() => void close()}>
            {t('held.confirm')}
          </Button>
        </div>
      </div>
    </Modal>
  );
});
