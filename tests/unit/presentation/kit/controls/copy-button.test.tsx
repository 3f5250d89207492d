import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from '../../../../../src/presentation/kit/controls/copy-button';
import { KitContext, type KitSurroundings } from '../../../../../src/presentation/kit/controls/kit-context';

test.each([
  [true, ['success', 'common:copy.done']],
  [false, ['error', 'common:copy.failed']],
])('what was copied (%s) is said, and what was not as well', async (ok, said) => {
  const shown: unknown[][] = [];
  const written: string[] = [];
  const kit = {
    clipboard: { write: async (text: string) => (written.push(text), { ok }) },
    notices: { show: (level: string, { key }: { readonly key: string }) => shown.push([level, key]) },
  } as unknown as KitSurroundings;
  render(
    <KitContext.Provider value={kit}>
      <CopyButton text="bc1q0wn" label="Copy the address" />
    </KitContext.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect([written, shown]).toEqual([['bc1q0wn'], [said]]);
});
