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
 * Holds up what leads to another page; within the page everything goes on.
 *
 * @param onHeld is given what goes on to where it was held up, without asking again
 * @returns ends it
 */
function holdUp(navigator: Navigator, onHeld: (goOn: () => void) => void): () => void {
  const { push, replace } = navigator;
  let { pathname } = window.location;
  let place = placeIn(window.history.state);
  let goingBack = false;

  const asked =
    (go: typeof push): typeof push =>
    (to, ...rest) => {
      if (leadsAway(to, pathname))
        onHeld(() => {
          end();
          go(to, ...rest);
        });
      else {
        go(to, ...rest);
        place = placeIn(window.history.state);
      }
    };
  const popped = (event: PopStateEvent): void => {
    const now = placeIn(event.state);
    if (goingBack) {
      goingBack = false;
      event.stopImmediatePropagation();
    } else if (now === place || window.location.pathname === pathname) {
      // The page in another language has another address and is the same page.
      ({ pathname } = window.location);
      place = now;
    } else {
      // The browser has gone there already and the router has not heard of it.
      event.stopImmediatePropagation();
      goingBack = true;
      const steps = now - place;
      window.history.go(-steps);
      onHeld(() => {
        end();
        window.history.go(steps);
      });
    }
  };
  const end = (): void => {
    navigator.push = push;
    navigator.replace = replace;
    window.removeEventListener('popstate', popped, true);
  };

  navigator.push = asked(push);
  navigator.replace = asked(replace);
  window.addEventListener('popstate', popped, true);
  return end;
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
