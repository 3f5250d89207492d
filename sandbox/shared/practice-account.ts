/** The fixed account of every sandbox, so that a newcomer can sign in and a script can trade at once. It exists nowhere else. */
export const practiceAccount = {
  email: 'demo@example.com',
  password: 'practice-makes-perfect',
  /** Its id at the sign-in server. */
  identity: 'practice-account',
  applicationId: '00000000-0000-4000-8000-000000000001',
  apiKey: 'demo-api-key',
  apiSecret: 'demo-api-secret',
  /** Version of the documents that it has agreed to: the one in force in environments/sandbox.json. */
  agreedVersion: '2026-11',
} as const;

/** Opens the sandbox's own switches (faults, deposits) and admin calls. */
export const adminToken = 'demo-admin-token';

/** Opens the articles to whoever reads them, as a Ghost shows them: environments/sandbox.json names it. */
export const contentKey = '0123456789abcdef0123456789';

/** What a new account is given to practise with, as decimal texts. */
export const practiceBalance: readonly { readonly asset: string; readonly amount: string }[] = [
  { asset: 'USDT', amount: '10000' },
  { asset: 'BTC', amount: '0.05' },
  { asset: 'ETH', amount: '1' },
  { asset: 'WOO', amount: '5000' },
];
