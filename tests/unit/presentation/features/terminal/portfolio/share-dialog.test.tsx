import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { success } from '../../../../../../src/domain/shared/result';
import type { ProfitCard } from '../../../../../../src/domain/platform/promotion';
import { InstrumentsStore } from '../../../../../../src/presentation/features/terminal/portfolio/instruments.store';
import { ShareDialog } from '../../../../../../src/presentation/features/terminal/portfolio/share/share-dialog.view';
import { ShareStore } from '../../../../../../src/presentation/features/terminal/portfolio/share/share.store';
import { ShareContext } from '../../../../../../src/presentation/features/terminal/portfolio/share/shared-result';
import { read } from '../../../../../support/reads';
import { bitcoinPerpetual } from '../../../../domain/trading/instruments';
import { renderShell } from '../../../shell/shell-fixture';

const card = (id: string, mood: ProfitCard['mood']): ProfitCard => ({
  id,
  mood,
  background: 'linear-gradient(160deg, #0b0e13, #12352a)',
  textColour: '#ffffff',
});

function result(pnl: string) {
  return {
    symbol: bitcoinPerpetual.symbol,
    long: true,
    leverage: 10,
    entry: decimal('60000'),
    exit: decimal('61000'),
    isOpen: true,
    pnl: decimal(pnl),
    percent: decimal(pnl),
  };
}

// Nothing draws here.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

it('keeps the figures, the look and the choices of the moment it was opened, whatever the price does then', async () => {
  const share = new ShareStore(
    {
      profitCards: async () =>
        success({
          cards: [card('up', 'gain'), card('down', 'loss')],
          slogans: ['To the moon'],
          link: 'halyard.example',
        }),
    },
    { codes: async () => success([]) },
  );
  const instruments = new InstrumentsStore({
    instruments: () => ({
      current: read([bitcoinPerpetual]),
      subscribe: () => () => undefined,
      refresh: async () => undefined,
    }),
  });
  const pnl = observable.box('5');
  const View = observer(() => (
    <ShareContext value={{ result: result(pnl.get()), onClose: () => undefined }}>
      <ShareDialog stores={{ share, instruments }} />
    </ShareContext>
  ));
  const user = userEvent.setup();
  await renderShell({
    at: '/trade/BTC_PERP',
    texts: ['portfolio'],
    open: async (feature) => ({ View: feature.path === undefined ? () => null : View, stores: {} }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Share PnL' }));
  const slogan = dialog.getByRole('combobox', { name: 'Slogan' });
  await user.selectOptions(slogan, await dialog.findByRole('option', { name: 'To the moon' }));

  await act(async () => runInAction(() => pnl.set('-5')));
  expect(dialog.getByRole('img')).toHaveAccessibleName(/ROI \+5\.00%.*To the moon/);
  expect(slogan).toHaveDisplayValue('To the moon');
  expect(dialog.getByRole('combobox', { name: 'Background' })).toHaveValue('up');
});
