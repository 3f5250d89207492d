import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What the exchange draws attention to (specification, section 7; protocol 6.6). */
export interface PromotionsCommandsPort {
  /** Puts a promotion away for this account; twice is as once. */
  dismiss(promotionId: string): Outcome<void>;
  /** Puts away an alert of the product by its name. */
  hideAlert(name: string): Outcome<void>;
}

export const PromotionsCommandsPort = token<PromotionsCommandsPort>('PromotionsCommandsPort');
