import { useContext, useEffect, useState } from 'react';
import { type Navigator, type To, UNSAFE_NavigationContext } from 'react-router-dom';
import { useUnloadGuard } from '../hooks/use-unload-guard';
import { ConfirmModal } from './confirm-modal';

interface LeaveGuardProps {
  readonly title: string;
  /** What is lost. */
  readonly text: string;
  /** The verb of leaving all the same. */
  readonly action: string;
}

/** While it is on the page, nothing leads away from there without a question: no link, no Back, no reload. */
export function LeaveGuard({ title, text, action }: LeaveGuardProps) {
  // The router has a blocker of its own only where it also loads the data of its pages.
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [held, setHeld] = useState<{ readonly goOn: () => void }>();
  useUnloadGuard(true);
  useEffect(() => holdUp(navigator, (goOn) => setHeld({ goOn })), [navigator]);
  return held ? (
    <ConfirmModal
      title={title}
      text={text}
      action={action}
      onConfirm={async () => held.goOn()}
      onClose={() => setHeld(undefined)}
    />
  ) : null;
}

/**
 * Holds up what leads to another page; within the page everything goes on. The router hears of Back before anybody else
 * can, so the page is entered in the history once more: Back leads to the same page first, and there it is asked about.
 *
 * @param onHeld is given what goes on to where it was held up, without asking again
 * @returns ends it
 */
function holdUp(navigator: Navigator, onHeld: (goOn: () => void) => void): () => void {
  const { push, replace } = navigator;
  let { pathname } = window.location;
  /** Of the entry above the page's own; not before it is there. */
  let place: number | undefined;

  const enter = (): void => {
    const { search, hash } = window.location;
    push({ pathname, search, hash });
    place = placeIn(window.history.state);
  };
  const asked =
    (go: typeof push): typeof push =>
    (to, ...rest) => {
      if (!leadsAway(to, pathname)) return go(to, ...rest);
      onHeld(() => {
        end();
        go(to, ...rest);
      });
    };
  const popped = (event: PopStateEvent): void => {
    // The page in another language has another address and is the same page.
    if (placeIn(event.state) === place) ({ pathname } = window.location);
    else if (window.location.pathname !== pathname) return;
    else if (place === undefined) enter();
    else {
      window.history.forward();
      onHeld(() => {
        end();
        window.history.go(-2);
      });
    }
  };
  const end = (): void => {
    navigator.push = push;
    navigator.replace = replace;
    window.removeEventListener('popstate', popped);
  };

  navigator.push = asked(push);
  navigator.replace = asked(replace);
  window.addEventListener('popstate', popped);
  // The steps of a form that is done are being taken back: only then.
  if (!isStep(window.history.state)) enter();
  return () => {
    end();
    if (placeIn(window.history.state) === place && window.location.pathname === pathname) window.history.back();
  };
}

function isStep(state: unknown): boolean {
  const { usr } = (state ?? {}) as { readonly usr?: { readonly steps?: readonly unknown[] } | null };
  return (usr?.steps?.length ?? 0) > 1;
}

/** Where an entry stands in the router's history; one that is not the router's came before it. */
function placeIn(state: unknown): number {
  const { idx } = (state ?? {}) as { readonly idx?: number };
  return idx ?? -1;
}

function leadsAway(to: To, pathname: string): boolean {
  const target = typeof to === 'string' ? new URL(to, window.location.href).pathname : to.pathname;
  return target !== undefined && target !== '' && target !== pathname;
}
