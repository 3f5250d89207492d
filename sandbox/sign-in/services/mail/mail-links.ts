import { originOf, text, type Body } from '../../common/request-fields';
import { SignInError } from '../../common/sign-in-error';
import type { ActionType } from './action-codes';

/** How the links of a mail are built: who asked, in which language, and where its page leads back to. */
export interface MailContext {
  readonly apiKey: string;
  readonly language: string | undefined;
  readonly continueUrl: string | undefined;
}

const modes: Readonly<Record<ActionType, string>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
};

export const actionPath = '/emulator/action';

export class MailLinks {
  /**
   * @param address where this server is, once it listens
   * @param actionPage path in the web app that the project has put in place of this server's own pages
   */
  constructor(
    private readonly address: () => string,
    private readonly webOrigins: readonly string[],
    private readonly actionPage?: string,
  ) {}

  of(type: ActionType, { apiKey, language, continueUrl }: MailContext): (code: string) => string {
    return (code) => {
      const link = this.#page(continueUrl);
      link.searchParams.set('mode', modes[type]);
      link.searchParams.set('oobCode', code);
      link.searchParams.set('apiKey', apiKey);
      if (language !== undefined) link.searchParams.set('lang', language.slice(0, 16));
      if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl);
      return link.href;
    };
  }

  /** What a caller asked for. @throws SignInError for what this project is not set up for. */
  context(request: Body, apiKey: unknown, language: unknown): MailContext {
    const continueUrl = text(request['continueUrl']);
    if (
      continueUrl === undefined &&
      (request['requestType'] === 'EMAIL_SIGNIN' || request['canHandleCodeInApp'] === true)
    )
      throw new SignInError('MISSING_CONTINUE_URI');
    if (continueUrl !== undefined) this.#requireAuthorized(continueUrl);
    const forAndroid = text(request['androidPackageName']);
    if (
      forAndroid === undefined &&
      (request['androidInstallApp'] !== undefined || request['androidMinimumVersionCode'] !== undefined)
    ) {
      throw new SignInError('MISSING_ANDROID_PACKAGE_NAME');
    }
    const forApple = text(request['iOSBundleId']);
    if (forApple === undefined && request['iOSAppStoreId'] !== undefined)
      throw new SignInError('MISSING_IOS_BUNDLE_ID');
    if (text(request['dynamicLinkDomain']) !== undefined) throw new SignInError('INVALID_DYNAMIC_LINK_DOMAIN');
    if ((forAndroid ?? forApple) !== undefined && request['canHandleCodeInApp'] === true)
      throw new SignInError('DYNAMIC_LINK_NOT_ACTIVATED');
    if (text(request['linkDomain']) !== undefined) throw new SignInError('INVALID_HOSTING_LINK_DOMAIN');
    return { apiKey: text(apiKey) ?? '', language: text(language), continueUrl };
  }

  /** The address itself, when it leads to the web app. */
  back(address: unknown): string | undefined {
    return typeof address === 'string' && this.webOrigins.includes(originOf(address) ?? '') ? address : undefined;
  }

  /** Whoever asked from one of the web app's origins is led back to it. */
  #page(continueUrl: string | undefined): URL {
    const origin = this.back(continueUrl) === undefined ? this.webOrigins[0] : originOf(continueUrl!);
    return this.actionPage === undefined || origin === undefined
      ? new URL(actionPath, this.address())
      : new URL(this.actionPage, origin);
  }

  #requireAuthorized(continueUrl: string): void {
    if (!/^https?:\/\//i.test(continueUrl) || originOf(continueUrl) === undefined)
      throw new SignInError('INVALID_CONTINUE_URI');
    const { hostname } = new URL(continueUrl);
    if (!this.webOrigins.some((origin) => new URL(origin).hostname === hostname))
      throw new SignInError('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  }
}
