import { actionBound, makeObservable, observableRef } from 'mobx';
import { createContext, useContext } from 'react';

type CommandOverlayName = 'palette' | 'shortcuts' | 'alert' | 'basket' | 'tour';

/** Which of the commands' dialogs is open, wherever it was asked for. */
class CommandOverlay {
  shown: CommandOverlayName | undefined = undefined;
  /** What was typed while what is shown was still on its way. */
  typedAhead = '';

  constructor() {
    makeObservable(this, { shown: observableRef, show: actionBound, close: actionBound });
  }

  show(name: CommandOverlayName): void {
    this.typedAhead = '';
    this.shown = name;
  }

  close(): void {
    this.shown = undefined;
  }
}

/** One for the page; a test provides its own. */
const CommandOverlayContext = createContext(new CommandOverlay());

export function useCommandOverlay(): CommandOverlay {
  return useContext(CommandOverlayContext);
}
