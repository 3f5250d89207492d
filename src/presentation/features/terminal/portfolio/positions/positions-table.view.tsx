import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { positionKey, type Position } from '../../../../../domain/trading/position';
import { canReverse } from '../../../../../domain/trading/position-closing';
import { Button } from '../../../../kit/controls/button';
import { Icon } from '../../../../kit/controls/icon';
import { RecordTable, type Column } from '../../../../kit/controls/record-table';
import styles from '../portfolio-cells.module.css';
import { usePositionName } from '../position-name';
import type { DialogKind } from './position-dialogs.view';
import {
  AdlCell,
  ContractCell,
  FundingCell,
  LiquidationCell,
  MarginCell,
  PricesCell,
  ProtectionCell,
  SettledCell,
  SizeCell,
  UnrealisedCell,
} from './position-cells';
import type { PositionsStores } from './positions-stores';

interface PositionsTableProps {
  readonly rows: readonly Position[];
  readonly stores: PositionsStores;
  readonly stale: boolean;
  readonly onDialog: (kind: DialogKind, position: Position) => void;
}

export const PositionsTable = observer(function PositionsTable({ rows, stores, stale, onDialog }: PositionsTableProps) {
  const { t } = useTranslation('portfolio');
  const columns = useColumns(stores, onDialog);
  return (
    <div className={styles.whole}>
      <RecordTable caption={t('positions.caption')} columns={columns} rows={rows} rowKey={positionKey} stale={stale} />
    </div>
  );
});

function useColumns(stores: PositionsStores, onDialog: PositionsTableProps['onDialog']): readonly Column<Position>[] {
  const { t } = useTranslation(['portfolio', 'trade']);
  return useMemo(
    () => [
      { id: 'market', title: t('trade:column.market'), cell: (position) => <ContractCell position={position} /> },
      {
        id: 'unrealised',
        title: t('column.unrealised'),
        numeric: true,
        lead: true,
        cell: (position) => <UnrealisedCell position={position} stores={stores} />,
      },
      {
        id: 'size',
        title: t('column.size'),
        numeric: true,
        cell: (position) => <SizeCell position={position} stores={stores} />,
      },
      {
        id: 'prices',
        title: t('column.prices'),
        numeric: true,
        cell: (position) => <PricesCell position={position} stores={stores} />,
      },
      {
        id: 'liquidation',
        title: t('column.liquidation'),
        numeric: true,
        cell: (position) => <LiquidationCell position={position} stores={stores} />,
      },
      {
        id: 'protection',
        title: t('column.protection'),
        cell: (position) => (
          <ProtectionCell position={position} stores={stores} onChange={() => onDialog('protect', position)} />
        ),
      },
      {
        id: 'margin',
        title: t('column.margin'),
        numeric: true,
        cell: (position) => (
          <MarginCell position={position} stores={stores} onChange={() => onDialog('margin', position)} />
        ),
      },
      { id: 'adl', title: t('column.adl'), cell: (position) => <AdlCell position={position} /> },
      {
        id: 'funding',
        title: t('column.funding'),
        numeric: true,
        cell: (position) => <FundingCell position={position} stores={stores} />,
      },
      {
        id: 'settled',
        title: t('column.settled'),
        numeric: true,
        cell: (position) => <SettledCell position={position} />,
      },
      {
        id: 'actions',
        title: t('trade:column.actions'),
        actions: true,
        cell: (position) => <Actions position={position} onDialog={onDialog} />,
      },
    ],
    [t, stores, onDialog],
  );
}

function Actions({
  position,
  onDialog,
}: {
  readonly position: Position;
  readonly onDialog: PositionsTableProps['onDialog'];
}) {
  const { t } = useTranslation('portfolio');
  const name = usePositionName()(position);
  return (
    <span className={styles.actions}>
      <Button
        size="tiny"
        aria-label={t('positions.closeOf', { position: name })}
        onClick={() => onDialog('close', position)}
      >
        {t('positions.close')}
      </Button>
      {canReverse(position) ? (
        <Button
          size="tiny"
          aria-label={t('positions.reverseOf', { position: name })}
          title={t('positions.reverse')}
          onClick={() => onDialog('reverse', position)}
        >
          <Icon name="reverse" size={14} />
        </Button>
      ) : null}
      <Button
        size="tiny"
        aria-label={t('positions.shareOf', { position: name })}
        title={t('positions.share')}
        onClick={() => onDialog('share', position)}
      >
        <Icon name="share" size={14} />
      </Button>
    </span>
  );
}
