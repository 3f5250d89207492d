import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Drawing } from '../../../../domain/markets/chart-drawing';
import { Button } from '../../../kit/controls/button';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogText } from '../../../kit/controls/dialog-parts';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useFormat } from '../../../kit/formats/use-format';
import styles from './chart-dialogs.module.css';
import { useShownChart } from './chart-view';
import type { DrawingsStore } from './drawings.store';

interface DrawingsDialogProps {
  readonly drawings: DrawingsStore;
  readonly onClose: () => void;
}

/** What is drawn on the chart, one by one, to be removed without pointing at it. */
export const DrawingsDialog = observer(function DrawingsDialog({ drawings, onClose }: DrawingsDialogProps) {
  const { t } = useTranslation(['chart', 'common']);
  const { instrument } = useShownChart();
  const figures = useMarketFigures(instrument);
  const format = useFormat();
  const own = drawings.of(instrument.symbol);
  /** The figures that tell it from others of its kind: a vertical line has no price, the rest have no need of times. */
  const where = ({ tool, points, text }: Drawing): string =>
    [
      ...(text === undefined ? [] : [text]),
      ...points.map(({ at, price }) => (tool === 'vertical' ? format.dateTime(at) : figures.price(price))),
    ].join(' · ');
  return (
    <Dialog title={t('draw.list')} onClose={onClose}>
      {own.length === 0 ? <DialogText>{t('draw.none')}</DialogText> : null}
      <ul className={styles.rows} aria-label={t('draw.list')}>
        {own.map((drawing) => (
          <li key={drawing.id} className={styles.line}>
            <span className={styles.name}>
              {t(`draw.${drawing.tool}`)} <strong>{where(drawing)}</strong>
            </span>
            <Button
              size="small"
              aria-label={t('draw.removeOne', { drawing: `${t(`draw.${drawing.tool}`)} ${where(drawing)}` })}
              onClick={() => drawings.remove(instrument.symbol, drawing.id)}
            >
              {t('common:action.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
