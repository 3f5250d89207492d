import { registerOverlay, type Chart } from 'klinecharts';
import type { OrderSide } from '../../../../domain/trading/order';
import type { CssTokens } from '../../../kit/theme/css-tokens';

const name = 'ownFill';
const group = 'own fills';

export interface DrawnFill {
  readonly id: string;
  readonly side: OrderSide;
  readonly at: number;
  readonly price: number;
  /** A quantity, in words of the page; none where another mark of its candle says it. */
  readonly label: string | undefined;
}

interface Drawing extends DrawnFill {
  readonly css: CssTokens;
}

/** A purchase points up from below its price, a sale down from above it. */
registerOverlay<Drawing>({
  name,
  totalStep: 2,
  lock: true,
  createPointFigures: ({ overlay, coordinates: [point] }) => {
    if (!point) return [];
    const { side, label, css } = overlay.extendData;
    const down = side === 'BUY' ? 1 : -1;
    const { x, y } = point;
    const colour = css.color(side === 'BUY' ? '--up' : '--down');
    const arrow = [
      { x, y: y + 2 * down },
      { x: x - 5, y: y + 11 * down },
      { x: x + 5, y: y + 11 * down },
    ];
    const mark = {
      type: 'polygon',
      attrs: { coordinates: arrow },
      styles: { style: 'stroke_fill', color: colour, borderColor: css.color('--surface-1'), borderSize: 1 },
      ignoreEvent: true,
    };
    if (label === undefined) return [mark];
    return [
      mark,
      {
        type: 'text',
        attrs: { x, y: y + 13 * down, text: label, align: 'center', baseline: side === 'BUY' ? 'top' : 'bottom' },
        styles: {
          color: css.color('--text'),
          backgroundColor: 'transparent',
          size: 10,
          family: css.family,
          paddingLeft: 0,
          paddingRight: 0,
          paddingTop: 1,
          paddingBottom: 1,
        },
        ignoreEvent: true,
      },
    ];
  },
});

export function drawFills(chart: Chart, fills: readonly DrawnFill[], css: CssTokens): void {
  const wanted = new Set(fills.map(({ id }) => `${group} ${id}`));
  for (const { id } of chart.getOverlays({ groupId: group })) if (!wanted.has(id)) chart.removeOverlay({ id });
  for (const fill of fills) {
    const about = { id: `${group} ${fill.id}`, name, extendData: { ...fill, css } };
    if (chart.getOverlays({ id: about.id }).length > 0) chart.overrideOverlay(about);
    else
      chart.createOverlay({
        ...about,
        groupId: group,
        lock: true,
        zLevel: 0,
        points: [{ timestamp: fill.at, value: fill.price }],
      });
  }
}
