import { observable, runInAction } from 'mobx';
import { createContext } from 'react';

interface PageSection {
  readonly anchor: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** The parts of a long page that links lead to. Each says that it is there: some come later than others. */
export class PageSections {
  readonly #known = observable.set<PageSection>([], { deep: false });

  /** In the order in which they stand on the page. */
  get entries(): readonly PageSection[] {
    return [...this.#known].sort((one, other) =>
      one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  }

  /** @returns takes it away again */
  add(section: PageSection): () => void {
    runInAction(() => this.#known.add(section));
    return () => runInAction(() => this.#known.delete(section));
  }
}

export const PageSectionsContext = createContext<PageSections | undefined>(undefined);
