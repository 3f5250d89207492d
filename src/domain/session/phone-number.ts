/**
 * The international form (E.164, such as +4915112345678) of what somebody typed; `undefined` for what can be no number.
 * Without a plus or two zeros in front it is a national number of the dial code's region, whose leading zero falls away
 * except in Italy, where it is part of the number.
 * @param dialCode such as +49; empty when none is chosen
 */
export function internationalNumber(typed: string, dialCode: string): string | undefined {
  const text = typed.trim();
  if (!/^[+\d\s().\-/]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const number = text.startsWith('+')
    ? digits
    : text.startsWith('00')
      ? digits.slice(2)
      : national(digits, dialCode.replace(/\D/g, ''));
  return number !== undefined && /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}

function national(digits: string, dialCode: string): string | undefined {
  if (dialCode === '') return undefined;
  return dialCode + (dialCode === '39' ? digits : digits.replace(/^0/, ''));
}
