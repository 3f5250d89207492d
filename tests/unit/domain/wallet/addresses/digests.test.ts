import { createHash } from 'node:crypto';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { keccak256 } from '../../../../../src/domain/wallet/addresses/keccak256';
import { sha256 } from '../../../../../src/domain/wallet/addresses/sha256';
import { fc } from '../../../../support/properties';

const bytes = fc.uint8Array({ maxLength: 300 });

test('SHA-256 is that of the platform, whatever the length', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(Buffer.from(sha256(message)).toString('hex')).toBe(createHash('sha256').update(message).digest('hex'));
    }),
  );
});

test('Keccak-256 is that of a library, whatever the length', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(Buffer.from(keccak256(message)).toString('hex')).toBe(Buffer.from(keccak_256(message)).toString('hex'));
    }),
    { numRuns: 60 },
  );
});
