import { BrowserPageAdapter } from '../../../../src/infrastructure/browser/browser-page.adapter';

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });

describe('what the browser tells of its page', () => {
  beforeEach(() => (visibility = 'visible'));

  it('a page that comes back from the back/forward cache was away meanwhile (F37)', () => {
    const page = new BrowserPageAdapter();
    const seen: boolean[] = [];
    const left: boolean[] = [];
    page.visible.subscribe((visible) => seen.push(visible));
    page.left.subscribe((gone) => left.push(gone));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(seen).toEqual([false, true]);
    expect(left).toEqual([true, false]);
  });

  it('a hidden tab is not visible, whichever event says so (F29)', () => {
    const page = new BrowserPageAdapter();
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.visible.current).toBe(false);
    // It is there all the same.
    expect(page.left.current).toBe(false);
    window.dispatchEvent(new Event('pageshow'));
    expect(page.visible.current).toBe(false);
  });

  it('the network goes and comes (F27)', () => {
    const page = new BrowserPageAdapter();
    window.dispatchEvent(new Event('offline'));
    expect(page.online.current).toBe(false);
    window.dispatchEvent(new Event('online'));
    expect(page.online.current).toBe(true);
  });
});
