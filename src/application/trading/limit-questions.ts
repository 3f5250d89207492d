import type { Decimal } from '../../domain/shared/decimal';
import type { OrderSide } from '../../domain/trading/order';
import { Subject, type ObservableValue, type Unsubscribe } from '../kernel/observable-value';

/** An order of a high value that is asked about once more. */
export interface LimitQuestion {
  readonly symbol: string;
  readonly side: OrderSide | undefined;
  /** In the quote asset, as is the value above which it is asked about. */
  readonly value: Decimal;
  readonly above: Decimal;
}

/** Asks somebody once more before an order is sent. Where nobody can be asked, the answer is no. */
export class LimitQuestions {
  readonly #open = new Subject<LimitQuestion | undefined>(undefined);
  #answer: (yes: boolean) => void = () => undefined;
  #listeners = 0;

  get open(): ObservableValue<LimitQuestion | undefined> {
    return this.#open;
  }

  /** Whether somebody is there to be asked. */
  get heard(): boolean {
    return this.#listeners > 0;
  }

  /** Somebody is there to be asked until they go, which is a no to what is still open. */
  listen(): Unsubscribe {
    this.#listeners += 1;
    return () => {
      this.#listeners -= 1;
      if (!this.heard) this.answer(false);
    };
  }

  ask(question: LimitQuestion): Promise<boolean> {
    if (!this.heard || this.#open.current) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#answer = resolve;
      this.#open.set(question);
    });
  }

  answer(yes: boolean): void {
    this.#open.set(undefined);
    this.#answer(yes);
  }
}
