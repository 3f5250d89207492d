import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../kit/controls/select';
import type { Clock } from '../../../../application/kernel/clock.port';
import { chartPrices, chartTypes, type ChartPrice, type ChartType } from '../../../../domain/markets/chart-setup';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useApp } from '../../../runtime/app-context';
import { useFormat } from '../../../kit/formats/use-format';
import type { ChartSetupStore } from './chart-setup.store';
import styles from './chart-tools.module.css';
import { useShownChart } from './chart-view';
import { keepPicture, takePicture } from './chart-picture';
import { ToolButton } from './tool-button';
import { ToolIcon, type ToolIconName } from './tool-icon';

export type ChartDialog = 'indicators' | 'compare' | 'orders' | 'settings';

const typeIcons: Record<ChartType, ToolIconName> = {
  candles: 'candles',
  hollow: 'hollow',
  bars: 'bars',
  line: 'path',
  area: 'area',
  heikinAshi: 'heikinAshi',
};

interface ChartToolbarProps {
  readonly setup: ChartSetupStore;
  readonly clock: Clock;
  readonly drawing: boolean;
  readonly listening: boolean;
  readonly onDraw: () => void;
  readonly onListen: () => void;
  /** Opens what can be done at a price. */
  readonly onMenu: () => void;
  readonly onOpen: (dialog: ChartDialog) => void;
}

export const ChartToolbar = observer(function ChartToolbar({
  setup,
  clock,
  drawing,
  listening,
  onDraw,
  onMenu,
  onListen,
  onOpen,
}: ChartToolbarProps) {
  const { t } = useTranslation('chart');
  const takes = usePicture(clock, setup.price);
  const { view, instrument } = useShownChart();
  const full = (): void => {
    const panel = view.stage?.closest('section');
    void (document.fullscreenElement ? document.exitFullscreen() : panel?.requestFullscreen());
  };
  return (
    <div role="group" aria-label={t('tools')} className={styles.toolbar}>
      <span className={styles.pictured}>
        <ToolIcon name={typeIcons[setup.setup.type]} />
        <Select
          variant="borderless"
          className={styles.type}
          aria-label={t('type.label')}
          title={t(`type.${setup.setup.type}`)}
          value={setup.setup.type}
          onChange={(type) => setup.change({ type })}
          options={chartTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        />
      </span>
      {instrument.type === 'PERP' ? (
        <Select
          variant="borderless"
          className={styles.type}
          aria-label={t('price.label')}
          value={setup.price}
          onChange={(price) => setup.change({ price })}
          options={chartPrices.map((price) => ({ value: price, label: t(`price.short.${price}`) }))}
        />
      ) : null}
      <ToolButton icon="indicators" label={t('indicators.title')} onClick={() => onOpen('indicators')} />
      <ToolButton icon="compare" label={t('compare.title')} onClick={() => onOpen('compare')} />
      <ToolButton icon="draw" label={t('draw.title')} aria-pressed={drawing} onClick={onDraw} />
      <ToolButton icon="atPrice" label={t('menu.open')} aria-haspopup="menu" onClick={onMenu} />
      <ToolButton icon="orders" label={t('lines.title')} onClick={() => onOpen('orders')} />
      <ToolButton icon="listen" label={t('listen.title')} aria-pressed={listening} onClick={onListen} />
      <ToolButton icon="settings" label={t('settings.title')} onClick={() => onOpen('settings')} />
      <ToolButton icon="picture" label={t('picture.take')} onClick={() => void takes()} />
      {document.fullscreenEnabled ? <ToolButton icon="full" label={t('full')} onClick={full} /> : null}
    </div>
  );
});

/** Takes a picture of the chart: to the clipboard, or as a file where a browser does not let pictures in there. */
function usePicture(clock: Clock, price: ChartPrice): () => Promise<void> {
  const { t } = useTranslation(['chart', 'trade']);
  const { notices, environment, connection } = useApp();
  const format = useFormat();
  const { view, instrument, interval } = useShownChart();
  return async () => {
    const { drawn } = view;
    if (!drawn) return;
    const name = marketDisplayName(instrument.symbol);
    const title = t('picture.caption', {
      market: name,
      interval: [t(`trade:interval.${interval}`), ...(price === 'last' ? [] : [t(`price.${price}`)])].join(' · '),
      brand: environment.brand.name,
      time: format.dateTime(clock.now() - connection.clockAhead),
    });
    const kept = await keepPicture(await takePicture(drawn, title), `${name.replaceAll('/', '-')} ${interval}.png`);
    if (kept !== 'shared') notices.show('success', { key: `chart:picture.${kept}` });
  };
}
