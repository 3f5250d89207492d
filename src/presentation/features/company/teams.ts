import type { Menu } from '../../runtime/menus';

/** A team, by the slug that its members write under in the blog and, in English, its name on the job board. */
export interface Team {
  readonly id: 'engineering' | 'markets' | 'product' | 'security';
  /** Pages that it looks after. */
  readonly owns: Menu;
}

export const teams: readonly Team[] = [
  {
    id: 'engineering',
    owns: (paths) => [
      { to: paths.apiReference(), name: 'link.apiDocs' },
      { to: paths.apiStatus, name: 'footer.status' },
    ],
  },
  {
    id: 'markets',
    owns: (paths) => [
      { to: paths.perpetualMarkets, name: 'footer.perpetuals' },
      { to: paths.makers, name: 'nav.makers' },
    ],
  },
  {
    id: 'product',
    owns: (paths) => [
      { to: paths.trade, name: 'footer.spotTrading' },
      { to: paths.socialTrading, name: 'nav.copyTrading' },
    ],
  },
  { id: 'security', owns: (paths) => [{ to: paths.proofOfReserves, name: 'footer.reserves' }] },
];
