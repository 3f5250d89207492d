import { actionBound, makeObservable, observableRef } from 'mobx';
import { createContext } from 'react';
import type { Instant } from '../../../../domain/shared/instant';

/** The moment that several charts point at together. */
export class ChartCrosshairs {
  pointed: { readonly by: object; readonly at: Instant } | undefined = undefined;

  constructor() {
    makeObservable(this, { pointed: observableRef, point: actionBound });
  }

  /** @param by the chart that somebody points into; only it can take back what it said */
  point(by: object, at: Instant | undefined): void {
    if (at !== undefined) this.pointed = { by, at };
    else if (this.pointed?.by === by) this.pointed = undefined;
  }
}

/** Absent where each chart is by itself. */
export const ChartCrosshairsContext = createContext<ChartCrosshairs | undefined>(undefined);
