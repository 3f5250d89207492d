import { actionBound, makeObservable, observableRef } from 'mobx';
import type { Chart } from 'klinecharts';
import type { DrawingPoint, DrawingTool } from '../../../../domain/markets/chart-drawing';
import { cssTokens } from '../../../kit/theme/css-tokens';
import { beginDrawing, type Making } from './begin-drawing';
import type { DrawingsStore } from './drawings.store';

/** Draws one thing at a time on a chart. */
export class DrawingHand {
  /** What it holds. */
  tool: DrawingTool | undefined = undefined;
  #making: Making | undefined;

  constructor(
    private readonly chart: Chart,
    private readonly drawings: DrawingsStore,
    private readonly symbol: string,
  ) {
    makeObservable(this, { tool: observableRef, begin: actionBound, stop: actionBound });
  }

  /** @param text of a note */
  begin(tool: DrawingTool, text?: string): void {
    this.stop();
    this.tool = tool;
    const { magnet, locked, hidden } = this.drawings;
    const css = cssTokens(this.chart.getDom()!);
    this.#making = beginDrawing(this.chart, { tool, text }, { magnet, locked, hidden }, css, (points) => {
      this.stop();
      this.drawings.add(this.symbol, { tool, points, ...(text !== undefined && { text }) });
    });
  }

  /** Fixes the next point. @returns how many are fixed, 0 where nothing is being drawn */
  place(point: DrawingPoint): number {
    return this.#making?.place(point) ?? 0;
  }

  /** Keys have led to that place. */
  lead(point: DrawingPoint): void {
    this.#making?.lead(point);
  }

  stop(): void {
    this.#making?.end();
    this.#making = undefined;
    this.tool = undefined;
  }
}
