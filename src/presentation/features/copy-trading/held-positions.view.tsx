import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import type { CopyPosition, OwnCopy } from '../../../domain/social/own-copy';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { usePriceFormat } from '../../kit/formats/use-price-format';
import { useApp } from '../../runtime/app-context';
import type { ManageCopyStore } from './manage-copy.store';
import { SideMark } from './side-mark.view';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

interface HeldPositionsProps {
  readonly copy: OwnCopy;
  readonly manage: ManageCopyStore;
}

/** What a copy holds, and each of it to close where the copy follows no more. */
export function HeldPositions({ copy, manage }: HeldPositionsProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const price = usePriceFormat();
  const usdt = useUsdt();
  const [closing, setClosing] = useState<string>();
  const { positions, status } = copy;
  if (positions.length === 0) return <EmptyState title={t('held.none')} text={t('held.noneText')} />;
  const columns: readonly Column<CopyPosition>[] = [
    {
      id: 'market',
      title: t('column.market'),
      cell: ({ symbol }) => <Link to={paths.market(symbol)}>{marketDisplayName(symbol)}</Link>,
    },
    { id: 'side', title: t('column.side'), cell: ({ side }) => <SideMark side={side} /> },
    {
      id: 'quantity',
      title: t('column.quantity'),
      numeric: true,
      cell: ({ quantity }) => format.decimal(quantity, decimalPlaces(quantity), 'down'),
    },
    {
      id: 'price',
      title: t('column.openPrice'),
      numeric: true,
      cell: ({ averageOpenPrice }) => price(averageOpenPrice),
    },
    { id: 'mark', title: t('column.markPrice'), numeric: true, cell: ({ markPrice }) => price(markPrice) },
    {
      id: 'liquidation',
      title: t('column.liquidation'),
      numeric: true,
      cell: ({ liquidationPrice }) => price(liquidationPrice),
    },
    {
      id: 'pnl',
      title: t('column.unrealised'),
      numeric: true,
      cell: ({ unrealizedPnl }) => (unrealizedPnl === undefined ? unknownFigure : usdt(unrealizedPnl)),
    },
  ];
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
