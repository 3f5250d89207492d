import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { ArticlesQueries } from '../../../../../src/application/blog/articles.queries';
import type { OpeningsQueries } from '../../../../../src/application/careers/openings.queries';
import type { Resource } from '../../../../../src/application/kernel/resource';
import { teamFeature } from '../../../../../src/presentation/features/company/team.feature';
import { ownPage, renderShell } from '../../shell/shell-fixture';

const ready = <T,>(value: T) =>
  ({
    current: { status: 'ready', value },
    subscribe: () => () => undefined,
    refresh: async () => undefined,
  }) as never as Resource<T>;
const once = <T,>(value: T) => {
  const resource = ready(value);
  return () => resource;
};

const opening = (team: string, place: string) => ({ id: team + place, title: 'A role', team, places: [place] });

async function show() {
  const byTeam: Record<string, Resource<unknown>> = {
    security: ready([{ slug: 'keys', title: 'About keys', language: 'en' }]),
  };
  const nothing = ready([]);
  const stores = {
    articles: { byAuthor: (author: string) => byTeam[author] ?? nothing } as never as ArticlesQueries,
    openings: {
      openings: once([opening('Security', 'Lisbon'), opening('Security', 'Remote'), opening('Product', 'Lisbon')]),
      offices: once([
        { name: 'Lisbon', location: 'Lisbon, Portugal' },
        { name: 'Remote', location: 'UTC−3 to UTC+9' },
      ]),
    } as never as OpeningsQueries,
    markets: { instruments: once([{ type: 'SPOT' }, { type: 'SPOT' }, { type: 'PERP' }]) },
    reserves: { audits: once([{ snapshotAt: Date.UTC(2026, 0, 1) }, { snapshotAt: Date.UTC(2026, 5, 30, 12) }]) },
  };
  await renderShell({
    at: teamFeature.path,
    open: (route) => ownPage(teamFeature.path === route.path ? teamFeature : route, stores),
  });
  await screen.findByRole('heading', { level: 1, name: 'Our team' });
}

const cardOf = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('li')!);

it('says of each team what it wrote last and how many roles it has, leading there', async () => {
  await show();
  expect(cardOf('Security').getByRole('link', { name: 'About keys' })).toHaveAttribute('href', '/blog/keys');
  expect(cardOf('Security').getByRole('link', { name: 'Open roles: 2' })).toHaveAttribute(
    'href',
    '/careers?team=Security',
  );
  expect(cardOf('Markets').getByText('No articles yet')).toBeVisible();
  expect(cardOf('Markets').getByText('Open roles: 0')).toBeVisible();
  expect(cardOf('Lisbon').getByRole('link', { name: 'Open roles: 2' })).toHaveAttribute(
    'href',
    '/careers?place=Lisbon',
  );
});

it('says where an office is only where its name does not', async () => {
  await show();
  expect(cardOf('Remote').getByText('UTC−3 to UTC+9')).toBeVisible();
  expect(screen.queryByText('Lisbon, Portugal')).toBeNull();
});

it('counts markets by kind, and names the day of the newest audit', async () => {
  await show();
  const facts = within(screen.getByRole('region', { name: 'Right now' }));
  const value = (name: string) => facts.getByText(name).nextElementSibling;
  expect(value('Spot markets')).toHaveTextContent('2');
  expect(value('Perpetual markets')).toHaveTextContent('1');
  expect(value('Open roles')).toHaveTextContent('3');
  expect(value('Last audit')).toHaveTextContent(/Jun 30, 2026|30.*2026/);
});
