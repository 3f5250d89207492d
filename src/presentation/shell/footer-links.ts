import type { Menu, MenuLink } from '../runtime/menus';

export const productLinks: Menu = (paths) => [
  { to: paths.markets, name: 'nav.markets' },
  { to: paths.perpetualMarkets, name: 'footer.perpetuals' },
  { to: paths.trade, name: 'footer.spotTrading' },
  { to: paths.earn, name: 'nav.earn' },
  { to: paths.staking, name: 'nav.staking' },
  { to: paths.myWoo, name: 'nav.myWoo' },
  { to: paths.buyCrypto, name: 'nav.buyCrypto' },
  { to: paths.socialTrading, name: 'nav.copyTrading' },
  { to: paths.leaderboard, name: 'nav.leaderboard' },
  { to: paths.campaigns, name: 'nav.campaigns' },
  { to: paths.proofOfReserves, name: 'footer.reserves' },
  { to: paths.brokers, name: 'nav.brokers' },
  { to: paths.makers, name: 'nav.makers' },
  { to: paths.affiliates, name: 'nav.affiliates' },
  { to: paths.leadTraders, name: 'nav.leadTraders' },
  { to: paths.apiReference(), name: 'link.apiDocs' },
  { to: paths.apiStatus, name: 'footer.status' },
  { to: paths.blog, name: 'nav.blog' },
];

export const companyLinks: Menu = (paths) => [
  { to: paths.team, name: 'nav.team' },
  { to: paths.careers, name: 'nav.careers' },
];

export const appLinks: Menu = (paths) => [{ to: paths.download, name: 'nav.download' }];

const missedWithoutFooter: readonly MenuLink['name'][] = [
  'nav.blog',
  'nav.affiliates',
  'nav.brokers',
  'nav.makers',
  'link.apiDocs',
  'nav.download',
];

/** What of the footer no menu of the header holds: a terminal on a phone has no footer. */
export const moreLinks: Menu = (paths) => {
  const links = [...productLinks(paths), ...appLinks(paths)];
  return missedWithoutFooter.flatMap((wanted) => links.filter(({ name }) => name === wanted));
};

/** Names of the deployment's links (`Environment.links`), in the groups of the footer. */
export const footerGroups = {
  support: ['support', 'tradingFees', 'listingGuide', 'vipDocs'],
  company: ['brandKit', 'bugBounty'],
  legal: ['termsOfService', 'privacyPolicy', 'securityStatement'],
  app: ['appStore', 'playStore'],
  social: ['x', 'telegram', 'discord', 'youtube', 'linkedin'],
} as const;

export type FooterGroup = keyof typeof footerGroups;
type LinkName = (typeof footerGroups)[FooterGroup][number];

/**
 * The links of a group that lead to another site. A deployment may leave a link out, and an address within the
 * product is only shown where the product has that page.
 */
export function externalLinks(
  group: FooterGroup,
  links: Readonly<Record<string, string>>,
): readonly { readonly name: LinkName; readonly href: string }[] {
  return footerGroups[group].flatMap((name: LinkName) => {
    const href = links[name];
    return href !== undefined && /^https:\/\//.test(href) ? [{ name, href }] : [];
  });
}
