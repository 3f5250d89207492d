import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReferralQueries } from '../../../../../src/application/account/referral.queries';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { ExecutionCostQueries } from '../../../../../src/application/markets/execution-cost.queries';
import type { ReferralCampaign } from '../../../../../src/domain/account/referral';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, type Result, success } from '../../../../../src/domain/shared/result';
import { affiliatesFeature } from '../../../../../src/presentation/features/affiliates/affiliates.feature';
import { AffiliatesPage } from '../../../../../src/presentation/features/affiliates/affiliates.page';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

const programme: ReferralCampaign = {
  id: '1',
  name: 'Now',
  startsAt: 0,
  endsAt: 1,
  rules: [],
  tiers: [
    { tradedFrom: 0, rate: decimal('0.2') },
    { tradedFrom: 10, rate: decimal('0.25') },
  ],
};
const tiers = (['SPOT', 'PERP'] as const).map((type) => ({
  exchange: 'test',
  type,
  tier: 0,
  makerBps: decimal(type === 'SPOT' ? '10' : '2'),
  takerBps: decimal(type === 'SPOT' ? '10' : '5'),
}));

async function show({
  session = loggedOut,
  answers = [success([programme])],
}: {
  readonly session?: typeof loggedOut;
  readonly answers?: Result<readonly ReferralCampaign[], Failure>[];
} = {}) {
  const cache = () => new PlainResourceCache(new FakeScheduler());
  const sharing = { code: 'HARBOUR7', link: 'http://web.test/register?ref=HARBOUR7', picture: '', texts: [] };
  const referral = new ReferralQueries(cache(), {
    programme: async () => (answers.length > 1 ? answers.shift()! : answers[0]!),
    sharing: async () => success(sharing),
  } as never);
  const costs = new ExecutionCostQueries({ feeTiers: async () => success(tiers) } as never, cache());
  await renderShell({
    at: affiliatesFeature.path,
    session,
    environment: { links: { affiliatesForm: 'https://forms.example.com/affiliates' } },
    open: async ({ id }) => ({
      View: () => (id === affiliatesFeature.id ? <AffiliatesPage stores={{ referral, costs }} /> : null),
      stores: {},
    }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Affiliate program' });
  const user = userEvent.setup();
  return {
    user,
    async type(field: string, text: string) {
      await user.clear(screen.getByLabelText(field));
      await user.type(screen.getByLabelText(field), text);
    },
    figure: (name: string) => screen.getByText(name).nextElementSibling?.textContent,
  };
}

it('reckons with the level that so many people reach, and the fees of the market', async () => {
  const { figure, type, user } = await show();
  await screen.findByText('Commission per month');
  await type('Invited traders', '9');
  await type('Monthly volume each (USDT)', '100000');
  await type('Maker share (%)', '0');
  expect(figure('Your rate')).toBe('20%');
  expect(figure('Their fees per month')).toBe('450.00 USDT');
  expect(figure('Commission per month')).toBe('90.00 USDT');
  await type('Invited traders', '10');
  expect(figure('Your rate')).toBe('25%');
  expect(figure('Commission per month')).toBe('125.00 USDT');
  await type('Friend’s share of fees (%)', '5');
  expect(figure('Back to friends per month')).toBe('25.00 USDT');
  expect(figure('Commission per month')).toBe('100.00 USDT');
  expect(figure('Commission per year')).toBe('1,200.00 USDT');
  await user.click(screen.getByRole('button', { name: 'Spot' }));
  expect(figure('Commission per month')).toBe('200.00 USDT');
});

it('says nothing of what cannot be: half a person, more to friends than there is', async () => {
  const { figure, type } = await show();
  await screen.findByText('Commission per month');
  await type('Friend’s share of fees (%)', '25');
  expect(screen.getByLabelText('Friend’s share of fees (%)')).toBeValid();
  await type('Friend’s share of fees (%)', '26');
  expect(figure('Commission per month')).toBe('—');
  const share = screen.getByLabelText('Friend’s share of fees (%)');
  expect(share).toBeInvalid();
  expect(share).toHaveAccessibleDescription('Maximum: 25%.');
  await type('Invited traders', '1.5');
  expect(screen.getByLabelText('Invited traders')).toBeInvalid();
  expect(figure('Their fees per month')).toBe('—');
});

it('shows the levels as they run, and the best of them beside what affiliates get', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Commission levels' });
  expect(within(table).getByRole('row', { name: '2 10 25%' })).toBeInTheDocument();
  expect(screen.getByText('By level, up to 25%')).toBeInTheDocument();
});

it('leads to the own rates where an exchange publishes none', async () => {
  await show({ answers: [success([])] });
  expect(await screen.findByText('No levels published')).toBeInTheDocument();
  expect(screen.getByText('Rates are not published right now.')).toBeInTheDocument();
});

it('reads again after a failure', async () => {
  const { user } = await show({ answers: [failure({ kind: 'offline' }), success([programme])] });
  await user.click((await screen.findAllByRole('button', { name: 'Try again' }))[0]!);
  expect(await screen.findByText('Commission per month')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Commission levels' })).toBeInTheDocument();
});

it('leads to the affiliates’ form, and to an account first for a code', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    'https://forms.example.com/affiliates',
  );
  expect(await screen.findByText('Log in to get your code')).toBeInTheDocument();
  expect(screen.queryByText('HARBOUR7')).not.toBeInTheDocument();
});

it('has one’s own code at hand for whoever is logged in', async () => {
  await show({ session: loggedIn() });
  expect(await screen.findByText('HARBOUR7')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Manage codes' })).toHaveAttribute('href', '/account/referral');
});
