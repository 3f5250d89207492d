import { type Ref, type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** Parts of a page that may take the keyboard when what had it is gone. */
const parts =
  '[tabindex], table, ul, ol, form, fieldset, section, article, dialog, main, [role="dialog"], [role="tabpanel"], [role="toolbar"]';

/**
 * Where somebody is with the keyboard, for when the element that has it is gone.
 *
 * @returns gives the focus back unless something has taken it since: to the element, or to the nearest part of the page
 *   around it that is still there
 */
export function placeOf(element: Element | null): () => void {
  const around: Element[] = [];
  for (let each = element; each; each = each.parentElement) around.push(each);
  return () => {
    // Browsers take the focus from what is disabled at a moment of their own.
    if (!document.activeElement?.matches('body, :disabled')) return;
    const place = around.find(
      (each) => each.isConnected && !each.matches(':disabled') && (each === element || each.matches(parts)),
    );
    if (!(place instanceof HTMLElement)) return;
    if (place !== element && !place.hasAttribute('tabindex')) {
      place.tabIndex = -1;
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
  };
}

/**
 * Where an element leaves the page while the focus is in it, or can have it no more, the part of the page around it gets
 * it.
 *
 * @param given the ref that the element has been given from outside
 * @param disabled whether the element can have no focus for now
 * @returns the element's own ref
 */
export function useKeptFocus<Element extends HTMLElement>(
  given: Ref<Element> | undefined,
  disabled = false,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useImperativeHandle(given, () => ref.current!, []);
  useLayoutEffect(() => {
    const element = ref.current!;
    const leave = (): unknown => requestAnimationFrame(placeOf(element));
    // Some browsers take the focus from what is disabled before an effect can see that it had it.
    element.onblur = () => element.matches(':disabled') && leave();
    return () => {
      // What moves the focus itself at this moment comes first.
      if (element.contains(document.activeElement)) leave();
    };
  }, []);
  useLayoutEffect(() => {
    if (disabled && document.activeElement === ref.current) requestAnimationFrame(placeOf(ref.current));
  }, [disabled]);
  return ref;
}

/** What comes in place of something that had the focus takes it, unless something else has. @param what changes when it comes */
export function useLostFocus<Element extends HTMLElement>(what?: string): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus();
  }, [what]);
  return ref;
}
