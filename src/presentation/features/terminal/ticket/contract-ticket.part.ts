import type { AppRoute } from '../../../runtime/route';

/** The order ticket of perpetuals. */
export const contractTicketPart: AppRoute = {
  path: 'contract-ticket',
  namespaces: ['ticket', 'contracts'],
  adapters: ['trading', 'positions', 'contracts'],
  load: async () => (await import('./contract-ticket.wiring')).contractTicket,
};
