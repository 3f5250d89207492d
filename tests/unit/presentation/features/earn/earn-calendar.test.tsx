import { act, screen } from '@testing-library/react';
import { earnFeature } from '../../../../../src/presentation/features/earn/earn.feature';
import { EarnCalendarList } from '../../../../../src/presentation/features/earn/earn-calendar.view';
import { loggedIn, renderShell } from '../../shell/shell-fixture';

async function timesOf(subscribed: boolean) {
  await renderShell({
    at: earnFeature.path,
    session: loggedIn(),
    texts: earnFeature.texts,
    open: async ({ path }) => ({
      View: () =>
        path === undefined ? null : <EarnCalendarList durationDays={30} renewed={false} subscribed={subscribed} />,
      stores: {},
    }),
  });
  const list = (await screen.findByText('Subscription')).closest('ol')!;
  return () => [...list.querySelectorAll('time')].map(({ dateTime }) => dateTime);
}

afterEach(() => jest.useRealTimers());

it.each([
  ['goes on before a subscription', false],
  ['stays as it was when it was made', true],
])('the calendar %s', async (_, subscribed) => {
  const times = await timesOf(subscribed);
  const before = times();
  await act(() => new Promise((done) => setTimeout(done, 1_300)));
  expect(times()[0] === before[0]).toBe(subscribed);
});
