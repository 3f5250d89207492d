import { UsedSignatures } from '../../../../sandbox/gateway/used-signatures';
import { fc } from '../../../support/properties';

const window = 60_000;

/** Signatures that are seen one after the other, as an exchange of any age sees them. */
test('a signature that has written writes never again while its timestamp is good, whenever it came', () => {
  const instant = fc.integer({ min: 0, max: 10 * window });
  fc.assert(
    fc.property(
      instant,
      fc.integer({ min: -window, max: window }),
      fc.array(fc.integer({ min: 0, max: 2 * window }), { minLength: 1, maxLength: 5 }),
      (seenAt, ahead, laterBy) => {
        let now = 0;
        const used = new UsedSignatures(() => now, window);
        now = seenAt;
        const timestamp = Math.max(0, seenAt + ahead);
        expect(used.admits('key', 'signature', timestamp, 'write')).toBe(true);
        for (const later of laterBy.sort((one, other) => one - other)) {
          now = seenAt + later;
          // Others come meanwhile.
          used.admits('key', `other ${now}`, now, 'write');
          if (Math.abs(now - timestamp) > window) continue;
          for (const use of ['read', 'write', 'socket'] as const)
            expect(used.admits('key', 'signature', timestamp, use)).toBe(false);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a signature of one key says nothing about another’s', () => {
  const used = new UsedSignatures(() => 0, window);
  expect(used.admits('key', 'signature', 0, 'write')).toBe(true);
  expect(used.admits('other', 'signature', 0, 'write')).toBe(true);
});
