import { Subject } from '../../application/kernel/observable-value';
import type { PagePort } from '../../application/platform/page.port';

/** Window height, visibility and network state of the browser. Lives as long as the page. */
export class BrowserPageAdapter implements PagePort {
  readonly height = new Subject(window.innerHeight);
  readonly visible = new Subject(document.visibilityState !== 'hidden');
  readonly online = new Subject(navigator.onLine);
  readonly left = new Subject(false);

  constructor() {
    const visible = (): void => this.visible.set(document.visibilityState !== 'hidden');
    window.addEventListener('resize', () => this.height.set(window.innerHeight));
    document.addEventListener('visibilitychange', visible);
    // A page that comes back from the back/forward cache was not visible meanwhile, though no event said so.
    window.addEventListener('pagehide', () => {
      this.visible.set(false);
      this.left.set(true);
    });
    window.addEventListener('pageshow', () => {
      this.left.set(false);
      visible();
    });
    window.addEventListener('online', () => this.online.set(true));
    window.addEventListener('offline', () => this.online.set(false));
  }
}
