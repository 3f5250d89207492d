import { readFileSync } from 'node:fs';
import { act, screen } from '@testing-library/react';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { WindowHeight } from '../../../../src/presentation/runtime/stores/window-height';
import { renderShell } from './shell-fixture';

/** Where nothing is laid out, the sheet itself is what can be asked. */
test('toasts stand 60 from the top (specification, section 9)', () => {
  const sheet = readFileSync('src/presentation/shell/notices-host.module.css', 'utf8');
  expect(/\.host \{[^}]*position: fixed;[^}]*inset-block-start: var\(--notices-top, 60px\);/.test(sheet)).toBe(true);
});

test('the visible height of the window is a variable of every sheet, and follows the bars of a phone', () => {
  const height = new Subject(800);
  const shown = (): string => document.documentElement.style.getPropertyValue('--window-height');
  const stop = new WindowHeight({ height } as never).start();
  expect(shown()).toBe('800px');
  act(() => height.set(744));
  expect(shown()).toBe('744px');
  stop();
  height.set(800);
  expect(shown()).toBe('744px');
});

test('what toasts come into is listened to before there are any', async () => {
  await renderShell();
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite');
});

test('a link of the footer is wide enough to be met, however short its name', () => {
  const sheet = readFileSync('src/presentation/shell/footer.module.css', 'utf8');
  expect(sheet).toMatch(/\.links a \{[^}]*min-width: max\(24px, var\(--touch\)\);/);
});
