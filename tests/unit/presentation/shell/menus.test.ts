import { accountLinks, orderLinks, walletLinks } from '../../../../src/presentation/runtime/menus';
import { paths } from '../../../../src/presentation/runtime/paths';
import { pages } from '../../../../src/presentation/shell/pages';

test('every word of the menus leads to a page', () => {
  const addresses = pages.map(({ path }) => path);
  const links = [accountLinks, orderLinks, walletLinks].flatMap((menu) => menu(paths));
  expect(links.filter(({ to }) => !addresses.includes(to.split('?')[0]!))).toEqual([]);
});
