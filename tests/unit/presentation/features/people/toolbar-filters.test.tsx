import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { leaderboardFeature } from '../../../../../src/presentation/features/people/leaderboard.feature';
import { ToolbarFilters } from '../../../../../src/presentation/features/people/toolbar-filters.view';
import { renderShell } from '../../shell/shell-fixture';

async function show(active: number): Promise<HTMLElement> {
  const Filters = () => (
    <ToolbarFilters active={active}>
      <p>Min. capital</p>
    </ToolbarFilters>
  );
  await renderShell({ at: leaderboardFeature.path, open: async () => ({ View: Filters, stores: {} }) });
  return screen.findByRole('button', { name: /^Filters/ });
}

test('a press on the button brings the filters into sight, another puts them away', async () => {
  const button = await show(0);
  const filters = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect(filters).toHaveTextContent('Min. capital');
  const isOpen = () => [button.getAttribute('aria-expanded'), filters.dataset.open];
  expect(isOpen()).toEqual(['false', undefined]);
  fireEvent.click(button);
  expect(isOpen()).toEqual(['true', 'true']);
  fireEvent.click(button);
  expect(isOpen()).toEqual(['false', undefined]);
});

test.each([
  [0, 'Filters'],
  [2, 'Filters · 2'],
])('with %i in use the button says "%s"', async (active, name) => {
  expect(await show(active)).toHaveAccessibleName(name);
});
