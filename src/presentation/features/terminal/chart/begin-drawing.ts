import type { Chart } from 'klinecharts';
import { drawingTools, type Drawing, type DrawingPoint } from '../../../../domain/markets/chart-drawing';
import type { CssTokens } from '../../../kit/theme/css-tokens';
import { countEveryPress } from './count-every-press';
import { type DrawingWays, lookOf, placesOf, pointsOf } from './draw-drawings';
import { pricePane } from './chart-panes';

/** Something that is being drawn. */
export interface Making {
  /** Fixes the next point where keys have led; from the first one on the pointer has no part in it. @returns how many are fixed */
  place(point: DrawingPoint): number;
  /** The end that is not fixed yet goes along with the keys. */
  lead(point: DrawingPoint): void;
  /** Puts it away. */
  end(): void;
}

const id = 'being drawn';

/** Lets somebody draw with a tool, by the pointer or by keys. */
export function beginDrawing(
  chart: Chart,
  what: Pick<Drawing, 'tool' | 'text'>,
  ways: DrawingWays,
  css: CssTokens,
  drawn: (points: readonly DrawingPoint[]) => void,
): Making {
  const about = { ...lookOf(what, ways, css), id, groupId: id };
  const begin = (): void => {
    chart.createOverlay({
      ...about,
      // Nowhere else: a price means nothing in the pane of an indicator.
      paneId: pricePane,
      onDrawEnd: ({ overlay }) => {
        const points = pointsOf(overlay, what.tool);
        // It comes back as one of the drawings that there are.
        queueMicrotask(() => {
          if (points) finish(points);
          else {
            chart.removeOverlay({ id });
            begin();
          }
        });
      },
      onRightClick: (event) => event.preventDefault?.(),
    });
  };
  const everyPress = countEveryPress(chart.getDom()!, () => chart.getOverlays({ id })[0]?.currentStep);
  const end = (): void => {
    everyPress.end();
    chart.removeOverlay({ id });
  };
  const finish = (points: readonly DrawingPoint[]): void => {
    end();
    drawn(points);
  };
  const fixed: DrawingPoint[] = [];
  const show = (point: DrawingPoint): void => {
    chart.removeOverlay({ id });
    chart.createOverlay({ ...about, paneId: pricePane, lock: true, points: placesOf([...fixed, point]) });
  };
  begin();
  return {
    place(point) {
      // By keys from here on: the chart is told of no further press.
      everyPress.end();
      fixed.push(point);
      if (fixed.length === drawingTools[what.tool]) finish([...fixed]);
      else show(point);
      return fixed.length;
    },
    lead(point) {
      if (fixed.length > 0) show(point);
    },
    end,
  };
}
