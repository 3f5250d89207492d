/**
 * The plain address of one that puts a language before English, which has none; `undefined` for every other address.
 * @param address path, question and fragment; what follows the language begins no address of another site
 */
export function plainAddress(address: string): string | undefined {
  const rest = /^\/en(?:[/\\]+|(?=[?#])|$)(.*)$/.exec(address)?.[1];
  return rest === undefined ? undefined : `/${rest}`;
}
