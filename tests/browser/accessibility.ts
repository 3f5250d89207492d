import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

/** Put into the page by hand: what is made for that prepares every look anew, which takes two thirds of the time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 up to AA. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  /** A part of the page alone. */
  readonly within?: string;
  /** One rule alone. */
  readonly only?: string;
  /** All but these rules. */
  readonly without?: readonly string[];
}

/** What breaks a rule of WCAG or a good practice, each as "rule: where"; empty when the page is right. */
export const inaccessible = (page: Page, look: Look = {}): Promise<readonly string[]> => broken(page, look, {});

/** The same by the rules of WCAG alone. */
export const belowLevels = (page: Page, look: Look = {}): Promise<readonly string[]> =>
  broken(page, look, { runOnly: levels });

async function broken(
  page: Page,
  { within, only, without = [] }: Look,
  options: RunOptions,
): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe);
  const how: RunOptions = {
    ...options,
    ...(only ? { runOnly: [only] } : {}),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    // What is right need not be told node by node.
    resultTypes: ['violations'],
    iframes: false,
  };
  return page.evaluate(
    async ([part, asked]) => {
      // What is still coming in has not its colours yet; what goes round for good has none other.
      const coming = document
        .getAnimations()
        .filter(
          ({ effect, timeline, playState }) =>
            playState === 'running' && timeline === document.timeline && effect?.getTiming().iterations !== Infinity,
        );
      // Frame by frame: what is taken off the page meanwhile never says that it has finished.
      const isComing = (each: Animation): boolean =>
        each.playState === 'running' && document.getAnimations().includes(each);
      while (coming.some(isComing)) await new Promise(requestAnimationFrame);
      // What the forms of antd take away is marked before it begins to fade.
      const isLeaving = (): boolean => document.querySelector('.ant-form-show-help-item-leave') !== null;
      for (let frames = 0; frames < 120 && isLeaving(); frames += 1) await new Promise(requestAnimationFrame);
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(part ?? document, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [within, how] as const,
  );
}
