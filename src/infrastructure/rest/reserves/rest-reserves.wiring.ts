import { defineModule, provide } from '../../../application/kernel/provider';
import { MerkleHashesPort } from '../../../application/reserves/merkle-hashes.port';
import { ReservesPort } from '../../../application/reserves/reserves.port';
import { RestReservesAdapter } from './rest-reserves.adapter';
import { WebCryptoMerkleHashes } from './web-crypto-merkle-hashes';

export const restReservesModule = defineModule('rest-reserves', [
  provide(ReservesPort, RestReservesAdapter),
  provide(MerkleHashesPort, WebCryptoMerkleHashes),
]);
