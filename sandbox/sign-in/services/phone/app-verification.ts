import { text, type Body } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { SignInSettings } from '../../common/sign-in-settings';

/** What an SDK sends where it has no token of the newer kind. */
const noToken = 'NO_RECAPTCHA';
/** Tokens of the sandbox say for which action they are: `sandbox:getOobCode`. The SDK's own for tests is `token`. */
const tokens = /^(?:token|sandbox:(\w+))$/;

/** Before a text message goes out: an app verifier's token. The sandbox takes any that looks like one. */
export function requireAppVerification(request: Body, { appVerification }: SignInSettings): void {
  const token = text(request['recaptchaToken']);
  if (token === undefined) throw new SignInError('MISSING_APP_CREDENTIAL');
  if (!/^[\w.:-]{1,4096}$/.test(token)) throw new SignInError('INVALID_APP_CREDENTIAL');
  if (appVerification === 'refuse')
    throw new SignInError('CAPTCHA_CHECK_FAILED : Recaptcha verification failed - DUPE');
}

/** The invisible check of calls by e-mail and password, where a project enforces it. */
export function requireRecaptcha(request: Body, action: string, { recaptcha }: SignInSettings): void {
  if (recaptcha !== 'ENFORCE') return;
  if (text(request['clientType']) === undefined) throw new SignInError('MISSING_CLIENT_TYPE');
  const token = text(request['captchaResponse']) ?? text(request['captchaResp']);
  if (token === undefined) throw new SignInError('MISSING_RECAPTCHA_TOKEN');
  requireRecaptchaVersion(request['recaptchaVersion']);
  const named = token === noToken ? null : tokens.exec(token);
  if (!named) throw new SignInError('INVALID_RECAPTCHA_TOKEN');
  if (named[1] !== undefined && named[1] !== action) throw new SignInError('INVALID_RECAPTCHA_ACTION');
}

function requireRecaptchaVersion(version: unknown): void {
  if (text(version) === undefined) throw new SignInError('MISSING_RECAPTCHA_VERSION');
  if (version !== 'RECAPTCHA_ENTERPRISE') throw new SignInError('INVALID_RECAPTCHA_VERSION');
}

export function recaptchaConfig(query: Body, { recaptcha }: SignInSettings) {
  if (text(query['clientType']) === undefined) throw new SignInError('MISSING_CLIENT_TYPE');
  requireRecaptchaVersion(query['version']);
  if (recaptcha === 'NOT_ENABLED') throw new SignInError('RECAPTCHA_NOT_ENABLED');
  return {
    recaptchaKey: 'projects/sandbox/keys/sandbox',
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: recaptcha },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
}
