import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Chart } from 'klinecharts';
import { createContext } from 'react';
import type { CandleInterval } from '../../../../domain/markets/candle';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { ChartIntervals } from './chart-intervals';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { useGiven } from '../../../kit/hooks/use-given';

/** Widths, in pixels, from which more is written over the candles. */
const steps = [480, 720];
/** A lower pane has no room above the highest price. */
const low = 150;

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
    this.room = `${steps.filter((step) => width >= step).length} ${height < low}`;
  }
}

export interface ShownChart {
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
