import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EarnQueries } from '../../../../../src/application/earn/earn.queries';
import type { EarnEvent, EarnPosition, EarnProduct } from '../../../../../src/domain/earn/earn-product';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { day } from '../../../../../src/domain/shared/instant';
import { success } from '../../../../../src/domain/shared/result';
import { earnFeature } from '../../../../../src/presentation/features/earn/earn.feature';
import { EarnHistory } from '../../../../../src/presentation/features/earn/earn-history.view';
import { EarnPositions } from '../../../../../src/presentation/features/earn/earn-positions.view';
import { EarnSummary } from '../../../../../src/presentation/features/earn/earn-summary.view';
import { EarnStore } from '../../../../../src/presentation/features/earn/earn.store';
import AntdRoot from '../../../../../src/presentation/kit/antd/antd-root';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { movable } from '../../../../support/movable';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

const flexible = { productId: 'flexible', asset: 'USDT', type: 'FLEXIBLE', durationDays: undefined };
const fixed = { productId: 'fixed', asset: 'USDT', type: 'FIXED', durationDays: 30, redeemDelayHours: 24 };
const products = [flexible, fixed] as unknown as readonly EarnProduct[];
const began = Date.UTC(2026, 0, 5, 12);
const position = (product: typeof flexible | typeof fixed, more: object): EarnPosition =>
  ({
    ...{ positionId: product.productId, productId: product.productId, asset: product.asset, type: product.type },
    ...{
      amount: decimal(100),
      accrued: decimal(1),
      pending: decimal(0),
      apr: decimal('0.02'),
      startedAt: began,
      autoReinvest: false,
    },
    ...more,
  }) as EarnPosition;
const event = (id: string, productId: string, kind: EarnEvent['kind']): EarnEvent => ({
  ...{ id, positionId: '4', productId, asset: 'USDT', kind },
  ...{ amount: decimal(1), at: began },
});
const maturesAt = began + 30 * day;
const term = position(fixed, {
  ...{ amount: decimal(1000), apr: decimal('0.078'), maturesAt, pending: decimal('0.641095890411') },
});

async function show(view: (earn: EarnStore) => ReactNode) {
  const rows = [event('1', 'fixed', 'RENEW'), event('2', 'fixed', 'ACCRUE'), event('3', 'gone', 'YIELD')];
  const queries = new EarnQueries(new PlainResourceCache(new FakeScheduler()), {
    products: async () => success(products),
    positions: async () => success({ open: [position(flexible, {}), term], redeeming: [] }),
    history: async () => success({ rows, total: rows.length }),
  } as never);
  const { port } = exchange();
  const earn = new EarnStore(queries, movable({}), port, port, port, new RecordedNotices());
  await renderShell({
    at: earnFeature.path,
    session: loggedIn(),
    texts: earnFeature.texts,
    open: async () => ({ View: () => <AntdRoot>{view(earn)}</AntdRoot>, stores: {} }),
  });
}

it('says of what happened in which product it did', async () => {
  await show((earn) => <EarnHistory earn={earn} />);
  const table = within(await screen.findByRole('table', { name: 'History' }));
  await table.findAllByText('Fixed · 30 days');
  const cells = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .slice(1, 3)
      .map(({ textContent }) => textContent),
  );
  expect(cells.filter(({ length }) => length > 0)).toEqual([
    ['Renewed', 'Fixed · 30 days'],
    ['Interest accrued', 'Fixed · 30 days'],
    ['Interest', '—'],
  ]);
});

it('names what is switched by product, term and begin', async () => {
  await show((earn) => <EarnPositions earn={earn} />);
  const compound = await screen.findByRole('switch', { name: /^Auto-compound: USDT · Flexible · .*2026/ });
  expect(compound).toBeVisible();
  expect(await screen.findByRole('switch', { name: /^Auto-renew: USDT · Fixed · 30 days · .*2026/ })).toBeVisible();
});

it('shows of forfeited interest what is shown of earned', async () => {
  await show((earn) => <EarnPositions earn={earn} />);
  const table = within(await screen.findByRole('table', { name: 'My positions' }));
  await table.findByText('Fixed · 30 days');
  await userEvent.click(table.getAllByRole('button', { name: 'Redeem' })[1]!);
  const dialog = await screen.findByRole('dialog', { name: 'Redeem USDT early' });
  expect(within(dialog).getByText('Forfeited interest').parentElement).toHaveTextContent(/0\.64109589 USDT$/);
});

it('sums up what is there in any case, and apart what leaving early forfeits', async () => {
  await show((earn) => <EarnSummary earn={earn} />);
  const summary = await screen.findByRole('region', { name: 'My earnings' });
  const figure = (name: string) => within(summary).getByText(name).nextSibling;
  await within(summary).findByText('Accrued, paid at maturity');
  expect(figure('Total in Earn')).toHaveTextContent(/^1,100\.00 USDT$/);
  expect(figure('Accrued, paid at maturity')).toHaveTextContent(/^0\.64109589 USDT$/);
});
