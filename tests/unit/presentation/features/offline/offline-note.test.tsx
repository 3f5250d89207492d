import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import { offlineNoteFeature } from '../../../../../src/presentation/features/offline/offline-note.feature';
import { ownPage, renderShell } from '../../shell/shell-fixture';

test('from the first try on that fails the last figures are shown with their time; without a line nothing can be ordered', async () => {
  let recalled = 0;
  const figures = { at: Date.UTC(2026, 10, 30, 22, 38), recall: () => ((recalled += 1), () => undefined) };
  const { connection } = await renderShell({
    open: (feature) =>
      feature === offlineNoteFeature
        ? ownPage(feature, { figures })
        : Promise.resolve({ View: () => <h1>page</h1>, stores: {} }),
  });
  expect(recalled).toBe(0);
  act(() => connection.set({ phase: 'closed', retry: 1 }));
  expect(await screen.findByText(/Figures as of .*2026.*, not live\./)).toBeVisible();
  expect(recalled).toBe(1);
  expect(screen.queryByText(/Orders cannot be placed\./)).toBeNull();
  act(() => connection.set({ phase: 'offline' }));
  expect(screen.getByText(/Figures as of .*Orders cannot be placed\./)).toBeVisible();
  expect(recalled).toBe(1);
});
