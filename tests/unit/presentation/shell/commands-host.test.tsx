import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paletteFeature } from '../../../../src/presentation/features/palette/palette.feature';
import { renderShell } from './shell-fixture';

test('a press of the palette’s keys opens or closes it once, however long they are held', async () => {
  await renderShell({
    open: async (feature) => ({
      View: () => (feature === paletteFeature ? <p>The palette</p> : <h1>{feature.path}</h1>),
      stores: {},
    }),
  });
  const keys = (repeat: boolean): boolean => fireEvent.keyDown(window, { code: 'KeyK', ctrlKey: true, repeat });
  keys(false);
  expect(await screen.findByText('The palette')).toBeVisible();
  // Nor does the browser do with it what is its own.
  expect(keys(true)).toBe(false);
  expect(screen.getByText('The palette')).toBeVisible();
  keys(false);
  await waitFor(() => expect(screen.queryByText('The palette')).toBeNull());
  keys(true);
  expect(screen.queryByText('The palette')).toBeNull();
});
