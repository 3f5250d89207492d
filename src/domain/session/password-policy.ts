/** What the identity provider asks of a password (specification, section 5). Lengths count UTF-16 units, as the provider does. */
export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly maximumLength: number | undefined;
  readonly lowercase: boolean;
  readonly uppercase: boolean;
  readonly digit: boolean;
  readonly symbol: boolean;
  /** The characters that count as symbols. */
  readonly symbols: string;
}

type PasswordRule = 'minimumLength' | 'maximumLength' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';

/** Where the provider does not say otherwise. */
export const usualPasswordPolicy: PasswordPolicy = {
  minimumLength: 6,
  maximumLength: undefined,
  lowercase: false,
  uppercase: false,
  digit: false,
  symbol: false,
  symbols: '',
};

/** The rules of a policy that this password meets or misses, in the order to show them. */
export function passwordRules(
  password: string,
  policy: PasswordPolicy,
): readonly { readonly rule: PasswordRule; readonly met: boolean }[] {
  const rules = [
    { rule: 'minimumLength', asked: true, met: password.length >= policy.minimumLength },
    {
      rule: 'maximumLength',
      asked: policy.maximumLength !== undefined && password.length > policy.maximumLength,
      met: false,
    },
    { rule: 'lowercase', asked: policy.lowercase, met: /[a-z]/.test(password) },
    { rule: 'uppercase', asked: policy.uppercase, met: /[A-Z]/.test(password) },
    { rule: 'digit', asked: policy.digit, met: /[0-9]/.test(password) },
    { rule: 'symbol', asked: policy.symbol, met: [...policy.symbols].some((symbol) => password.includes(symbol)) },
  ] as const;
  return rules.filter(({ asked }) => asked).map(({ rule, met }) => ({ rule, met }));
}

export function isAllowedPassword(password: string, policy: PasswordPolicy): boolean {
  return passwordRules(password, policy).every(({ met }) => met);
}
