import { fc } from '../../../../support/properties';
import { decodeCommands, encodeCommands } from '../../../../../sandbox/engine/model/command-codec';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import type { EngineOrder } from '../../../../../sandbox/engine/model/orders';
import type { EngineTrade } from '../../../../../sandbox/engine/model/market-data';
import { restoreSnapshot, snapshotText } from '../../../../../sandbox/engine/snapshot/state-snapshot';
import { commands, opening } from './command-arbitrary';
import { checkInvariants } from '../invariants';
import { NaiveBook } from './naive-book';
import { coin, contract } from '../test-exchange';

function fresh(): ExchangeState {
  const state = new ExchangeState([coin]);
  state.apply({ at: 1, commands: opening });
  return state;
}

const ofType = <T extends EngineEvent['type']>(events: readonly EngineEvent[], type: T) =>
  events.filter((event): event is Extract<EngineEvent, { type: T }> => event.type === type);

describe('the engine, for any sequence of commands', () => {
  it('keeps the invariants of money, holds and orders, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const state = fresh();
        for (const [index, command] of sequence.entries()) {
          const before = snapshotText(state);
          const { outcomes } = state.apply({ at: state.at, commands: [command] });
          if (!outcomes[0]!.ok) expect(snapshotText(state)).toBe(before);
          if (index % 5 === 0 || index === sequence.length - 1) checkInvariants(state);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('matches exactly as the simplest possible book does', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const state = fresh();
        const naive = new NaiveBook();
        for (const command of sequence) {
          naive.trades = [];
          const known = command.type === 'edit' ? state.engine.orders.get(command.orderId)?.view() : undefined;
          const { outcomes, events } = state.apply({ at: state.at + 1, commands: [command] });
          if (command.type === 'place' && command.amount !== undefined && outcomes[0]!.ok) {
            // The simple book knows no amounts: it is told how much that turned out to be.
            follow(naive, { ...command, quantity: outcomes[0]!.order!.executed }, outcomes[0]!.order, known);
          } else if (outcomes[0]!.ok) follow(naive, command, outcomes[0]!.order, known);
          const trades = ofType(events, 'trade').map(({ trade }) => ({
            price: trade.price,
            quantity: trade.quantity,
            side: trade.side,
          }));
          expect(trades).toEqual(naive.trades);
          const book = state.engine.books.get(coin.symbol)!.snapshot(1000);
          expect([book.bids, book.asks]).toEqual([naive.levels('BUY'), naive.levels('SELL')]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('tells customers a consistent story', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const state = fresh();
        const orders = new Map<number, EngineOrder>();
        const clientOrderIds = new Set<string>();
        for (const command of sequence) {
          const { events } = state.apply({ at: state.at + 1, commands: [command] });
          for (const { order, fill } of ofType(events, 'order')) {
            const before = orders.get(order.orderId);
            expect(before?.status === 'FILLED' || before?.status === 'CANCELLED').toBe(false); // L4
            expect(order.executed).toBe((before?.executed ?? 0) + (fill?.quantity ?? 0));
            if (before === undefined && order.clientOrderId !== 0) {
              const key = `${order.accountId} ${order.clientOrderId}`;
              expect(clientOrderIds.has(key)).toBe(false); // L13
              clientOrderIds.add(key);
            }
            if (fill !== undefined)
              checkFill(
                order,
                ofType(events, 'trade').find(({ trade }) => trade.tradeId === fill.tradeId)!.trade,
                fill.maker,
              );
            orders.set(order.orderId, order);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('announces book changes that replay to the book, in an unbroken chain of times', () => {
    fc.assert(
      fc.property(commands, fc.integer({ min: 1, max: 4 }), (sequence, size) => {
        const state = fresh();
        const levels = { BUY: new Map<number, number>(), SELL: new Map<number, number>() };
        let last = 0;
        for (let index = 0; index < sequence.length; index += size) {
          // The clock stands still on purpose: times must rise all the same.
          const { events } = state.apply({ at: 5, commands: sequence.slice(index, index + size) });
          const [book, ...more] = ofType(events, 'book');
          expect(more).toEqual([]);
          if (book === undefined) continue;
          expect(book.previousAt).toBe(last); // L16
          expect(book.at).toBeGreaterThan(last);
          last = book.at;
          for (const { side, price, quantity } of book.changes) {
            if (quantity === 0) levels[side].delete(price);
            else levels[side].set(price, quantity);
          }
        }
        const snapshot = state.engine.books.get(coin.symbol)!.snapshot(1000);
        expect([...levels.BUY].sort((a, b) => b[0] - a[0])).toEqual(snapshot.bids); // L14
        expect([...levels.SELL].sort((a, b) => a[0] - b[0])).toEqual(snapshot.asks);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps contracts and the money for them at a sum of zero', () => {
    fc.assert(
      fc.property(commands, (sequence) => {
        const state = new ExchangeState([coin, contract]);
        const houses = ['maker', 'taker'];
        state.apply({
          at: 1,
          commands: houses.map((accountId): Command => ({ type: 'openAccount', accountId, kind: 'house' })),
        });
        sequence.forEach((command, index) => {
          if (command.type !== 'place' || command.amount !== undefined) return;
          state.apply({
            at: 2 + index,
            commands: [{ ...command, accountId: houses[index % 2]!, symbol: contract.symbol, clientOrderId: 0 }],
          });
        });
        checkInvariants(state);
        const { accounts } = state.engine.ledger;
        expect([...accounts.get('fees')!.balances.keys()].every((asset) => asset === 'USDT')).toBe(true);
        const positions = houses.map((accountId) => accounts.get(accountId)!.balance(contract.symbol).holding);
        expect(positions[0]! + positions[1]!).toBe(0n); // L11
      }),
      { numRuns: 100 },
    );
  });

  it('reaches the same state from the journal, and from any snapshot in between', () => {
    fc.assert(
      fc.property(commands, fc.nat(80), (sequence, cut) => {
        const journal = sequence.map((command, index) => ({ at: 10 + index, text: encodeCommands([command]) }));
        const live = fresh();
        let text = snapshotText(live);
        journal.forEach(({ at }, index) => {
          live.apply({ at, commands: [sequence[index]!] });
          if (index === cut) text = snapshotText(live);
        });
        const replayed = fresh();
        for (const entry of journal) replayed.apply({ at: entry.at, commands: decodeCommands(entry.text) });
        expect(snapshotText(replayed)).toBe(snapshotText(live)); // L18

        const restored = new ExchangeState([coin]);
        restoreSnapshot(restored, text);
        expect(snapshotText(restored)).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});

/** L8, L17: at the resting price, never worse than the taker's limit, never with oneself. */
function checkFill(order: EngineOrder, trade: EngineTrade, maker: boolean): void {
  if (maker) expect(trade.price).toBe(order.price);
  else if (order.price !== undefined)
    expect(order.side === 'BUY' ? trade.price <= order.price : trade.price >= order.price).toBe(true);
  expect(maker).toBe(trade.side !== order.side);
}

function follow(
  naive: NaiveBook,
  command: Command,
  order: EngineOrder | undefined,
  before: EngineOrder | undefined,
): void {
  if (command.type === 'cancel') naive.cancel(({ orderId }) => orderId === command.orderId);
  if (command.type === 'cancelAll') naive.cancel(({ accountId }) => accountId === command.accountId);
  if (command.type === 'place') {
    const market = command.orderType === 'MARKET';
    const best = naive.levels(command.side === 'BUY' ? 'SELL' : 'BUY')[0]?.[0] ?? 0;
    // A market order goes as far as its band of 10 % from the best price.
    const limit = market ? (command.side === 'BUY' ? Math.floor(best * 1.1) : Math.ceil(best * 0.9)) : command.price!;
    naive.place(
      {
        orderId: order!.orderId,
        accountId: command.accountId,
        side: command.side,
        price: limit,
        remaining: command.quantity!,
      },
      command.orderType,
    );
  }
  if (command.type === 'edit') {
    const resting = naive.orders.find(({ orderId }) => orderId === command.orderId)!;
    const remaining = command.quantity! - before!.executed;
    if (command.price === before!.price && command.quantity! <= before!.quantity!) resting.remaining = remaining;
    else naive.place({ ...resting, price: command.price!, remaining }, 'LIMIT');
  }
}
