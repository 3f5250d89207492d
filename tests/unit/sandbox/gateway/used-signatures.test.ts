import { UsedSignatures } from '../../../../sandbox/gateway/used-signatures';

const window = 60_000;

it('remembers a signature for as long as its timestamp is good, whenever it was first used', () => {
  for (let first = 0; first <= 10 * window; first += window / 4) {
    let now = 0;
    const signatures = new UsedSignatures(() => now, window);
    now = first;
    // A clock that goes ahead as far as it may.
    const timestamp = first + window;
    expect(signatures.admits('key', 'signature', timestamp, 'write')).toBe(true);
    for (now = first; now <= timestamp + window; now += window / 4)
      if (signatures.admits('key', 'signature', timestamp, 'write'))
        throw new Error(`Used first at ${first}, it was taken again at ${now}.`);
  }
});
