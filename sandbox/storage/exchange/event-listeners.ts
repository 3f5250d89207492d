import type { EngineEvent } from '../../engine/model/events';

/** Whoever is told of what happens. One that fails is told of itself; the others hear everything, and the exchange goes on. */
export class EventListeners {
  readonly #listeners = new Set<(event: EngineEvent) => void>();

  /** @returns what ends it */
  add(listener: (event: EngineEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(events: readonly EngineEvent[]): void {
    for (const event of events) for (const listener of this.#listeners) this.#tellOne(listener, event);
  }

  #tellOne(listener: (event: EngineEvent) => void, event: EngineEvent): void {
    try {
      listener(event);
    } catch (error) {
      console.error(`exchange, told of ${event.type}:`, error);
    }
  }
}
