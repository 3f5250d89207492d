import type { Outcome } from '../kernel/failure';
import type { Needs } from '../kernel/token';
import { PromotionsCommandsPort } from './promotions-commands.port';

/** Puts a promotion away for the account, on every device. */
export class DismissPromotion {
  static readonly needs: Needs<typeof DismissPromotion> = [PromotionsCommandsPort];

  constructor(private readonly commands: PromotionsCommandsPort) {}

  execute(promotionId: string): Outcome<void> {
    return this.commands.dismiss(promotionId);
  }
}
