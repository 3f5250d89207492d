import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChaseOrders } from '../../../../../src/application/trading/chase-orders';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { Chase } from '../../../../../src/application/trading/kept-chases';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { RunningChases } from '../../../../../src/presentation/features/terminal/account/running-chases.view';
import { order } from '../../../application/trading/trading-fakes';
import { showAccount } from './portfolio-fixture';
import { renderPart } from './trading-fixture';
import { loggedIn } from '../../shell/shell-fixture';

const chase: Chase = { orderId: '7', symbol: 'SPOT_BTC_USDT', side: 'BUY', limit: decimal('81000') };

it('lists what follows the market with its limit, lets it be stopped, and says why one stopped', async () => {
  const list = new Subject<readonly Chase[]>([chase]);
  const stopped: string[] = [];
  await renderPart(<RunningChases chases={{ list, stop: (orderId) => stopped.push(orderId) }} />, loggedIn());
  const shown = within(await screen.findByRole('list', { name: 'Running chases' }));
  expect(shown.getByRole('listitem')).toHaveTextContent('Chase · Buy · BTC/USDT');
  expect(shown.getByRole('status')).toHaveTextContent('Chasing to 81,000');
  act(() => list.set([{ ...chase, atLimit: true }]));
  expect(shown.getByRole('status')).toHaveTextContent('Limit reached: 81,000');
  await userEvent.click(shown.getByRole('button', { name: 'Stop chase: BTC/USDT' }));
  expect(stopped).toEqual(['7']);
  act(() => list.set([{ ...chase, failure: { kind: 'offline' } }]));
  expect(shown.getByRole('status')).toHaveTextContent(/^Chase stopped\. ./);
  expect(shown.getByRole('button', { name: 'Remove stopped chase: BTC/USDT' })).toBeVisible();
  act(() => list.set([{ ...chase, edited: true }]));
  expect(shown.getByRole('status')).toHaveTextContent('Chase stopped. The price was changed by hand.');
  act(() => list.set([]));
  expect(screen.queryByRole('list', { name: 'Running chases' })).not.toBeInTheDocument();
});

it('the row of an order that follows the market says the same of it', async () => {
  const own: Chase = { ...chase, orderId: '1' };
  const list = new Subject<readonly Chase[]>([own]);
  jest.spyOn(ChaseOrders.prototype, 'list', 'get').mockReturnValue(list);
  await showAccount({ orders: [order()] });
  expect(await screen.findAllByText('Chasing to 81,000')).toHaveLength(2);
  act(() => list.set([{ ...own, atLimit: true }]));
  await showAccount({ orders: [order()] });
  const row = within((await screen.findAllByRole('table')).at(-1)!);
  expect(row.getByText('Limit reached: 81,000')).toBeVisible();
  expect(row.getByRole('button', { name: /^Stop chase/ })).toBeVisible();
  act(() => list.set([{ ...own, edited: true }]));
  // It follows nothing any more: it may be chased again.
  expect(row.queryByRole('button', { name: /^Stop chase/ })).not.toBeInTheDocument();
  expect(row.getByRole('button', { name: /^Chase/ })).toBeVisible();
});
