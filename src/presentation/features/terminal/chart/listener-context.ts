import { createContext } from 'react';
import type { ChartCursor } from './chart-cursor';

/** The chart that is listened to. */
export interface Listener {
  readonly cursor: ChartCursor;
  readonly close: () => void;
}

export const ListenerContext = createContext<Listener | undefined>(undefined);
