import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Chart } from 'klinecharts';
import type { Instant } from '../../../../domain/shared/instant';
import { pricePane } from './chart-panes';

/** A place in the picture, in pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the menu stands, and the price that it is about. */
interface MenuPlace extends Place {
  readonly price: number;
}

/** Where somebody is on the chart, by whichever hand they got there, and the menu that is opened there. */
export class ChartCursor {
  /** Absent while nobody points at the prices. */
  at: Place | undefined = undefined;
  menu: MenuPlace | undefined = undefined;

  constructor(private readonly chart: Chart) {
    makeObservable(this, {
      at: observableRef,
      menu: observableRef,
      pointAt: actionBound,
      leave: actionBound,
      openMenu: actionBound,
      closeMenu: actionBound,
    });
  }

  pointAt(x: number, y: number): void {
    this.at = { x, y };
  }

  leave(): void {
    this.at = undefined;
  }

  /** The last one where nobody points. */
  get price(): number | undefined {
    return this.at ? this.priceAt(this.at.y) : this.chart.getDataList().at(-1)?.close;
  }

  get time(): Instant | undefined {
    if (!this.at) return undefined;
    const point = this.chart.convertFromPixel([{ x: this.at.x }], { paneId: pricePane });
    return (Array.isArray(point) ? point[0] : point)?.timestamp;
  }

  /** At these pixels of the picture; without them where somebody points, or at the last price. */
  openMenu(at = this.at): void {
    const price = at ? this.priceAt(at.y) : this.price;
    if (price === undefined) return;
    const { x, y } = at ?? { x: Number.POSITIVE_INFINITY, y: this.heightOf(price) };
    this.menu = { x, y, price };
  }

  closeMenu(): void {
    this.menu = undefined;
  }

  heightOf(price: number): number {
    const at = this.chart.convertToPixel({ value: price }, { paneId: pricePane, absolute: true });
    return (Array.isArray(at) ? at[0]?.y : at.y) ?? 0;
  }

  priceAt(y: number): number | undefined {
    const at = this.chart.convertFromPixel([{ y }], { paneId: pricePane, absolute: true });
    return (Array.isArray(at) ? at[0] : at)?.value;
  }

  /** Puts the crosshair on a candle, at a price. */
  show(index: number, price: number): void {
    const { chart } = this;
    const { from, to } = chart.getVisibleRange();
    if (index < from || index >= to) chart.scrollToDataIndex(index);
    const at = chart.convertToPixel({ dataIndex: index, value: price }, { paneId: pricePane });
    if (Array.isArray(at)) return;
    chart.executeAction('onCrosshairChange', { ...at, paneId: pricePane });
    this.pointAt(at.x ?? 0, at.y ?? 0);
  }

  hide(): void {
    this.leave();
    this.chart.executeAction('onCrosshairChange', undefined as never);
  }
}
