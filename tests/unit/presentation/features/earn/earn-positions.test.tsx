import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EarnQueries } from '../../../../../src/application/earn/earn.queries';
import type { EarnPosition } from '../../../../../src/domain/earn/earn-product';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { earnFeature } from '../../../../../src/presentation/features/earn/earn.feature';
import { EarnPositions } from '../../../../../src/presentation/features/earn/earn-positions.view';
import { EarnStore } from '../../../../../src/presentation/features/earn/earn.store';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { movable } from '../../../../support/movable';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

/** As it is read: another object each time. */
const position = (amount: string) =>
  ({
    positionId: 'x',
    productId: 'p',
    asset: 'USDT',
    type: 'FLEXIBLE',
    amount: decimal(amount),
    accrued: decimal(0),
    pending: decimal(0),
    apr: decimal('0.02'),
    startedAt: 0,
    autoReinvest: false,
  }) as EarnPosition;

/** The dialog over a position of 100 USDT, and whatever else happens to it. */
async function show() {
  let open = [position('100')];
  const queries = new EarnQueries(new PlainResourceCache(new FakeScheduler()), {
    products: async () => success([]),
    positions: async () => success({ open, redeeming: [] }),
    history: async () => success({ rows: [], total: 0 }),
  } as never);
  const redeeming = exchange({ execute: failure({ kind: 'offline' }) });
  const { port } = exchange();
  const earn = new EarnStore(queries, movable({}), port, redeeming.port, port, new RecordedNotices());
  await renderShell({
    at: earnFeature.path,
    session: loggedIn(),
    texts: earnFeature.texts,
    open: async () => ({
      View: () => (
        <AntdRoot>
          <EarnPositions earn={earn} />
        </AntdRoot>
      ),
      stores: {},
    }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Redeem USDT' });
  const amount = () => screen.getByRole('textbox', { name: 'Amount' });
  const type = async (text: string) => {
    await user.clear(amount());
    await user.type(amount(), text);
  };
  const elsewhere = (left: readonly EarnPosition[]) => (open = [...left]);
  const read = () => act(() => queries.book().refresh());
  const redeem = () => user.type(amount(), '{Enter}');
  return { dialog, amount, type, elsewhere, read, redeem, redeeming };
}

it('offers what is left after a part was taken out elsewhere, and keeps what is typed', async () => {
  const { dialog, amount, type, elsewhere, read } = await show();
  expect(amount()).toHaveValue('100');
  await type('15');
  elsewhere([position('20')]);
  await read();
  expect(dialog).toHaveTextContent(/Available.*20\.00/);
  expect(amount()).toHaveValue('15');
});

it('goes on to offer all there is where nothing else was typed', async () => {
  const { amount, elsewhere, read, redeem, redeeming } = await show();
  elsewhere([position('20')]);
  await read();
  expect(amount()).toHaveValue('20');
  await redeem();
  expect(redeeming.calls).toEqual([['execute', 'x', undefined]]);
});

it('reads positions again after a refusal, and is over when nothing is left to take out', async () => {
  const { dialog, elsewhere, redeem } = await show();
  elsewhere([]);
  await redeem();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

it('still tells what became of an own redemption that took all', async () => {
  const { dialog, elsewhere, redeem, redeeming } = await show();
  redeeming.answers['execute'] = success({ status: 'done', value: { amount: decimal(100), availableAt: 0 } });
  elsewhere([]);
  await redeem();
  expect(await screen.findByText('Redeemed')).toBeVisible();
  expect(await screen.findByText('No positions yet')).toBeVisible();
  expect(dialog).toHaveTextContent('100.00 USDT');
});
