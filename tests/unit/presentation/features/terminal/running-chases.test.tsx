import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { Chase } from '../../../../../src/application/trading/kept-chases';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { RunningChases } from '../../../../../src/presentation/features/terminal/account/running-chases.view';
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
