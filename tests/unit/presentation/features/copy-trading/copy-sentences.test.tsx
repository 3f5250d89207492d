import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { CopySentences } from '../../../../../src/presentation/features/copy-trading/copy-sentences.view';
import { strategyFeature } from '../../../../../src/presentation/features/copy-trading/strategy.feature';
import { TermsDraft } from '../../../../../src/presentation/features/copy-trading/terms-draft';
import { formatOf } from '../../../../../src/presentation/kit/formats/format';
import { renderShell } from '../../shell/shell-fixture';

it('promises nothing of a limit that would not be taken', async () => {
  const draft = new TermsDraft(formatOf('en').marks);
  await renderShell({
    at: '/social-trading/strategy',
    texts: strategyFeature.texts,
    open: async () => ({
      View: () => <CopySentences lead="Ida" counter={false} amount={decimal(1_000)} draft={draft} profitShare={0.1} />,
      stores: {},
    }),
  });
  expect(await screen.findByText('The copy ends at a loss of 200.00 USDT.')).toBeVisible();
  act(() => draft.stopLoss.type('200'));
  expect(screen.getByText('The copy ends at a loss of —.')).toBeVisible();
  act(() => draft.mostPerTrade.type('5'));
  expect(screen.queryByText(/5\.00 USDT/)).not.toBeInTheDocument();
  act(() => draft.stopLoss.type(''));
  expect(screen.queryByText(/ends at a loss/)).not.toBeInTheDocument();
});
