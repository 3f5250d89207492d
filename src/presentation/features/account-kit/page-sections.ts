import { action, computed, makeObservable, observableRef } from 'mobx';
import { createContext } from 'react';

interface PageSection {
  readonly anchor: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** The parts of a long page that links lead to. Each says that it is there: some come later than others. */
export class PageSections {
  private known: readonly PageSection[] = [];

  constructor() {
    makeObservable<this, 'known'>(this, { known: observableRef, entries: computed, add: action });
  }

  /** In the order in which they stand on the page. */
  get entries(): readonly PageSection[] {
    return this.known.toSorted((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  /** @returns takes it away again */
  add(section: PageSection): () => void {
    this.known = [...this.known, section];
    return action(() => {
      this.known = this.known.filter((each) => each !== section);
    });
  }
}

export const PageSectionsContext = createContext<PageSections | undefined>(undefined);
