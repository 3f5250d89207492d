import { feature } from '../../../runtime/feature';

/** The order ticket of perpetuals. */
export const contractTicketFeature = feature({
  id: 'contract-ticket',
  texts: ['ticket', 'contracts'],
  view: () => import('./contract-ticket.view'),
});
