import type { Page } from '@playwright/test';

/** From the next document on, what moves without anybody's doing is written down. */
export async function hearShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      }[])
        for (const { node, previousRect, currentRect } of entry.hadRecentInput ? [] : entry.sources)
          moved.push(
            `${entry.value.toFixed(3)}: ${node?.textContent?.slice(0, 40)} from ${previousRect.y}, ${previousRect.height} high, to ${currentRect.y}, ${currentRect.height}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved so far by more than `limit`; a figure that became a digit longer is too little to be seen. */
export async function shifts(page: Page, limit = 0.01): Promise<readonly string[]> {
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  return moved.filter((each) => Number.parseFloat(each) > limit);
}
