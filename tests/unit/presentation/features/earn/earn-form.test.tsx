import '@testing-library/jest-dom';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { EarnQueries } from '../../../../../src/application/earn/earn.queries';
import type { EarnProduct } from '../../../../../src/domain/earn/earn-product';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { earnFeature } from '../../../../../src/presentation/features/earn/earn.feature';
import { EarnForm } from '../../../../../src/presentation/features/earn/earn-form.view';
import { EarnStore } from '../../../../../src/presentation/features/earn/earn.store';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { movable } from '../../../../support/movable';
import { loggedIn, loggedOut, renderShell } from '../../shell/shell-fixture';

/** The form of somebody who holds 5000 USDT, or of a visitor. */
async function open(
  durationDays: number | undefined,
  type: EarnProduct['type'],
  session: SessionState = loggedOut,
  positions: object = success({ open: [], redeeming: [] }),
  answer: unknown = success({ status: 'done', value: { positionId: 'x' } }),
) {
  const { port } = exchange();
  const queries = new EarnQueries(new PlainResourceCache(new FakeScheduler()), {
    positions: async () => positions,
    products: async () => success([]),
    history: async () => success({ rows: [], total: 0 }),
  } as never);
  const subscribing = exchange({ execute: answer });
  const own = movable({ USDT: '5000' }, { USDT: '1200' });
  const earn = new EarnStore(queries, own, subscribing.port, port, port, new RecordedNotices());
  const product = {
    productId: 'p',
    asset: 'USDT',
    type,
    apr: decimal('0.05'),
    minimum: decimal('10'),
    maximum: decimal('10000'),
    quota: decimal('10000'),
    quotaUsed: decimal('0'),
    durationDays,
  } as unknown as EarnProduct;
  earn.beginSubscription(product, decimalMarks('en'));
  await renderShell({
    at: earnFeature.path,
    session,
    texts: earnFeature.texts,
    open: async (feature) =>
      feature.path === earnFeature.path
        ? {
            View: () => (
              <AntdRoot>
                <EarnForm earn={earn} product={product} onClose={() => undefined} />
              </AntdRoot>
            ),
            stores: {},
          }
        : { View: () => null, stores: {} },
  });
  return Object.assign(subscribing, { own });
}

it.each([
  [30, 'Auto-renew', 'At maturity, amount and interest are locked again: 30 days.'],
  [undefined, 'Auto-compound', 'Interest earns interest.'],
])('says what renewing does after a term of %s days', async (durationDays, name, words) => {
  await open(durationDays, durationDays === undefined ? 'FLEXIBLE' : 'LOCKED');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('switch', { name })).toHaveAttribute('aria-checked', String(durationDays === undefined));
});

it('a frozen account is told so, with the way to where that ends, before anything is filled in', async () => {
  await open(30, 'LOCKED', loggedIn(), failure({ kind: 'rejected', reason: 'accountFrozen' }));
  expect(await screen.findByText('Account frozen. Unfreeze it in Security first.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/account/security');
  expect(screen.queryByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Lock|Subscribe|Try again/ })).not.toBeInTheDocument();
});

it('says before a term what is locked, until when, and what leaving sooner costs', async () => {
  const subscribing = await open(90, 'FIXED', loggedIn());
  await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '1234.5');
  expect(screen.getByText('Maturity, back to Spot').nextSibling).toHaveTextContent(/\d/);
  expect(screen.getByText('Redeeming before maturity forfeits all interest of the term.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Lock 1,234.50 USDT' }));
  expect(subscribing.calls).toEqual([['execute', { productId: 'p', amount: decimal('1234.5'), autoReinvest: false }]]);
});

it('what comes after the term is not chosen anew while the subscription is on its way', async () => {
  await open(90, 'FIXED', loggedIn(), undefined, new Promise(() => undefined));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Amount/ }), '1234.5');
  expect(screen.getByRole('switch', { name: 'Auto-renew' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Lock 1,234.50 USDT' }));
  expect(screen.getByRole('switch', { name: 'Auto-renew' })).toBeDisabled();
});

it('reckons in the decimals of the wallet, and calls what is less than the last of them less', async () => {
  await open(undefined, 'FLEXIBLE');
  const amount = await screen.findByRole('textbox', { name: 'Amount' });
  await userEvent.type(amount, '1234.5');
  const figures = () => ['First day', 'In 30 days'].map((name) => screen.getByText(name).nextSibling?.textContent);
  expect(figures()).toEqual(['0.16910958 USDT', '5.08337764 USDT']);
  await userEvent.clear(amount);
  await userEvent.type(amount, '0.00001');
  expect(figures()[0]).toBe('<\u00a00.00000001 USDT');
});

it('offers what contracts leave free, and has that read only by who is logged in, while the form is there', async () => {
  const { own } = await open(undefined, 'FLEXIBLE', loggedIn());
  expect(await screen.findByText(/^Used as margin:/)).toHaveTextContent('Used as margin: 1,200.00 USDT');
  expect(own.running()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('3800');
  cleanup();
  expect(own.running()).toBe(0);
  const visitor = await open(undefined, 'FLEXIBLE');
  await screen.findByRole('textbox', { name: 'Amount' });
  expect(visitor.own.running()).toBe(0);
});
