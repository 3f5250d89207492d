import { defineModule, entry, provide } from '../../../application/kernel/provider';
import { MerkleHashesPort } from '../../../application/reserves/merkle-hashes.port';
import { ReservesPort } from '../../../application/reserves/reserves.port';
import { HttpSender } from '../transport/http-sender.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { RestReservesAdapter } from './rest-reserves.adapter';
import { WebCryptoMerkleHashes } from './web-crypto-merkle-hashes';

export const restReservesModule = defineModule('rest-reserves', [
  entry(provide(ReservesPort, RestReservesAdapter, RestClient, HttpSender, UnknownValues)),
  entry(provide(MerkleHashesPort, WebCryptoMerkleHashes)),
]);
