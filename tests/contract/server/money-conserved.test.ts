import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fc } from '../../support/properties';
import { acts, MoneyWorld, people } from './money-world';

// Signing in takes the processor for a while, on whatever machine.
jest.setTimeout(60_000);

/** Everything twice, in any order. */
const twice = [...acts, ...acts];
const order = fc.shuffledSubarray(twice, { minLength: twice.length });
const step = fc.record({ who: fc.constantFrom(...people), part: fc.integer({ min: 1, max: 100 }) });
const steps = fc
  .tuple(order, fc.array(step, { minLength: twice.length, maxLength: twice.length }))
  .map(([order, each]) => order.map((act, index) => ({ act, ...each[index]! })));

describe('money', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'money-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is neither made nor lost, whatever is done, waited for and restarted: what is shown is what the ledger has', () =>
    fc.assert(
      fc.asyncProperty(steps, fc.nat(twice.length - 1), async (sequence, restartAt) => {
        const world = await MoneyWorld.open(folder);
        try {
          await world.expectReservesToAgree('at first');
          for (const [index, each] of sequence.entries()) {
            if (index === restartAt) await world.restart();
            await world.take(each, index);
            await world.expectBooked(`${index}: ${each.who} ${each.act}`);
          }
          await world.expectReservesToAgree('at last');
        } finally {
          await world.close();
        }
      }),
      // One sequence takes seconds; a shorter one that fails too would cost a new exchange for each try.
      { numRuns: 1, endOnFailure: true },
    ));
});
