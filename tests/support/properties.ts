import fc from 'fast-check';

/**
 * Properties draw the same examples on every run, so that a change is judged by itself and not by its luck.
 * PROPERTY_SEED draws others: a number, or `random` to look for what nobody has seen yet. What such a search
 * finds is kept as an example of its own. A failure prints its seed and path.
 */
const asked = process.env.PROPERTY_SEED;
fc.configureGlobal({
  seed: asked === undefined ? 20_261_122 : asked === 'random' ? Math.trunc(Math.random() * 2 ** 31) : Number(asked),
  // To make a long failing sequence shorter may take longer than anybody waits.
  interruptAfterTimeLimit: 180_000,
  markInterruptAsFailure: true,
  // Whoever puts faults into the code asks whether a property fails, not for the shortest way to it.
  endOnFailure: process.env.STRYKER_MUTATOR_WORKER !== undefined,
});

export { fc };
