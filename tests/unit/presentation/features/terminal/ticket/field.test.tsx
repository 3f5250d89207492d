import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../../../../../../src/presentation/features/terminal/ticket/fields/field';
import { renderShell } from '../../../shell/shell-fixture';

test('a name that has no room in its field can be read whole', async () => {
  const View = () => <Field label="Quantity" value="" unit="BTC" onType={() => {}} onLeave={() => {}} />;
  await renderShell({ open: async () => ({ View, stores: {} }) });
  await screen.findByLabelText('Quantity');
  expect(screen.getByText('Quantity')).toHaveAttribute('title', 'Quantity');
});

describe('what is wrong with a figure', () => {
  async function show() {
    const View = () => {
      const [text, setText] = useState('');
      const [limit, setLimit] = useState('10');
      const [sent, setSent] = useState(false);
      const wrong = sent && !(Number(text) <= Number(limit)) ? `Up to ${limit}, not ${text}.` : undefined;
      return (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setSent(true);
          }}
        >
          <button type="button" onClick={() => setLimit(limit === '10' ? '11' : '10')}>
            Move
          </button>
          <Field
            label="Quantity"
            value={text}
            error={wrong}
            unit="BTC"
            onType={setText}
            onLeave={() => setSent(true)}
          />
        </form>
      );
    };
    await renderShell({ open: async () => ({ View, stores: {} }) });
    const field = await screen.findByLabelText('Quantity');
    const alert = () => screen.queryByRole('alert');
    return { field, alert, move: () => fireEvent.click(screen.getByText('Move')), user: userEvent.setup() };
  }

  it('is spoken when it is sent, and not at each key', async () => {
    const { field, alert, user } = await show();
    await user.type(field, '99');
    expect(alert()).toBeNull();
    await user.keyboard('{Enter}');
    expect(alert()).toHaveTextContent('Up to 10, not 99.');
    await user.keyboard('9');
    expect(field).toHaveAccessibleDescription('Up to 10, not 999.');
    expect(alert()).toBeNull();
  });

  it('is spoken when its field is left', async () => {
    const { field, alert, user } = await show();
    await user.type(field, '99');
    await user.tab();
    expect(alert()).toHaveTextContent('Up to 10, not 99.');
  });

  it('is not spoken again as a limit moves with the market, until the next try', async () => {
    const { field, alert, move, user } = await show();
    await user.type(field, '99{Enter}');
    for (const limit of ['11', '10']) {
      move();
      expect(field).toHaveAccessibleDescription(`Up to ${limit}, not 99.`);
      expect(alert()).toBeNull();
    }
    await user.keyboard('{Enter}');
    expect(alert()).toHaveTextContent('Up to 10, not 99.');
  });
});
