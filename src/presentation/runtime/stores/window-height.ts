import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { PagePort } from '../../../application/platform/page.port';
import type { Needs } from '../../../application/kernel/token';

/** Keeps the style variable `--window-height` at the visible height, which the bars of a phone's browser change. */
export class WindowHeight implements Startable {
  static readonly needs: Needs<typeof WindowHeight> = [PagePort];

  constructor(private readonly page: PagePort) {}

  start(): Unsubscribe {
    const apply = (height: number): void =>
      document.documentElement.style.setProperty('--window-height', `${height}px`);
    apply(this.page.height.current);
    return this.page.height.subscribe(apply);
  }
}
