const letters = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** BIP 173, and BIP 350 for later witness versions. */
const constants = { bech32: 1, bech32m: 0x2bc830a3 } as const;

/** How a text of Bech32 is secured: `undefined` where neither checksum holds. */
export function bech32Variant(text: string, prefix: string): keyof typeof constants | undefined {
  const plain = text.toLowerCase();
  // Both cases in one text are forbidden.
  if (text !== plain && text !== text.toUpperCase()) return undefined;
  if (!plain.startsWith(`${prefix}1`)) return undefined;
  const groups = [...plain.slice(prefix.length + 1)].map((letter) => letters.indexOf(letter));
  if (groups.length < 8 || groups.includes(-1)) return undefined;
  const check = polymod([...spread(prefix), ...groups]);
  if (check === constants.bech32) return 'bech32';
  return check === constants.bech32m ? 'bech32m' : undefined;
}

/** The witness version in front of a Bitcoin address; versions above 0 are secured otherwise than 0 (BIP 350). */
export function isWitnessAddress(text: string, prefix: string): boolean {
  const variant = bech32Variant(text, prefix);
  const version = letters.indexOf(text.toLowerCase().charAt(prefix.length + 1));
  return variant !== undefined && version <= 16 && (variant === 'bech32') === (version === 0);
}

function spread(prefix: string): number[] {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function polymod(values: readonly number[]): number {
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    generators.forEach((generator, bit) => {
      if ((top >> bit) & 1) check ^= generator;
    });
  }
  return check;
}
