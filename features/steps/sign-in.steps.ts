import { Then, When } from '@cucumber/cucumber';
import type { WaysInAbility } from '../support/abilities/sign-in';
import type { ExchangeWorld } from '../support/world';

type Act = (ways: WaysInAbility) => Promise<void>;
type Look = (ways: WaysInAbility) => Promise<boolean>;

function on(act: Act) {
  return async function (this: ExchangeWorld, name: string): Promise<void> {
    await act((await this.actor(name)).ways);
  };
}

function seen(what: string, look: Look) {
  return async function (this: ExchangeWorld, name: string): Promise<void> {
    const { ways } = await this.actor(name);
    await this.assembly.eventually(what, () => look(ways));
  };
}

function told(key: string) {
  return async function (this: ExchangeWorld, name: string): Promise<void> {
    const { ways } = await this.actor(name);
    await this.assembly.eventually(key, () => ways.wasTold(key));
  };
}

When(
  '{word} asks for a link that logs her in',
  on((ways) => ways.askForLink()),
);
When(
  '{word} opens the link',
  on((ways) => ways.openLink('signIn')),
);
When(
  '{word} opens the mail that confirms her address',
  on((ways) => ways.openLink('verifyEmail')),
);
Then(
  '{word} is told that the link no longer works',
  seen('a dead link', (ways) => ways.isLinkDead()),
);
Then(
  '{word} is asked whom the link was sent to',
  seen('the question', (ways) => ways.isAskedForAddress()),
);
When(
  "{word} gives somebody else's address",
  on((ways) => ways.giveAddress('somebody@example.com')),
);
When(
  '{word} gives her address',
  on((ways) => ways.giveAddress()),
);
Then(
  '{word} is told that the link was sent to another address',
  seen('the problem', (ways) => ways.isProblem('auth/invalid-email')),
);
Then(
  '{word} is told that her address is confirmed',
  seen('confirmed', (ways) => ways.isLinkDone()),
);

When('{word} sits down at a new device', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).changeDevice();
});

When(
  '{word} asks for a code on her telephone',
  on((ways) => ways.askForCode()),
);
When(
  '{word} enters another code than the one she got',
  on((ways) => ways.enterCode('wrong')),
);
When(
  '{word} enters the code she got',
  on((ways) => ways.enterCode('right')),
);
Then(
  '{word} is told that the code is wrong',
  seen('the problem', (ways) => ways.isProblem('auth/invalid-verification-code')),
);

When(
  '{word} continues with Google',
  on((ways) => ways.continueWith('google')),
);
When(
  '{word} continues with Apple',
  on((ways) => ways.continueWith('apple')),
);
When(
  '{word} continues with Google under the same address',
  on((ways) => ways.continueWith('google')),
);
When(
  '{word} leaves the window of Google',
  on((ways) => ways.leaveWindow('google')),
);
Then(
  '{word} is told so once and her form stays as it is',
  seen('one notice, no problem', (ways) => ways.isToldOfLeftWindow()),
);
When(
  "{word}'s browser blocks the window of Google",
  on((ways) => ways.blockedWindow!('google')),
);
Then(
  "{word} is told why, and can go on at the provider's own page",
  seen('the way on', (ways) => ways.isOfferedProviderPage!()),
);
When(
  "{word} goes on at the provider's own page",
  on((ways) => ways.useProviderPage!()),
);
Then(
  '{word} is told that she has an account already',
  seen('the notice', (ways) => ways.isToldOfClash()),
);
When(
  '{word} logs in there as ever',
  on((ways) => ways.logInForClash()),
);
Then('{word} is told that Google is added', told('session:clash.linked.google'));

When(
  '{word} asks for a new password',
  on((ways) => ways.forgetPassword()),
);
When(
  '{word} sets a password that is too short',
  on((ways) => ways.choosePassword('short')),
);
Then(
  '{word} is told that it is too short',
  seen('the problem', (ways) => ways.isPasswordTooShort()),
);
When('{word} sets the password {string}', async function (this: ExchangeWorld, name: string, password: string) {
  await (await this.actor(name)).ways.choosePassword(password);
});
When('{word} logs in with the password {string}', async function (this: ExchangeWorld, name: string, password: string) {
  await (await this.actor(name)).account.logIn(password);
});

Then('{word} is told that a mail is on its way', told('session:register.done'));
When(
  '{word} registers',
  on((ways) => ways.register()),
);
When(
  '{word} tries to open an account again',
  on((ways) => ways.register()),
);
Then(
  '{word} is told that she can log in instead',
  seen('the way in', (ways) => ways.isToldOfAccount()),
);

When("{word} opens an account by {word}'s link", async function (this: ExchangeWorld, name: string, inviter: string) {
  const [{ code } = { code: '' }] = await (await this.actor(inviter)).referral.codes();
  await (await this.actor(name)).ways.register(code);
});
Then("{word} is told that {word}'s code counts", async function (this: ExchangeWorld, name: string, _inviter: string) {
  const { ways } = await this.actor(name);
  await this.assembly.eventually('the notice', () => ways.wasTold('layers:referral.accepted'));
});
