import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { feature } from '../../../../src/presentation/runtime/feature';
import { Part } from '../../../../src/presentation/runtime/part';
import { renderShell } from '../shell/shell-fixture';

const extra = feature({ id: 'extra', texts: [], view: async () => ({}) as never });

function Place() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Extra
      </button>
      {shown ? <Part feature={extra} onFailed={() => setShown(false)} /> : null}
    </>
  );
}

const fails = {
  'did not come': (): never => {
    throw new Error('Unable to preload CSS for /assets/extra.css');
  },
  'broke while it was drawn': () => ({
    View: (): never => {
      throw new Error('broken');
    },
    stores: {},
  }),
};

test.each(Object.entries(fails))(
  'a part that was pressed for and %s is told of, and is tried again with the next press',
  async (_, fail) => {
    let lost = true;
    await renderShell({
      texts: [],
      open: async ({ id }) => {
        if (id !== 'extra') return { View: Place, stores: {} };
        if (lost) return fail();
        return { View: () => <p>Here it is</p>, stores: {} };
      },
    });
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'Extra' });
    await user.click(button);
    expect(await screen.findByText('Failed to load')).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    lost = false;
    await user.click(button);
    expect(await screen.findByText('Here it is')).toBeVisible();
  },
);
