import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earnPlaces, marketsPlaces, tradePlaces } from '../../../../src/presentation/runtime/menus';
import { paths } from '../../../../src/presentation/runtime/paths';
import { moreLinks } from '../../../../src/presentation/shell/footer-links';
import { pages } from '../../../../src/presentation/shell/pages';
import { MenuSheetGroups } from '../../../../src/presentation/shell/menu-sheet-groups.view';
import { renderShell } from './shell-fixture';

async function sheet(at = '/'): Promise<HTMLElement> {
  await renderShell({
    at,
    texts: ['productMenus'],
    environment: { links: { support: 'https://help.test' } },
    open: async () => ({ View: () => <MenuSheetGroups />, stores: {} }),
  });
  const more = await screen.findByText('More');
  return more.closest('nav')!;
}

const group = (navigation: HTMLElement, title: string) =>
  within(navigation).getByText(title, { selector: 'summary' }).closest('details')!;
const names = (of: HTMLElement) => [...of.querySelectorAll('a')].map(({ textContent }) => textContent);

test('the menu of phones leads wherever the menus of the header do, and where only the footer would', async () => {
  const navigation = await sheet();
  expect(names(group(navigation, 'Markets'))).toEqual([
    'All markets',
    'Perpetual markets',
    'Funding rates',
    'Market movers',
  ]);
  expect(names(group(navigation, 'Trade'))).toEqual([
    'Spot',
    'Perpetual',
    'Multi-market',
    'Convert',
    'Buy crypto',
    'Copy trading',
    'Leaderboard',
  ]);
  expect(names(group(navigation, 'Earn'))).toEqual(['Earn', 'Staking', 'My WOO', 'Campaigns', 'Proof of reserves']);
  expect(names(group(navigation, 'More'))).toEqual([
    'Blog',
    'Affiliates',
    'Brokers',
    'Market makers',
    'API documentation',
    'Get the app',
    'Support center',
  ]);
  expect(within(group(navigation, 'More')).getByText('Support center')).toHaveAttribute('target', '_blank');
});

test('a group opens by its name; that of the current page is open', async () => {
  const navigation = await sheet('/markets');
  expect(group(navigation, 'Markets')).toHaveAttribute('open');
  expect(within(navigation).getByText('All markets')).toHaveAttribute('aria-current', 'page');
  expect(within(navigation).getByText('Perpetual markets')).not.toHaveAttribute('aria-current');
  expect(group(navigation, 'Earn')).not.toHaveAttribute('open');
  await userEvent.click(within(navigation).getByText('Earn', { selector: 'summary' }));
  expect(group(navigation, 'Earn')).toHaveAttribute('open');
});

test('every place of the menus is a page', () => {
  const addresses = pages.map(({ path }) => path.replace(/\/?:.*$/, ''));
  const places = [marketsPlaces, tradePlaces, earnPlaces, moreLinks].flatMap((menu) => [...menu(paths)]);
  expect(
    places.filter(({ to }) => !addresses.some((address) => address !== '/' && to.split('?')[0]!.startsWith(address))),
  ).toEqual([]);
});
