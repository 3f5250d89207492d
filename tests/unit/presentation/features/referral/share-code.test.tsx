import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { ReferralQueries } from '../../../../../src/application/account/referral.queries';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { referralFeature } from '../../../../../src/presentation/features/referral/referral.feature';
import { ShareCode } from '../../../../../src/presentation/features/referral/share-code.view';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

it.each([
  ['0.05', /and get 5% of your fees back with my code QUIET7\.$/],
  ['0', /\. Sign up with my code QUIET7\.$/],
])('a code that gives friends %s of their fees says so: %s', async (friendRate, words) => {
  const queries = new ReferralQueries(new PlainResourceCache(new FakeScheduler()), {
    sharing: async () => success({ code: 'QUIET7', link: 'https://halyard.example/register', picture: '/code.png' }),
    codes: async () => success([{ code: 'QUIET7', friendRate: decimal(friendRate) }]),
  } as never);
  await renderShell({
    at: referralFeature.path,
    session: loggedIn(),
    texts: referralFeature.texts,
    open: async () => ({ View: () => <ShareCode queries={queries} />, stores: {} }),
  });
  expect(await screen.findByText(words)).toBeVisible();
});
