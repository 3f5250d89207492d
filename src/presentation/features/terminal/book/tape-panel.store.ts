import { actionBound, makeObservable, observable } from 'mobx';
import { createContext } from 'react';
import { useGiven } from '../../../kit/hooks/use-given';

/** What one tape on screen is asked for by its reader. */
export class TapePanelStore {
  mine = false;
  held = false;
  menuOpen = false;

  constructor() {
    makeObservable(this, {
      mine: observable,
      held: observable,
      menuOpen: observable,
      showMine: actionBound,
      hold: actionBound,
      openMenu: actionBound,
    });
  }

  showMine(mine: boolean): void {
    this.mine = mine;
  }

  hold(held: boolean): void {
    this.held = held;
  }

  openMenu(open: boolean): void {
    this.menuOpen = open;
  }
}

export const TapePanelContext = createContext<TapePanelStore | undefined>(undefined);

export function useTapePanel(): TapePanelStore {
  return useGiven(TapePanelContext);
}
