import type { Locator } from 'playwright';
import type { OwnCalls } from './own-calls';
import { english, englishPattern } from './texts';

/** What the exchange keeps of an asset for the person, in plain decimals. */
export async function holding({ call }: OwnCalls, asset: string): Promise<string> {
  const { data } = (await call('GET', '/v3/asset/balances')) as unknown as {
    readonly data: { readonly holding: readonly { readonly token: string; readonly holding: string }[] };
  };
  return data.holding.find(({ token }) => token === asset)?.holding ?? '0';
}

/** The value beside a name in a list of facts. */
export function fact(within: Locator, name: string): Locator {
  return within.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd');
}

/** A figure as people read it, as a plain decimal. */
export function figureIn(text: string): string {
  const digits = /[\d,]*\.?\d+/.exec(text)?.[0];
  if (digits === undefined) throw new Error(`There is no figure in ${text}`);
  return String(Number(digits.replaceAll(',', '')));
}

const kinds = {
  'moneyKit:problem.aboveAvailable': 'rejected',
  'moneyKit:problem.belowMinimum': 'invalid',
  'moneyKit:problem.aboveMaximum': 'invalid',
  'earn:refused.soldOut': 'quantityTooHigh',
} as const;

/** Waits until it is done or refused. @returns the kind of refusal */
export async function outcome(within: Locator, done: Locator): Promise<string | undefined> {
  const refused = within.getByRole('alert').filter({ hasText: /\S/ });
  await done.or(refused).first().waitFor();
  if (await done.first().isVisible()) return undefined;
  const words = await refused.first().innerText();
  const known = Object.entries(kinds).find(([key]) => englishPattern(key).test(words));
  return known?.[1] ?? 'rejected';
}

export const action = (within: Locator, key: string): Locator =>
  within.getByRole('button', { name: english(key), exact: true });
