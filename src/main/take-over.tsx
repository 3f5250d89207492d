import { type ComponentProps, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageAddress } from '../domain/platform/language-address';
import { openPage } from '../presentation/shell/open-page';
import { Product } from './product';

/**
 * Brings a document to life that was rendered ahead. It says what nobody in particular sees before any figure is known:
 * on a device that keeps nothing of the product it is taken on as it stands, and the product starts afterwards. For
 * everybody else the product starts first and takes the document's place in one step, once it can draw the same page. So it
 * does where a document holds what was read: its dates are the build's, not the device's.
 */
export async function takeOver(
  root: HTMLElement,
  product: ComponentProps<typeof Product>,
  start: () => void,
): Promise<void> {
  const { app, openerOf } = product;
  // Drawn with what was known at the time of the build.
  const isDated = document.documentElement.dataset['rendered'] !== '';
  // A document knows of no question in the address: what that draws may differ.
  const isNew = window.location.search === '' && keepsNothing();
  const { path } = languageAddress(window.location.pathname);
  // Who reads what is there already need not wait; a page that cannot be had says so itself.
  const opened = app.begin().then(() => openPage(openerOf(app.session.visit), app.language, path));
  if (!isNew) start();
  await opened.catch(() => undefined);
  const whole = (
    <Product {...product}>
      <Drawn
        onDrawn={() => {
          if (isNew) start();
          delete document.documentElement.dataset['otherLanguage'];
          delete document.documentElement.dataset['rendered'];
        }}
      />
    </Product>
  );
  if (isNew && !isDated) {
    hydrateRoot(root, whole);
    return;
  }
  // What somebody has begun to write goes on in the field that takes its place; where that does not load, the page comes
  // without it.
  const typed = isWrittenIn(root)
    ? await import('../infrastructure/offline/typed-text').catch(() => undefined)
    : undefined;
  typed?.keepTypedText();
  flushSync(() => createRoot(root).render(whole));
  typed?.restoreTypedText();
}

function isWrittenIn(root: HTMLElement): boolean {
  return [...root.querySelectorAll('input')].some(
    (field) => field === document.activeElement || field.value !== field.defaultValue,
  );
}

/** Everything is drawn and answers once this is: what stands before it has run its effects. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useEffect(() => onDrawn(), []);
  return null;
}

/** Nothing was ever chosen here and nobody was logged in. */
function keepsNothing(): boolean {
  try {
    return document.cookie === '' && localStorage.length === 0;
  } catch {
    return false;
  }
}
