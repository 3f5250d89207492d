import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpeningsPort } from '../../../../../src/application/careers/openings.port';
import { OpeningsQueries } from '../../../../../src/application/careers/openings.queries';
import type { Opening } from '../../../../../src/domain/careers/opening';
import { failure, success } from '../../../../../src/domain/shared/result';
import { careersFeature } from '../../../../../src/presentation/features/company/careers.feature';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { marketStores } from '../markets/markets-fixture';
import { ownPage, renderShell } from '../../shell/shell-fixture';

// jsdom has none.
Element.prototype.scrollIntoView = () => undefined;

const opening = (id: string, title: string, team: string, places: readonly string[], employment = 'Full-time') => ({
  id,
  title,
  team,
  places,
  location: places.join(' or '),
  employment,
  updatedAt: Date.UTC(2026, 9, 1),
  applyUrl: `https://board.test/jobs/${id}`,
});
const engineer = opening('1', 'Engine engineer', 'Engineering', ['Lisbon', 'Remote']);
const designer = opening('2', 'Designer', 'Product', ['Lisbon']);
const writer = opening('3', 'Writer', 'Product', ['Remote'], 'Part-time');

async function show(at = '', all: readonly Opening[] = [engineer, designer, writer], away = false) {
  const board = { away };
  const port: OpeningsPort = {
    openings: async () => (board.away ? failure({ kind: 'offline' }) : success(all)),
    async opening(id) {
      if (board.away) return failure({ kind: 'offline' });
      const found = all.find((each) => each.id === id);
      return found
        ? success({ ...found, body: [{ kind: 'element', name: 'p', children: ['You build it.'] }] })
        : failure({ kind: 'notFound' });
    },
    offices: async () => success([]),
  };
  const openings = new OpeningsQueries(new PlainResourceCache(new FakeScheduler()), port);
  const { tickers } = marketStores({});
  await renderShell({
    at: careersFeature.path + at,
    open: (route) => ownPage(careersFeature.path === route.path ? careersFeature : route, { openings, tickers }),
  });
  return { board, user: userEvent.setup() };
}

const main = () => within(screen.getByRole('main'));
const roles = async () =>
  (await main().findAllByRole('link')).map(({ textContent }) => textContent).filter((name) => /er$/.test(name));

it('lists what is open by team, and narrows it by place, team and words, all kept in the address', async () => {
  const { user } = await show();
  expect(await screen.findByText('Roles found: 3')).toBeVisible();
  expect(await roles()).toEqual(['Engine engineer', 'Designer', 'Writer']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Remote');
  expect(await roles()).toEqual(['Engine engineer', 'Writer']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Product');
  expect(await roles()).toEqual(['Writer']);
  expect(window.location.search).toBe('?team=Product&place=Remote');
  await user.type(screen.getByRole('searchbox', { name: 'Search roles' }), 'pilot');
  expect(await screen.findByText('No roles match')).toBeVisible();
  expect(window.location.search).toBe('?q=pilot&team=Product&place=Remote');
  expect(screen.getByText('Try another word or clear the filters.')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Search roles' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Location' }), 'Lisbon');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Engineering');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job type' }), 'Part-time');
  expect(await screen.findByText('Clear the filters to see all roles.')).toBeVisible();
  screen.getByRole('button', { name: 'Clear filters' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Roles found: 3')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Open roles' })).toHaveFocus());
});

it('opens an opening, leads to the board in the same tab, and back to the same list', async () => {
  const { user } = await show('?team=Product');
  await user.click(await main().findByRole('link', { name: 'Writer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Writer' })).toHaveFocus();
  expect(screen.getByText('You build it.')).toBeVisible();
  expect(screen.getByText('Part-time')).toBeVisible();
  const apply = screen.getByRole('link', { name: 'Apply now' });
  expect(apply).toHaveAttribute('href', 'https://board.test/jobs/3');
  expect(apply).toHaveAttribute('rel', 'external noreferrer');
  expect(apply).not.toHaveAttribute('target');
  await user.click(screen.getByRole('link', { name: 'All roles' }));
  expect(await screen.findByText('Roles found: 2')).toBeVisible();
});

it('says of a role that is filled that it is not there', async () => {
  await show('?opening=99');
  expect(await screen.findByRole('heading', { level: 1, name: 'Role not found' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply now' })).toBeNull();
});

it('says when nothing is open', async () => {
  await show('', []);
  expect(await screen.findByText('New roles appear here as soon as they open.')).toBeVisible();
  expect(screen.queryByRole('searchbox', { name: 'Search roles' })).toBeNull();
});

it.each([
  ['', 'Roles found: 3'],
  ['?opening=3', 'You build it.'],
])('says when the board does not answer at %j, and asks again', async (at, shown) => {
  const { board, user } = await show(at, undefined, true);
  const again = await main().findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(shown)).toBeNull();
  board.away = false;
  await user.click(again);
  expect(await screen.findByText(shown)).toBeVisible();
});
