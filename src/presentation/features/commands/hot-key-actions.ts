import { createContext, useContext, useEffect, useRef } from 'react';
import type { HotKeyActionId } from '../../../domain/commands/hot-key-action';
import { categoryOf } from '../../../domain/commands/hot-key-category';

interface HotKeyHandler {
  readonly run: () => void;
  readonly enabled: () => boolean;
}

/**
 * Who answers the keys on the page. An area says what an action means where it stands, by `useHotKeyAction`; which key
 * it is bound to, whether keys are armed and whether somebody is typing is not its concern. The palette offers the
 * same actions by name.
 *
 * Panels of several markets may answer alike: an action of the category `panels` reaches all that are on the page, any
 * other only who registered last.
 */
class HotKeyActions {
  readonly #handlers = new Map<HotKeyActionId, readonly HotKeyHandler[]>();

  /** @returns takes the registration back */
  register(id: HotKeyActionId, handler: HotKeyHandler): () => void {
    this.#handlers.set(id, [...this.#of(id), handler]);
    return () =>
      this.#handlers.set(
        id,
        this.#of(id).filter((each) => each !== handler),
      );
  }

  /** Whether somebody on the page would answer now. */
  can(id: HotKeyActionId): boolean {
    return this.#of(id).some(({ enabled }) => enabled());
  }

  /** @returns whether somebody answered */
  run(id: HotKeyActionId): boolean {
    const willing = this.#of(id).filter(({ enabled }) => enabled());
    const reached = categoryOf(id) === 'panels' ? willing : willing.slice(-1);
    for (const { run } of reached) run();
    return reached.length > 0;
  }

  #of(id: HotKeyActionId): readonly HotKeyHandler[] {
    return this.#handlers.get(id) ?? [];
  }
}

/** One for the page; a test provides its own. */
export const HotKeyActionsContext = createContext(new HotKeyActions());

/**
 * Answers an action for as long as the component is shown.
 *
 * @param run what it does; may change from one render to the next
 * @example useHotKeyAction('book.centre', () => store.centre());
 */
export function useHotKeyAction(id: HotKeyActionId, run: () => void, enabled = true): void {
  const actions = useContext(HotKeyActionsContext);
  const latest = useRef({ run, enabled });
  useEffect(() => {
    latest.current = { run, enabled };
  });
  useEffect(
    () => actions.register(id, { run: () => latest.current.run(), enabled: () => latest.current.enabled }),
    [actions, id],
  );
}
