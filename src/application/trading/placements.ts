import { Subject, type ObservableValue } from '../kernel/observable-value';
import type { Needs } from '../kernel/token';
import type { Placement } from './place-once';

/** What became of an order that was sent. */
export interface PlacedIntent {
  readonly symbol: string;
  readonly side?: string | undefined;
  readonly placement: Placement;
}

/** What became of each order that this page sends, whichever way it was written. */
export class Placements {
  static readonly needs: Needs<typeof Placements> = [];

  readonly #last = new Subject<PlacedIntent | undefined>(undefined);

  get last(): ObservableValue<PlacedIntent | undefined> {
    return this.#last;
  }

  async follow({ symbol, side }: Omit<PlacedIntent, 'placement'>, placing: Promise<Placement>): Promise<Placement> {
    const placement = await placing;
    this.#last.set({ symbol, side, placement });
    return placement;
  }
}
