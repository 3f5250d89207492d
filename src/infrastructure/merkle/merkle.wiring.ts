import { defineModule, provideBy } from '../../application/kernel/provider';
import { MerkleVerifierPort } from '../../application/reserves/merkle-verifier.port';
import { WorkerMerkleVerifierAdapter } from './worker-merkle-verifier.adapter';

export default defineModule('merkle', [
  provideBy(
    MerkleVerifierPort,
    () => new WorkerMerkleVerifierAdapter(async () => (await import('./start-merkle-worker')).startMerkleWorker()),
  ),
]);
