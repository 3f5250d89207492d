import { fc } from '../../../../support/properties';
import { ExchangeState } from '../../../../../sandbox/engine/exchange-state';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import type { EngineEvent } from '../../../../../sandbox/engine/model/events';
import { decodeCommands, encodeCommands } from '../../../../../sandbox/engine/model/command-codec';
import { restoreSnapshot, snapshotText } from '../../../../../sandbox/engine/snapshot/state-snapshot';
import { commands, opening } from './command-arbitrary';
import { checkInvariants } from '../invariants';
import { coin } from '../test-exchange';

interface Step {
  readonly at: number;
  readonly command: Command;
}

/** Commands at times that go on, of whose orders many end by themselves. */
const steps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(commands, fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 0, max: 40 })), { minLength: 80, maxLength: 80 }))
  .map(([sequence, times]) => {
    let at = 10;
    return sequence.map((command, index) => {
      const [pause, ahead] = times[index]!;
      at += pause;
      const plain = command.type === 'place' ? { ...command, clientOrderId: 0 } : command;
      const rests = command.type === 'place' && (command.orderType === 'LIMIT' || command.orderType === 'POST_ONLY');
      // Which client order ids were used is read from the records, which are no part of this.
      return { at, command: rests && ahead % 3 > 0 ? { ...plain, expiresAt: at + ahead } : plain };
    });
  });

function fresh(): ExchangeState {
  const state = new ExchangeState([coin]);
  state.apply({ at: 1, commands: opening });
  return state;
}

const play = (state: ExchangeState, { at, command }: Step): readonly EngineEvent[] =>
  state.apply({ at, commands: [command] }).events;

describe('orders that end by themselves, for any sequence of commands', () => {
  it('never fill once their time has come, and set free what they had reserved', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const state = fresh();
        for (const step of sequence) {
          for (const event of play(state, step)) {
            if (event.type !== 'order' || event.order.expiresAt === undefined) continue;
            const { fill, order } = event;
            if (fill !== undefined) expect(fill.at).toBeLessThan(order.expiresAt!);
          }
          for (const order of state.engine.orders.values())
            expect(order.terms.expiresAt ?? Number.POSITIVE_INFINITY).toBeGreaterThan(step.at);
          checkInvariants(state);
        }
        // Once all times have come, nothing is reserved but for orders without one.
        state.apply({ at: sequence.at(-1)!.at + 100, commands: [{ type: 'advance' }] });
        for (const order of state.engine.orders.values()) expect(order.terms.expiresAt).toBeUndefined();
        checkInvariants(state);
      }),
      { numRuns: 100 },
    );
  });

  it('end the same after a restart, from the journal and from a snapshot at any moment', () => {
    fc.assert(
      fc.property(steps, fc.nat(80), (sequence, cut) => {
        const live = fresh();
        const replayed = fresh();
        let restored = new ExchangeState([coin]);
        restoreSnapshot(restored, snapshotText(live));
        for (const [index, step] of sequence.entries()) {
          const told = play(live, step);
          play(replayed, { ...step, command: decodeCommands(encodeCommands([step.command]))[0]! });
          const again = play(restored, step);
          const ends = (events: readonly EngineEvent[]) =>
            events.flatMap((event) =>
              event.type === 'order' && event.order.status === 'CANCELLED' ? [event.order.orderId] : [],
            );
          expect(ends(again)).toEqual(ends(told));
          if (index !== cut) continue;
          const text = snapshotText(live);
          restored = new ExchangeState([coin]);
          restoreSnapshot(restored, text);
        }
        expect(snapshotText(replayed)).toBe(snapshotText(live));
      }),
      { numRuns: 60 },
    );
  });
});

describe('an expiry', () => {
  const place = (expiresAt: number): Command => ({
    type: 'place',
    accountId: 'ann',
    symbol: coin.symbol,
    side: 'BUY',
    orderType: 'LIMIT',
    price: 100,
    quantity: 2,
    clientOrderId: 0,
    expiresAt,
  });

  it.each([
    ['that is past', 99],
    ['of this moment', 100],
    ['more than 90 days ahead', 100 + 90 * 86_400_000 + 1],
  ])('%s is refused', (_, expiresAt) => {
    const { outcomes } = fresh().apply({ at: 100, commands: [place(expiresAt)] });
    expect(outcomes[0]).toEqual({ ok: false, reason: 'expiryOutOfBounds' });
  });

  it('outlives a change of its order', () => {
    const state = fresh();
    const { outcomes } = state.apply({ at: 100, commands: [place(150)] });
    const placed = outcomes[0]!;
    if (!placed.ok) throw new Error(placed.reason);
    const { orderId } = placed.order!;
    state.apply({ at: 110, commands: [{ type: 'edit', accountId: 'ann', orderId, price: 101, quantity: 3 }] });
    expect(state.engine.orders.has(orderId)).toBe(true);
    const { events } = state.apply({ at: 160, commands: [{ type: 'advance' }] });
    expect(events.find(({ type }) => type === 'order')).toMatchObject({
      order: { orderId, status: 'CANCELLED', expiresAt: 150, updatedAt: 160 },
    });
    expect(state.engine.ledger.accounts.get('ann')!.balance('USDT').frozen).toBe(0n);
  });
});
