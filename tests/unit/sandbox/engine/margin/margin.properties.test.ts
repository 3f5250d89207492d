import { fc } from '../../../../support/properties';
import { decodeCommands, encodeCommands } from '../../../../../sandbox/engine/model/command-codec';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import { restoreSnapshot, snapshotText } from '../../../../../sandbox/engine/snapshot/state-snapshot';
import { checkInvariants } from '../invariants';
import { marginCommands, marginInstruments, marginOpening, traders } from './margin-arbitrary';
import { NaiveMargin } from './naive-margin';

jest.setTimeout(60_000);

const begin = Date.UTC(2026, 10, 21, 6, 59, 30);

function fresh(): { state: ExchangeState; events: readonly EngineEvent[] } {
  const state = new ExchangeState(marginInstruments);
  const { events } = state.apply({ at: begin, commands: marginOpening });
  return { state, events };
}

describe('contracts and margin, for any sequence of commands', () => {
  it('keep the invariants of money, margin and positions, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(marginCommands, (sequence) => {
        const { state } = fresh();
        for (const { wait, command } of sequence) {
          const at = state.at + wait;
          state.at = at;
          const before = snapshotText(state);
          const { outcomes } = state.apply({ at, commands: [command] });
          if (!outcomes[0]!.ok && snapshotText(state) !== before) expect(snapshotText(state)).toBe(before);
          checkInvariants(state);
          const [outcome] = outcomes;
          const order = outcome?.ok ? outcome.order : undefined;
          if (command.type === 'place' && order?.type === 'FOK')
            expect([0, command.quantity]).toContain(order.executed); // L9
        }
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('leave every customer with what trades, fees, funding and transfers add up to', () => {
    fc.assert(
      fc.property(marginCommands, (sequence) => {
        const { state, events } = fresh();
        const naive = new NaiveMargin(marginInstruments);
        naive.hear(events);
        for (const { wait, command } of sequence) {
          const result = state.apply({ at: state.at + wait, commands: [command] });
          naive.hear(result.events);
          for (const accountId of traders) {
            const account = state.engine.ledger.accounts.get(accountId)!;
            for (const position of account.positions.values()) {
              expect(`${accountId} ${position.holding}`).toBe(
                `${accountId} ${naive.holding(accountId, position.instrument.symbol, position.side)}`,
              );
            }
            const mark = state.engine.prices.mark('PERP_COIN_USDT') ?? 0n;
            const unrealized = [...account.positions.values()].reduce(
              (sum, position) => sum + position.unrealized(mark),
              0n,
            );
            expect(account.balance('USDT').holding + unrealized).toBe(naive.equity(accountId, mark)); // L11
          }
          expect(naive.fundingSum).toBe(0n);
        }
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('let nobody stay below the maintenance margin once time has been taken', () => {
    fc.assert(
      fc.property(marginCommands, (sequence) => {
        const { state } = fresh();
        for (const { wait, command } of sequence) {
          state.apply({ at: state.at + wait, commands: [command] });
          if (command.type !== 'advance') continue;
          for (const accountId of traders) {
            const { engine } = state;
            const { collateral, maintenanceMargin, notional } = engine.margins.of(
              engine.ledger.accounts.get(accountId)!,
            );
            if (notional > 0n) expect(collateral >= maintenanceMargin).toBe(true);
          }
        }
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });

  it('reach the same state from the journal, and from any snapshot in between', () => {
    fc.assert(
      fc.property(marginCommands, fc.nat(90), (sequence, cut) => {
        let at = begin;
        const journal = sequence.map(({ wait, command }) => ({
          at: (at += wait),
          text: encodeCommands([command]),
        }));
        const live = fresh().state;
        let restored: ExchangeState | undefined;
        journal.forEach((entry, index) => {
          const commands = decodeCommands(entry.text);
          const events = live.apply({ at: entry.at, commands }).events;
          if (restored !== undefined) expect(restored.apply({ at: entry.at, commands }).events).toEqual(events);
          if (index === cut) {
            restored = new ExchangeState(marginInstruments);
            restoreSnapshot(restored, snapshotText(live));
          }
        });
        if (restored !== undefined) expect(snapshotText(restored)).toBe(snapshotText(live)); // L18
      }),
      { numRuns: 200, endOnFailure: true },
    );
  });
});
