import type { ApiLimit } from '../../src/domain/reference/api-reference';
import { ApiError } from '../shared/api-error';

interface Window {
  count: number;
  endsAt: number;
}

/** Counts calls per key in fixed windows. */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();

  /** `generosity` multiplies every limit; a page load on a fast machine must never meet one. */
  constructor(
    private readonly generosity: number,
    private readonly now: () => number,
  ) {}

  /** @throws ApiError with Retry-After when the key has used its calls up. */
  count(key: string, limit: ApiLimit): void {
    const at = this.now();
    const window = this.#windows.get(key);
    if (!window || window.endsAt <= at) {
      if (this.#windows.size > 10_000) this.#dropEnded(at);
      this.#windows.set(key, { count: 1, endsAt: at + limit.span });
      return;
    }
    window.count += 1;
    if (window.count <= limit.count * this.generosity) return;
    const seconds = Math.max(1, Math.ceil((window.endsAt - at) / 1000));
    throw new ApiError(-1003, 429, 'Too many requests.', { 'Retry-After': String(seconds) });
  }

  /** Takes one call back that turned out not to count. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  #dropEnded(at: number): void {
    for (const [key, window] of this.#windows) if (window.endsAt <= at) this.#windows.delete(key);
  }
}
