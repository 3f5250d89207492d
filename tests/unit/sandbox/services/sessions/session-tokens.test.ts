import { SessionTokens, sessionTokenLifetime } from '../../../../../sandbox/services/sessions/session-tokens';
import { newKey, signingKey } from '../../../../../sandbox/shared/signing-key';
import { openDatabase } from '../../../../../sandbox/storage/database';

const session = { sessionId: 'one', userId: 7 };
const began = 1_700_000_000_000;
const minute = 60_000;
const newTokens = () =>
  new SessionTokens(
    signingKey(openDatabase(undefined), 'ES256', () => newKey('ES256')),
    () => now,
  );
let now: number;
let tokens: SessionTokens;

beforeEach(() => {
  now = began;
  tokens = newTokens();
});

/** The same but for one letter of one of its three parts. */
function altered(token: string, part: number): string {
  const parts = token.split('.');
  const text = parts[part]!;
  parts[part] = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  return parts.join('.');
}

it('knows its own tokens again, however often they are read', async () => {
  const { token, expiresAt } = await tokens.issue(session, 'stream');
  expect(expiresAt).toBe(began + sessionTokenLifetime);
  for (let time = 0; time < 3; time += 1) expect(await tokens.read(token)).toEqual({ kind: 'valid', session });
});

it('says that a token is over from the second on in which it is, though it was read before', async () => {
  const { token, expiresAt } = await tokens.issue(session, 'stream');
  await tokens.read(token);
  now = expiresAt - 1;
  expect(await tokens.read(token)).toEqual({ kind: 'valid', session });
  now = expiresAt;
  expect(await tokens.read(token)).toEqual({ kind: 'expired', session });
  now = began;
  expect(await tokens.read(token)).toEqual({ kind: 'valid', session });
});

it('says the same of a token that is first read when it is over', async () => {
  const { token, expiresAt } = await tokens.issue(session, 'stream');
  now = expiresAt + minute;
  expect(await tokens.read(token)).toEqual({ kind: 'expired', session });
});

it.each([0, 1, 2])('takes a known token for forged once a letter of its part %d is another', async (part) => {
  const { token } = await tokens.issue(session, 'stream');
  await tokens.read(token);
  expect(await tokens.read(altered(token, part))).toEqual({ kind: 'forged' });
});

it('takes what another exchange has signed for forged', async () => {
  const other = newTokens();
  const { token } = await other.issue(session, 'stream');
  await other.read(token);
  expect(await tokens.read(token)).toEqual({ kind: 'forged' });
});
