/** So many letters people compare at each end, and swindlers make alike. */
const compared = 4;

/** Marks that all addresses of a kind begin with. */
const marks = /^(0x|bc1|ltc1|addr1|cosmos1|inj1|celestia1|sei1|[UE]Q|0\.0\.)/i;

function ends(address: string): readonly [first: string, last: string] {
  const own = address.replace(marks, '').toLowerCase();
  return [own.slice(0, compared), own.slice(-compared)];
}

const sameLetters = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Another address with the same first and last characters: what people compare would not tell the two apart. */
export function looksAlike(one: string, other: string): boolean {
  if (sameLetters(one, other)) return false;
  const [[first, last], [otherFirst, otherLast]] = [ends(one), ends(other)];
  return first === otherFirst && last === otherLast;
}

/** An address that is known under a name and looks like the one that is typed. */
export function lookAlikeOf<Known extends { readonly address: string }>(
  typed: string,
  known: readonly Known[],
): Known | undefined {
  if (known.some(({ address }) => sameLetters(address, typed))) return undefined;
  return known.find(({ address }) => looksAlike(typed, address));
}

/** Letters at each end that are emphasised. */
const emphasised = 6;

/** What an address is told apart by: its ends and what is between them; one that is short is all beginning. */
export function addressParts(address: string): {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
} {
  if (address.length <= 2 * emphasised) return { first: address, middle: '', last: '' };
  return {
    first: address.slice(0, emphasised),
    middle: address.slice(emphasised, -emphasised),
    last: address.slice(-emphasised),
  };
}
