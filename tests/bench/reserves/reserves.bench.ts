import { sha256 } from '@noble/hashes/sha2.js';
import { verification } from '../../../src/infrastructure/merkle/verification';
import type { VerificationAnswer } from '../../../src/infrastructure/merkle/verification-messages';
import { report } from '../web/report';
import { largeTree } from './large-tree';

/* A whole published tree of 300,000 leaves, verified as the page does it, and how fast short texts are hashed. */
const goalSeconds = 5;
const pair = new Uint8Array(64);

const { file, root, userHash, leaves } = largeTree(300_000);
const started = performance.now();
let answer: VerificationAnswer | undefined;
verification({ kind: 'tree', file, question: { root, userHash } }, (each) => (answer = each));
if (answer?.kind !== 'tree' || answer.result.kind !== 'sound') throw new Error('The tree is not sound.');
report(
  `verification of ${leaves} leaves, ${Math.round(file.length / 1e6)} MB`,
  (performance.now() - started) / 1_000,
  's',
  goalSeconds,
);

const library = perSecond(100_000, performance.now(), () => {
  for (let count = 0; count < 100_000; count += 1) sha256(pair);
});
const begun = performance.now();
for (let count = 0; count < 20_000; count += 50)
  await Promise.all(Array.from({ length: 50 }, () => crypto.subtle.digest('SHA-256', pair)));

const webCrypto = (20_000 / (performance.now() - begun)) * 1_000;
report('SHA-256 of 64 bytes, library', library, 'hashes/s', webCrypto);

function perSecond(count: number, from: number, work: () => void): number {
  work();
  return (count / (performance.now() - from)) * 1_000;
}
