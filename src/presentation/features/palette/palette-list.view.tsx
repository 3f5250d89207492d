import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDecimalInput } from '../../../domain/platform/decimal-input';
import { decimal } from '../../../domain/shared/decimal';
import { classNames } from '../../kit/controls/class-names';
import { useFormat } from '../../kit/formats/use-format';
import { CommandSentence } from './command-sentence.view';
import styles from './palette.module.css';
import { rowId, type PaletteRow } from './palette-row';
import type { PaletteStore } from './palette.store';

interface PaletteListProps {
  readonly id: string;
  readonly rows: readonly PaletteRow[];
  readonly active: number;
  readonly palette: PaletteStore;
  readonly onPoint: (index: number) => void;
  readonly onChoose: (row: PaletteRow) => void;
}

/** The choices; the focus stays in the field, which names the active one. */
export const PaletteList = observer(function PaletteList({
  id,
  rows,
  active,
  palette,
  onPoint,
  onChoose,
}: PaletteListProps) {
  const { t } = useTranslation('commands');
  const { marks } = useFormat();
  if (rows.length === 0 && palette.parsed.kind === 'none')
    return (
      <p className={styles.nothing}>{t('palette.nothing', { size: formatDecimalInput(decimal('0.1'), marks) })}</p>
    );
  return (
    <ul id={id} role="listbox" aria-label={t('palette.results')} className={styles.list}>
      {rows.map((row, index) => (
        <li
          key={row.id}
          id={rowId(index)}
          role="option"
          aria-selected={index === active}
          className={classNames(styles.row, index === active && styles.active)}
          onPointerMove={() => onPoint(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(row)}
        >
          <RowContent row={row} palette={palette} />
        </li>
      ))}
    </ul>
  );
});

const RowContent = observer(function RowContent({
  row,
  palette,
}: {
  readonly row: PaletteRow;
  readonly palette: PaletteStore;
}) {
  const { t } = useTranslation('commands');
  switch (row.kind) {
    case 'command':
      return <CommandSentence palette={palette} />;
    case 'completion':
      return (
        <>
          <span className={styles.name}>{row.word}</span>
          <span className={styles.detail}>{t('palette.word')}</span>
        </>
      );
    case 'recent':
      return (
        <>
          <span className={styles.name}>{row.text}</span>
          <span className={styles.detail}>{t('group.recent')}</span>
        </>
      );
    case 'item':
      return (
        <>
          <span className={styles.name}>{row.item.name}</span>
          <span className={styles.detail}>{row.item.detail ?? t(`group.${row.item.group}`)}</span>
        </>
      );
  }
});
