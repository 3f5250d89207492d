import { defineModule, provide } from '../../../application/kernel/provider';
import { ReservesPort } from '../../../application/reserves/reserves.port';
import { RestReservesAdapter } from './rest-reserves.adapter';

export default defineModule('rest-reserves', [provide(ReservesPort, RestReservesAdapter)]);
