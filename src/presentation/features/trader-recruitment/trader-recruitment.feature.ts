import { feature } from '../../runtime/feature';

export const traderRecruitmentFeature = feature({
  id: 'trader-recruitment',
  path: '/trader-recruitment',
  switchedBy: 'copy-trading',
  texts: ['accountKit', 'moneyKit', 'leadTraders', 'partners', 'copyTrading', 'people'],
  document: true,
  view: () => import('./trader-recruitment.page'),
});
