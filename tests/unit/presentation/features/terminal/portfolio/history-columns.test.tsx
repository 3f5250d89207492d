import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClosedPositionsQuery } from '../../../../../../src/application/trading/closed-positions.query';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { success } from '../../../../../../src/domain/shared/result';
import { fill, ScriptedTrading } from '../../../../application/trading/trading-fakes';
import { showAccount } from '../portfolio-fixture';

afterEach(() => jest.restoreAllMocks());

it('the journal is a column like the figures, so that it never lies on them', async () => {
  jest.spyOn(ScriptedTrading.prototype, 'fills').mockResolvedValue(success({ rows: [fill('1', 1_000_000)], total: 1 }));
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Trade history/ }));
  const heading = await screen.findByRole('columnheader', { name: 'Journal' });
  expect(heading).not.toHaveClass('actions');
  expect(heading.querySelector('.unseen')).toBeNull();
});

it('a closed position has what was realised, its fees, and what they leave of it', async () => {
  const position = {
    ...{ id: '1', symbol: 'PERP_BTC_USDT', positionSide: 'BOTH' as const, long: true, closedAt: 2_000_000 },
    ...{ quantity: decimal('0.1'), exit: decimal(60_006), pnl: decimal('0.6'), fees: decimal('2.51') },
  };
  jest.spyOn(ClosedPositionsQuery.prototype, 'page').mockResolvedValue(success({ rows: [position], total: 1 }));
  await showAccount();
  await userEvent.click(await screen.findByRole('tab', { name: /Position history/ }));
  const cells = (await screen.findAllByRole('columnheader')).map(({ textContent }, at) => [
    textContent,
    screen.getAllByRole('cell')[at]!.textContent,
  ]);
  expect(cells).toEqual(
    expect.arrayContaining([
      ['Realised PnL', '+0.60 USDT'],
      ['Fees', '2.5100 USDT'],
      ['Net PnL', '−1.91 USDT'],
    ]),
  );
});
