import { fc } from '../../../../support/properties';
import { decodeCommands, encodeCommands } from '../../../../../sandbox/engine/model/command-codec';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import type { EngineAlgoOrder } from '../../../../../sandbox/engine/model/algo-model';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import { restoreSnapshot, snapshotText } from '../../../../../sandbox/engine/snapshot/state-snapshot';
import { cancelAlgo, placeAlgo, singles, withAlgos } from './algo-arbitrary';
import { tree } from './algo-exchange';
import { commands, opening } from '../matching/command-arbitrary';
import { checkInvariants } from '../invariants';
import { NaiveTriggers } from './naive-triggers';
import { marginCommands, marginInstruments, marginOpening } from '../margin/margin-arbitrary';
import { coin, contract } from '../test-exchange';

jest.setTimeout(60_000);

const firstTrade: readonly Command[] = [
  {
    type: 'place',
    accountId: 'house',
    symbol: coin.symbol,
    side: 'SELL',
    orderType: 'LIMIT',
    price: 100,
    quantity: 40,
    clientOrderId: 0,
  },
  {
    type: 'place',
    accountId: 'ann',
    symbol: coin.symbol,
    side: 'BUY',
    orderType: 'LIMIT',
    price: 100,
    quantity: 2,
    clientOrderId: 0,
  },
  {
    type: 'place',
    accountId: 'house',
    symbol: coin.symbol,
    side: 'BUY',
    orderType: 'LIMIT',
    price: 99,
    quantity: 40,
    clientOrderId: 0,
  },
];

function fresh(): ExchangeState {
  const state = new ExchangeState([coin]);
  state.apply({ at: 1, commands: [...opening, ...firstTrade] });
  return state;
}

const sequences = withAlgos(coin.symbol, commands);
const told = (events: readonly EngineEvent[]): EngineAlgoOrder[] =>
  events.flatMap((event) => (event.type === 'algo' ? tree(event.order) : []));

describe('conditional orders, for any sequence of commands', () => {
  it('keep the invariants of money and books, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const state = fresh();
        for (const command of sequence) {
          const before = snapshotText(state);
          const { outcomes } = state.apply({ at: state.at, commands: [command] });
          if (!outcomes[0]!.ok) expect(snapshotText(state)).toBe(before);
        }
        checkInvariants(state);
        for (const root of state.engine.algos.registry.roots.values()) {
          for (const order of root.tree()) {
            const child = state.engine.orders.get(order.orderId);
            // Whatever is open either waits for a price or is an open order of the book, never both.
            if (order.isGroup || !order.open) expect(order.unwatch).toEqual([]);
            else if (order.orderId === 0) expect(order.unwatch.length > 0).toBe(order.ready);
            else
              expect([order.unwatch.length, child?.algoOrderId, child?.executed]).toEqual([
                0,
                order.algoOrderId,
                order.executed,
              ]);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are set off once, fill at most what was asked, and never change once they have ended', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const state = fresh();
        const ended = new Set<number>();
        const orderIds = new Map<number, number>();
        for (const command of sequence) {
          const { events } = state.apply({ at: state.at + 1, commands: [command] });
          for (const order of told(events)) {
            const { algoOrderId, orderId, status } = order;
            if (orderIds.get(algoOrderId) !== undefined && orderIds.get(algoOrderId) !== 0)
              expect(orderId).toBe(orderIds.get(algoOrderId));
            orderIds.set(algoOrderId, orderId);
            if (ended.has(algoOrderId)) expect(status === 'NEW' || status === 'PARTIAL_FILLED').toBe(false);
            if (status !== 'NEW' && status !== 'PARTIAL_FILLED') ended.add(algoOrderId);
            if (order.childType !== 'CLOSE_POSITION') expect(order.executed).toBeLessThanOrEqual(order.quantity);
            // Of an OCO or a take profit and stop loss, one leg alone trades.
            if (order.algoType === 'OCO' || order.algoType === 'TP_SL')
              expect(order.children.filter(({ executed }) => executed > 0).length).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('are set off exactly when the simplest possible model says so', () => {
    const few = fc
      .tuple(
        commands,
        fc.array(
          fc.oneof({ weight: 6, arbitrary: placeAlgo(coin.symbol, singles) }, { weight: 1, arbitrary: cancelAlgo }),
          { minLength: 1, maxLength: 30, size: 'max' },
        ),
      )
      .map(([plain, algos]) => algos.flatMap((command, index) => [command, ...plain.slice(index * 2, index * 2 + 2)]));
    fc.assert(
      fc.property(few, (sequence) => {
        const state = fresh();
        const naive = new NaiveTriggers();
        const triggered = new Set<number>();
        const expected = new Set<number>();
        for (const command of sequence) {
          const price = state.engine.books.get(coin.symbol)!.lastPrice!;
          const { outcomes, events } = state.apply({ at: state.at + 1, commands: [command] });
          const [outcome] = outcomes;
          if (command.type === 'cancelAlgo' && outcome!.ok) naive.remove(command.algoOrderId);
          if (command.type === 'placeAlgo' && outcome!.ok)
            naive.place(outcome!.algo!.algoOrderId, command.request, price);
          for (const event of events)
            if (event.type === 'trade') naive.traded(event.trade.price).forEach((id) => expected.add(id));
          for (const order of told(events)) if (order.triggered) triggered.add(order.algoOrderId);
          expect([...triggered].sort()).toEqual([...expected].sort());
        }
      }),
      { numRuns: 200 },
    );
  });

  it('come back the same from the journal, and go on the same from any snapshot', () => {
    fc.assert(
      fc.property(sequences, fc.nat(100), (sequence, at) => {
        const cut = at % sequence.length;
        const live = fresh();
        let text = snapshotText(live);
        sequence.forEach((command, index) => {
          if (index === cut) text = snapshotText(live);
          live.apply({ at: 10 + index, commands: [command] });
        });
        const replayed = fresh();
        sequence.forEach(
          (command, index) =>
            void replayed.apply({ at: 10 + index, commands: decodeCommands(encodeCommands([command])) }),
        );
        expect(snapshotText(replayed)).toBe(snapshotText(live)); // L18

        const restored = new ExchangeState([coin]);
        restoreSnapshot(restored, text);
        expect(snapshotText(restored)).toBe(text);
        const used = (state: ExchangeState) =>
          ['ann', 'bob', 'carl', 'house'].map(
            (id) =>
              [state.engine.registry.usedClientOrderIds(id), state.engine.algos.registry.usedClientIds(id)] as const,
          );
        // The store brings back the ids of orders that have ended; here the replayed exchange up to the cut does.
        const twin = fresh();
        sequence.slice(0, cut).forEach((command, index) => void twin.apply({ at: 10 + index, commands: [command] }));
        used(twin).forEach(([plain, algos], index) => {
          plain.forEach((id) => used(restored)[index]![0].add(id));
          algos.forEach((id) => used(restored)[index]![1].add(id));
        });
        sequence
          .slice(cut)
          .forEach((command, index) => void restored.apply({ at: 10 + cut + index, commands: [command] }));
        expect(snapshotText(restored)).toBe(snapshotText(live));
      }),
      { numRuns: 100 },
    );
  });

  it('keep the invariants of margin and positions on contracts, and come back the same', () => {
    const begin = Date.UTC(2026, 10, 21, 6, 59, 30);
    const opened = (): ExchangeState => {
      const state = new ExchangeState(marginInstruments);
      state.apply({ at: begin, commands: marginOpening });
      return state;
    };
    const plain = marginCommands.map((list) => list.map(({ command }) => command));
    fc.assert(
      fc.property(withAlgos(contract.symbol, plain), fc.nat(100), (sequence, cut) => {
        const state = opened();
        let restored: ExchangeState | undefined;
        for (const [index, command] of sequence.entries()) {
          const at = state.at + 400;
          state.at = at;
          const before = snapshotText(state);
          const { outcomes } = state.apply({ at, commands: [command] });
          if (!outcomes[0]!.ok) expect(snapshotText(state)).toBe(before);
          checkInvariants(state);
          restored?.apply({ at, commands: decodeCommands(encodeCommands([command])) });
          if (index !== cut % sequence.length) continue;
          restored = new ExchangeState(marginInstruments);
          restoreSnapshot(restored, snapshotText(state));
          for (const [id, account] of state.engine.ledger.accounts) {
            state.engine.registry
              .usedClientOrderIds(id)
              .forEach((used) => restored!.engine.registry.usedClientOrderIds(id).add(used));
            if (account.kind === 'customer')
              state.engine.algos.registry
                .usedClientIds(id)
                .forEach((used) => restored!.engine.algos.registry.usedClientIds(id).add(used));
          }
        }
        expect(snapshotText(restored!)).toBe(snapshotText(state)); // L18
      }),
      { numRuns: 60 },
    );
  });
});
