import type { ComponentType } from 'react';
import type { AppRoute, PageOpener } from './route';

export interface OpenedPage {
  readonly Page: ComponentType<{ readonly stores: object }>;
  readonly stores: object;
}

/** Pages that were opened before, which are there at once, and the one the reader was brought to last. */
export class PageMemory {
  readonly #pages = new Map<AppRoute, OpenedPage>();
  #arrivedAt: AppRoute | undefined;

  page(route: AppRoute): OpenedPage | undefined {
    return this.#pages.get(route);
  }

  keep(route: AppRoute, page: OpenedPage): void {
    this.#pages.set(route, page);
  }

  /** @returns the route the reader comes from; `undefined` on the first page. */
  arrive(route: AppRoute): AppRoute | undefined {
    const from = this.#arrivedAt;
    this.#arrivedAt = route;
    return from;
  }
}

const memories = new WeakMap<PageOpener, PageMemory>();

export function pageMemory(opener: PageOpener): PageMemory {
  const known = memories.get(opener);
  if (known) return known;
  const made = new PageMemory();
  memories.set(opener, made);
  return made;
}
