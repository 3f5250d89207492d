import { screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import type { Preparation } from '../../../../../src/domain/commands/prepared-order';
import { parseCommand } from '../../../../../src/domain/commands/parse-command';
import { CommandSentence } from '../../../../../src/presentation/features/palette/command-sentence.view';
import type { PaletteStore } from '../../../../../src/presentation/features/palette/palette.store';
import { commandContext, commandMarkets } from '../../../domain/commands/commands-fixture';
import { renderShell } from '../../shell/shell-fixture';

it.each([
  ['noBalance', 'Estimate not available yet'],
  ['noTerms', 'Estimate not available yet'],
  ['nothingToClose', 'This order cannot be placed'],
  ['percentNeedsSpot', 'This order cannot be placed'],
] as const)('where %s stands in the way it says "%s"', async (reason, words) => {
  const preparation: Preparation = { problems: [{ reason }] };
  const parsed = parseCommand('sell 0.1 btc perp', commandContext());
  const palette = { parsed, preparation, instruments: commandMarkets } as unknown as PaletteStore;
  await renderShell({
    at: '/',
    texts: ['commands'],
    open: async () => ({ View: () => <CommandSentence palette={palette} />, stores: {} }),
  });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText('Enter')).not.toBeInTheDocument();
});
