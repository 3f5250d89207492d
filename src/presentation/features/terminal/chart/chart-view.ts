import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Chart } from 'klinecharts';
import { createContext } from 'react';
import type { CandleInterval } from '../../../../domain/markets/candle';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { ChartIntervals } from './chart-intervals';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { useGiven } from '../../../kit/hooks/use-given';

/** Widths and heights of the prices, in pixels, from which more is written over the candles. */
const widths = [480, 720];
const heights = [110, 150, 180, 220, 320];

/** One chart on screen, as the tools that come later find it. */
export class ChartView {
  /** The picture; another one for each market and candle length. */
  drawn: Chart | undefined = undefined;
  /** Where the tools are put: beside the candle lengths, and over the picture. */
  toolbar: HTMLElement | undefined = undefined;
  stage: HTMLElement | undefined = undefined;
  /** Changes when the chart has been given so much more or less room that what is written over it differs. */
  room = '';

  constructor() {
    makeObservable(this, {
      drawn: observableRef,
      toolbar: observableRef,
      stage: observableRef,
      room: observable,
      show: actionBound,
      placeToolbar: actionBound,
      placeStage: actionBound,
      measure: actionBound,
    });
  }

  show(drawn: Chart | undefined): void {
    this.drawn = drawn;
  }

  placeToolbar(element: HTMLElement | null): void {
    this.toolbar = element ?? undefined;
  }

  placeStage(element: HTMLElement | null): void {
    this.stage = element ?? undefined;
  }

  measure(width: number, height: number): void {
    const reached = (steps: readonly number[], size: number): number => steps.filter((step) => size >= step).length;
    this.room = `${reached(widths, width)} ${reached(heights, height)}`;
  }
}

interface ShownChart {
  readonly view: ChartView;
  readonly instrument: Instrument;
  readonly interval: CandleInterval;
  readonly intervals: ChartIntervals;
  readonly preferences: TradePreferencesStore;
}

export const ShownChartContext = createContext<ShownChart | undefined>(undefined);

export function useShownChart(): ShownChart {
  return useGiven(ShownChartContext);
}
