import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductMenu } from '../../../../../src/presentation/features/product-menus/product-menu.view';
import { renderShell } from '../../shell/shell-fixture';

const sign = () => screen.getAllByRole('link', { name: 'Markets' })[0]!.parentElement!.querySelector('svg')!;

test('what opens beside a link shows its sign at once, and is loaded for a hand on its way there', async () => {
  const { shell } = await renderShell();
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Markets menu' })).toBeNull();
  expect(sign()).toBeVisible();
  expect(shell.quiet.over).toBe(false);
  await userEvent.hover(sign());
  expect(shell.quiet.over).toBe(true);
});

/** The page's own events of a pointer do not say here what kind it is. */
const mouse = (item: Element, type: string): void =>
  void item.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse' }));

async function menu() {
  const View = () => (
    <ul>
      <li>
        <a href="/markets">All</a>
        <ProductMenu label="Markets menu" places={[]} />
      </li>
    </ul>
  );
  await renderShell({ open: async () => ({ View, stores: {} }), texts: ['productMenus'] });
  const button = await screen.findByRole('button', { name: 'Markets menu' });
  jest.useFakeTimers();
  return { button, item: button.closest('li')! };
}

afterEach(() => void jest.useRealTimers());

test('it opens for a mouse that rests on the link, also for one that was there before it was loaded', async () => {
  const { button, item } = await menu();
  mouse(item, 'pointermove');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  act(() => void jest.advanceTimersByTime(200));
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('behind a link that was pressed nothing opens', async () => {
  const { button, item } = await menu();
  mouse(item, 'pointerdown');
  mouse(item, 'pointermove');
  act(() => void jest.advanceTimersByTime(2_000));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
