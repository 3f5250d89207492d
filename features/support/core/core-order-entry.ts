import { when } from 'mobx';
import { decimalMarks } from '../../../src/domain/platform/decimal-marks';
import type { Composition } from '../../../src/main/composition';
import { LanguageStore } from '../../../src/presentation/runtime/stores/language.store';
import type { OrderTicket } from '../../../src/application/trading/ticket/order-ticket';
import { TradePreferencesStore } from '../../../src/presentation/features/terminal/market/trade-preferences.store';
import type { OrderEntryAbility } from '../abilities/order-entry';
import type { Settle } from './core-actor';
import { openMarket } from './core-market';

/** The order form of a spot market, without its page. */
export function coreOrderEntry(container: Composition, settle: Settle): OrderEntryAbility {
  let ticket: OrderTicket | undefined;
  const open = async (name: string): Promise<OrderTicket> => {
    const { ticket: opened, book } = await openMarket(container, name, settle);
    opened.fields.speak(decimalMarks(container.resolve(LanguageStore).language.regionalTag));
    await settle(when(() => book.status === 'live' && opened.composition.means?.available !== undefined));
    return opened;
  };
  return {
    async type(market, { side, quantity, price, trigger }) {
      ticket ??= await open(market);
      const opened = ticket;
      opened.fields.choose({ side, type: trigger === undefined ? 'LIMIT' : 'OCO' });
      opened.fields.typePrice(price);
      opened.fields.typeSize(quantity);
      opened.fields.typeMore('trigger', trigger ?? '');
      await settle(when(() => opened.program !== undefined));
    },
    understood: async () => {
      const { draft } = ticket!.order;
      return { quantity: draft.quantity!.toFixed(), price: draft.price!.toFixed() };
    },
    async send() {
      const opened = ticket!;
      const result = opened.submit();
      if (result === 'problems')
        throw new Error(JSON.stringify([opened.problems, opened.composition.conditional?.problems]));
      if (result === 'sent') await settle(when(() => opened.phase === 'idle' && opened.outcome !== undefined));
    },
    isAsked: async () => ticket!.confirming !== undefined,
    async agree(never) {
      const { confirming } = ticket!;
      if (never && confirming && confirming !== 'outOfBounds')
        container.resolve(TradePreferencesStore).ask([confirming], false);
      await settle(ticket!.send());
    },
    isPlaced: async () => ['placed', 'filled'].includes(ticket!.outcome?.kind ?? ''),
  };
}
