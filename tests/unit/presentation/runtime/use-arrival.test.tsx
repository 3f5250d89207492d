import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Feature } from '../../../../src/presentation/runtime/feature';
import { PageMemory } from '../../../../src/presentation/runtime/page-memory';
import { useArrival } from '../../../../src/presentation/runtime/use-arrival';

const [login, terminal] = ['login', 'terminal'].map((id) => ({ id }) as unknown as Feature);

function Page({ memory, feature }: { readonly memory: PageMemory; readonly feature: Feature | undefined }) {
  useArrival(memory, feature);
  return (
    <>
      <button aria-expanded="true">Theme</button>
      <button aria-expanded="false">Language</button>
      <main>
        <h1>BTC/USDT</h1>
      </main>
    </>
  );
}

/** Somebody goes from one page to another, and does this while the other one loads. */
function go(meanwhile: () => void): void {
  window.scrollTo = () => undefined;
  const memory = new PageMemory();
  const page = (feature: Feature | undefined) => (
    <MemoryRouter>
      <Page memory={memory} feature={feature} />
    </MemoryRouter>
  );
  const { rerender } = render(page(login));
  rerender(page(undefined));
  act(meanwhile);
  rerender(page(terminal));
}

it('a page that has come has the focus at its heading', () => {
  go(() => screen.getByRole('button', { name: 'Language' }).focus());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'BTC/USDT' }));
});

it('a menu that was opened while the page was loading keeps the focus, and stays open by that', () => {
  go(() => screen.getByRole('button', { name: 'Theme' }).focus());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Theme' }));
});
