import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { ApplyAsPartner } from '../../../../../src/application/platform/apply-as-partner.use-case';
import { CopiesQueries } from '../../../../../src/application/social/copies.queries';
import { LeadingQueries } from '../../../../../src/application/social/leading.queries';
import { StrategiesQueries } from '../../../../../src/application/social/strategies.queries';
import type { BusinessApplication } from '../../../../../src/domain/platform/business-application';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { CopyStrategy } from '../../../../../src/domain/social/copy-strategy';
import { type LeadRequirementId, leadRequirements } from '../../../../../src/domain/social/leading';
import { ApplicationsStore } from '../../../../../src/presentation/features/partners/applications.store';
import { traderApplicationFeature } from '../../../../../src/presentation/features/partners/applications.feature';
import { TraderApplication } from '../../../../../src/presentation/features/partners/trader-application.view';
import { traderRecruitmentFeature } from '../../../../../src/presentation/features/trader-recruitment/trader-recruitment.feature';
import { TraderRecruitmentPage } from '../../../../../src/presentation/features/trader-recruitment/trader-recruitment.page';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { strategyNamed } from '../../../../support/strategies';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

const parts: Readonly<Record<string, number>> = { tide: 0.1, kestrel: 0.15 };

interface Told {
  readonly session?: ReturnType<typeof loggedIn>;
  readonly strategies?: readonly CopyStrategy[];
  readonly met?: readonly LeadRequirementId[];
}

async function show({
  session = loggedOut,
  strategies: open = [strategyNamed('tide', 'Slow tide', '900.5'), strategyNamed('kestrel', 'Kestrel', '90000')],
  met = [],
}: Told = {}) {
  const cache = new PlainResourceCache(new FakeScheduler());
  const sent: BusinessApplication[] = [];
  const stores = {
    strategies: new StrategiesQueries(cache, {
      strategies: async () => success({ rows: open, total: open.length }),
    } as never),
    copies: new CopiesQueries(cache, {
      terms: async (id: string) => success({ profitShare: parts[id] }),
    } as never),
    leading: new LeadingQueries(cache, {
      state: async () =>
        success({
          requirements: leadRequirements.map((id) => ({
            id,
            met: met.includes(id),
            have: id === 'TRADES' ? decimal(4) : undefined,
            need: decimal(10),
          })),
          strategies: [],
        }),
    } as never),
  };
  const applications = new ApplicationsStore(
    new ApplyAsPartner({
      applyAsLeadTrader: async (application: BusinessApplication) => {
        sent.push(application);
        return sent.length > 1 ? failure({ kind: 'duplicate' }) : success('57');
      },
    } as never),
    { state: { current: session, subscribe: () => () => undefined }, visit: new Subject(0) } as never,
    { read: () => undefined, write: () => undefined },
  );
  await renderShell({
    at: traderRecruitmentFeature.path,
    session,
    open: async ({ id }) => ({
      View: () =>
        id === traderRecruitmentFeature.id ? (
          <TraderRecruitmentPage stores={stores} />
        ) : id === traderApplicationFeature.id ? (
          <TraderApplication stores={{ applications }} />
        ) : null,
      stores: {},
    }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Become a lead trader' });
  const user = userEvent.setup();
  return {
    user,
    sent,
    async type(field: string, text: string) {
      await user.clear(screen.getByLabelText(field));
      await user.type(screen.getByLabelText(field), text);
    },
    figure: (name: string) =>
      within(screen.getByRole('region', { name: 'Earnings calculator' })).getByText(name, { selector: 'dt' })
        .nextElementSibling?.textContent,
  };
}

const months = () =>
  within(screen.getByRole('table', { name: 'Earnings calculator' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

it('reckons with the profit share of the strategy with most copied assets, above the high-water mark only', async () => {
  const { figure, type } = await show();
  await screen.findByText('Your total share');
  await type('Copied assets (USDT)', '1000');
  await type('Return, month 1 (%)', '10');
  await type('Return, month 2 (%)', '-10');
  await type('Return, month 3 (%)', '20');
  expect(figure('Profit share')).toBe('15%');
  // 1,100 less 15; 976.5 after the loss; 1,171.8 is 86.8 above the mark of 1,085.
  expect(months()).toEqual(['1100.0015.00', '20.000.00', '386.8013.02']);
  expect(figure('Your total share')).toBe('28.02 USDT');
});

it('follows the strategy that is chosen', async () => {
  const { figure, user } = await show();
  await screen.findByText('Your total share');
  await user.selectOptions(screen.getByLabelText('Profit share of'), 'Slow tide');
  await waitFor(() => expect(figure('Profit share')).toBe('10%'));
});

it('says nothing of figures that cannot be', async () => {
  const { figure, type } = await show();
  await screen.findByText('Your total share');
  await type('Return, month 2 (%)', '-101');
  expect(screen.getByLabelText('Return, month 2 (%)')).toBeInvalid();
  expect(figure('Your total share')).toBe('—');
});

it('shows who leads now, and says so where nobody does', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Kestrel' })).toHaveAttribute(
    'href',
    '/social-trading/strategy?id=kestrel',
  );
  expect(screen.getByText('14')).toBeInTheDocument();
});

it('has words for an exchange without strategies', async () => {
  await show({ strategies: [] });
  expect(await screen.findByText('No strategies yet')).toBeInTheDocument();
  expect(screen.getByText('No strategy can be copied right now.')).toBeInTheDocument();
});

it('tells an account what is missing, and leads there', async () => {
  await show({ session: loggedIn() });
  expect(await screen.findByText('Not ready yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
    'href',
    '/account/identity-verification',
  );
  expect(screen.getByText('4 of 10')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change privacy' })).toHaveAttribute(
    'href',
    '/leaderboard/user-profile#privacy',
  );
});

it('tells an account that has all of it', async () => {
  await show({ session: loggedIn(), met: leadRequirements });
  expect(await screen.findByText('Ready to lead')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Open a strategy' })) {
    expect(link).toHaveAttribute('href', '/social-trading?view=leading');
  }
  expect(screen.queryByRole('link', { name: 'Verify identity' })).not.toBeInTheDocument();
});

it('tells a sub-account that meets all of it that main accounts lead', async () => {
  await show({ session: loggedIn(false), met: leadRequirements });
  expect(await screen.findByText('Main account only')).toBeInTheDocument();
  expect(screen.queryByText('Ready to lead')).not.toBeInTheDocument();
});

it('takes an application of a trader once, and says what is wrong with one', async () => {
  const { sent, user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Submit application' }));
  expect(await screen.findAllByText('Required')).toHaveLength(3);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Trader or team'), 'North Desk');
  await user.type(screen.getByLabelText('Contact person'), 'Ida');
  await user.type(screen.getByLabelText('Email'), 'ida@north.example');
  await user.type(screen.getByLabelText('Track record link (optional)'), 'https://north.example/record');
  await user.dblClick(screen.getByRole('button', { name: 'Submit application' }));
  expect(await screen.findByText('Reference: 57')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ company: 'North Desk', website: 'https://north.example/record' });
});
