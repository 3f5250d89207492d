import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoverageAlarms } from '../../../../../src/application/reserves/coverage-alarms';
import type { Coverage } from '../../../../../src/domain/reserves/reserve-figures';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { ReserveAlarms } from '../../../../../src/presentation/features/reserves/reserve-alarms.view';
import { reservesFeature } from '../../../../../src/presentation/features/reserves/reserves.feature';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { renderShell } from '../../shell/shell-fixture';

const covered = (asset: string, ratio: string) => ({ asset, ratio: decimal(ratio) }) as Coverage;

async function show() {
  const alarms = new CoverageAlarms(new MemoryStorage());
  const reserves = { figures: { coverage: [covered('BTC', '0.99999'), covered('ETH', '1.2')] } };
  await renderShell({
    at: reservesFeature.path,
    texts: reservesFeature.texts,
    open: async () => ({
      View: () => <ReserveAlarms reserves={reserves as never} alarms={alarms} />,
      stores: {},
    }),
  });
  const user = userEvent.setup();
  const title = await screen.findByText('Coverage alerts (0)');
  await user.click(title);
  const level = screen.getByRole('textbox', { name: 'Level, %' });
  const type = async (text: string) => {
    await user.clear(level);
    if (text !== '') await user.type(level, text);
    await user.tab();
  };
  return { alarms, user, level, type, title };
}

it('an alert rings with the coverage that the table shows: never better than it is', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Set alert' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('BTC coverage is 99.99%, below your alert of 100%.');
});

it.each(['', '0', '-5', 'abc', '1,00,0', '1001', '99,125', '99.999'])(
  'a level of "%s" is refused at its field, which keeps it',
  async (text) => {
    const { alarms, user, level, type } = await show();
    await type(text);
    expect(level).toHaveAccessibleDescription('Enter a level above 0 and up to 1,000%, with at most two decimals.');
    expect(level).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Set alert' }));
    expect(alarms.alarms.current).toEqual([]);
    expect(level).toHaveValue(text);
  },
);

it('each alert is removed by a name of its own, and the keyboard stays in the list', async () => {
  const { alarms, user, title } = await show();
  await user.click(screen.getByRole('button', { name: 'Set alert' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Asset' }), 'ETH');
  await user.click(screen.getByRole('button', { name: 'Set alert' }));
  expect(title).toHaveTextContent('Coverage alerts (2)');
  await user.click(await screen.findByRole('button', { name: 'Remove: ETH under 100%' }));
  expect(alarms.alarms.current).toEqual([{ asset: 'BTC', level: 100 }]);
  expect(title).toHaveFocus();
});
