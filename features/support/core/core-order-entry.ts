import { runInAction, when } from 'mobx';
import { Clock } from '../../../src/application/kernel/clock.port';
import { Log } from '../../../src/application/kernel/log.port';
import { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import { OrderBookFeeds } from '../../../src/application/markets/order-book-feeds';
import { LocalStoragePort } from '../../../src/application/platform/local-storage.port';
import { Balances } from '../../../src/application/trading/balances';
import { PlaceAlgoOrder } from '../../../src/application/trading/place-algo-order.use-case';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { decimalMarks } from '../../../src/domain/platform/decimal-input';
import type { Container } from '../../../src/infrastructure/container/container';
import { LanguageStore } from '../../../src/presentation/runtime/stores/language.store';
import { PreferencesStore } from '../../../src/presentation/runtime/stores/preferences.store';
import { BalancesStore } from '../../../src/presentation/features/terminal/account/balances.store';
import { OrderBookStore } from '../../../src/presentation/features/terminal/book/order-book.store';
import type { MarketDesk } from '../../../src/presentation/features/terminal/desk/market-desk';
import { ConditionalProgramStore } from '../../../src/presentation/features/terminal/ticket/conditional-program.store';
import { OrderFormStore } from '../../../src/presentation/features/terminal/ticket/order-form.store';
import { TicketDrafts } from '../../../src/presentation/features/terminal/ticket/ticket-drafts';
import { TradePreferencesStore } from '../../../src/presentation/features/terminal/trade-preferences.store';
import type { OrderEntryAbility } from '../abilities/order-entry';
import type { Settle } from './core-actor';

/** The order form of a spot market, without its page. */
export function coreOrderEntry(container: Container, settle: Settle): OrderEntryAbility {
  const book = new OrderBookStore(
    new OrderBookFeeds(
      container.resolve(MarketDataPort),
      container.resolve(MarketStreamPort),
      container.resolve(Scheduler),
      container.resolve(Clock),
      container.resolve(Log),
    ),
  );
  const balances = new BalancesStore(container.resolve(Balances));
  const preferences = new TradePreferencesStore(
    container.resolve(LocalStoragePort),
    container.resolve(PreferencesStore),
  );
  const form = new OrderFormStore(
    container.resolve(PlaceOrder),
    container.resolve(TradingPort),
    book,
    balances,
    preferences,
    new TicketDrafts(),
  );
  const open = async (market: string): Promise<void> => {
    const symbol = symbolOfSlug(market.replace('/', '_'))!;
    const instruments = await settle(container.resolve(MarketDataPort).instruments());
    const instrument = instruments.ok ? instruments.value.find((each) => each.symbol === symbol)! : undefined;
    balances.start();
    form.openMarket(instrument!);
    form.start();
    book.open(symbol);
    form.speak(decimalMarks(container.resolve(LanguageStore).language.regionalTag));
    await settle(when(() => book.status === 'live' && form.available !== undefined));
  };
  return {
    async type(market, { side, quantity, price, trigger }) {
      if (!form.instrument) await open(market);
      form.choose({ side, type: trigger === undefined ? 'LIMIT' : 'OCO' });
      form.typePrice(price);
      form.typeSize(quantity);
      form.typeMore('trigger', trigger ?? '');
      const desk = {
        instrument: form.instrument,
        book,
        form,
        contract: undefined,
        tape: { last: undefined },
      } as unknown as MarketDesk;
      const program =
        trigger === undefined ? undefined : new ConditionalProgramStore(container.resolve(PlaceAlgoOrder), desk);
      runInAction(() => (form.program = program));
    },
    understood: async () => ({ quantity: form.draft.quantity!.toFixed(), price: form.draft.price!.toFixed() }),
    async send() {
      const { kind } = form.submit();
      if (kind === 'problems') throw new Error(JSON.stringify([form.problems, form.program]));
      if (kind === 'sent')
        await settle(when(() => form.sending.phase === 'idle' && form.sending.message !== undefined));
    },
    isAsked: async () => form.sending.confirming !== undefined,
    async agree(never) {
      const { confirming } = form.sending;
      if (never && confirming && confirming !== 'outOfBounds') preferences.ask([confirming], false);
      await settle(form.send());
    },
    isPlaced: async () => form.sending.message?.kind === 'placed',
  };
}
