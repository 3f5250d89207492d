import { screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { Failure } from '../../../../../src/application/kernel/failure';
import { failureNotice } from '../../../../../src/presentation/kit/formats/failure-keys';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { useFailureText } from '../../../../../src/presentation/kit/formats/use-failure-text';
import { useApp } from '../../../../../src/presentation/runtime/app-context';
import { renderShell } from '../../shell/shell-fixture';

const until = new Date(2026, 10, 21, 15, 4, 5).getTime();
const amount = { amount: decimal('1000.5'), asset: 'USDT' };

async function told(failure: Failure): Promise<readonly string[]> {
  const View = () => {
    const { notices } = useApp();
    const failureText = useFailureText();
    useEffect(() => notices.show('error', failureNotice(failure)), [notices]);
    return <p data-testid="told">{failureText(failure)}</p>;
  };
  await renderShell({ at: '/account/settings', open: async () => ({ View, stores: {} }) });
  const page = (await screen.findByTestId('told')).textContent;
  const notice = within(screen.getByRole('alert')).getByText(/Blocked|Your limits/).textContent;
  return [page, notice.replace('Error: ', '')];
}

const kind = 'ownLimit';
it.each<[Failure, RegExp]>([
  [{ kind, limit: 'coolDown', until }, /^Blocked by your cooldown until (3:04:05 PM|15:04:05)\. You can still reduce/],
  [{ kind, limit: 'hours', hours: [3, 4, 9] }, /^Blocked by your trading hours: 03:00–05:00, 09:00–10:00\. You can/],
  [{ kind, limit: 'hours', hours: [] }, /^Blocked by your limit\. Nothing was sent\.$/],
  [{ kind, limit: 'dailyLoss', set: amount }, /^Blocked by your daily loss limit: 1,000\.5 USDT\. You can/],
  [{ kind, limit: 'notKnown' }, /^Your limits could not be checked\./],
])('what is set, or until when, is told where one stands and in passing (%#)', async (failure, words) => {
  const [page, notice] = await told(failure);
  expect(page).toMatch(words);
  expect(notice).toBe(page);
});
