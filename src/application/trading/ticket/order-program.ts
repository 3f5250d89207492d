import type { Decimal } from '../../../domain/shared/decimal';
import type { OrderEstimate } from '../../../domain/trading/order-estimate';
import type { ScaledCourse } from '../../../domain/trading/scaled-course';
import type { OrderToGuard } from '../order-guard';
import type { OnLost } from '../pending-orders';
import type { Placement } from '../place-once';
import type { ConfirmationReason } from './confirmation';

/** How what is written goes out: as one order of the book, as a conditional one, or in parts. */
export interface OrderProgram {
  /** Names of its fields, by which they are touched. */
  readonly fields: readonly string[];
  /** Whether anything in them keeps it back. */
  readonly faulty: boolean;
  /** In how many parts it goes out is not said, or not possible: nothing can be reckoned of it. */
  readonly uncounted?: boolean;
  /** What a person may want to be asked for before it is sent; the first that they do want counts. */
  readonly reasons: readonly ConfirmationReason[];
  /** How its parts would meet the book, where it names their prices. */
  readonly course?: ScaledCourse | undefined;
  /** What that comes to. */
  readonly estimate?: OrderEstimate | undefined;
  /** Whether the price that sets it off lies above the market; `undefined` where no single price does. */
  readonly rises?: boolean | undefined;
  /** Where what it opens is closed again. */
  readonly targets?: { readonly takeProfit?: Decimal | undefined; readonly stopLoss?: Decimal | undefined } | undefined;
  /** What goes out first, where that is no order of the book as it is written. */
  readonly ahead?: OrderToGuard;
  place(onLost: OnLost): Promise<Placement>;
}
