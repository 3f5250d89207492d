import type { Feature, FeatureOpener, OpenedFeature } from './feature';

/** Pages that were opened before, which are there at once, and the one the reader was brought to last. */
export class PageMemory {
  readonly #pages = new Map<Feature, OpenedFeature>();
  #arrivedAt: Feature | undefined;

  page(feature: Feature): OpenedFeature | undefined {
    return this.#pages.get(feature);
  }

  keep(feature: Feature, page: OpenedFeature): void {
    this.#pages.set(feature, page);
  }

  /** @returns the page the reader comes from; `undefined` on the first page. */
  arrive(feature: Feature): Feature | undefined {
    const from = this.#arrivedAt;
    this.#arrivedAt = feature;
    return from;
  }
}

const memories = new WeakMap<FeatureOpener, PageMemory>();

export function pageMemory(opener: FeatureOpener): PageMemory {
  const known = memories.get(opener);
  if (known) return known;
  const made = new PageMemory();
  memories.set(opener, made);
  return made;
}
