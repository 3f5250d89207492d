/**
 * Where anybody can look up a transaction; `undefined` before there is one, and for networks without an explorer.
 * @param links of the deployment, among them `explorer.<network>` with `{transaction}` in it
 */
export function explorerLink(
  links: Readonly<Record<string, string>>,
  network: string,
  transactionId: string,
): string | undefined {
  if (transactionId === '') return undefined;
  return links[`explorer.${network}`]?.replace('{transaction}', () => encodeURIComponent(transactionId));
}
