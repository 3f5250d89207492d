import type { SafeAction } from './factor';

type Change<Kinds extends string> = { readonly change: Kinds };

/** What an act is about, in texts: amounts as decimals, lists with commas. */
interface Subjects {
  readonly WITHDRAW:
    | {
        readonly asset: string;
        readonly network: string;
        readonly address: string;
        /** Empty for none. */
        readonly memo: string;
        readonly amount: string;
      }
    | { readonly asset: string; readonly userId: string; readonly amount: string };
  readonly WITHDRAWAL_ADDRESS:
    | { readonly label: string; readonly network: string; readonly address: string; readonly memo: string }
    | { readonly listedOnly: 'false' };
  readonly CREATE_CREDENTIAL: {
    readonly name: string;
    readonly permissions: string;
    /** Empty for anywhere. */
    readonly ipList: string;
    /** Of a sub-account; empty for the account itself. */
    readonly subUserId: string;
  };
  readonly EDIT_CREDENTIAL: { readonly credentialId: string; readonly ipList: string };
  readonly DELETE_CREDENTIAL: { readonly credentialId: string };
  readonly CHANGE_EMAIL: { readonly email: string };
  readonly ADD_PASSKEY: { readonly name: string };
  readonly REMOVE_PASSKEY: { readonly passkeyId: string };
  readonly TRADE_PASSWORD: Change<'CREATE' | 'CHANGE' | 'DELETE'>;
  readonly WITHDRAW_PASSWORD: Change<'CREATE' | 'CHANGE' | 'DELETE'>;
  readonly PAGE_MARK: Change<'SET' | 'DELETE'>;
  readonly ANTI_PHISHING: Change<'SET' | 'DELETE'>;
  readonly BIND_WALLET: { readonly address: string };
  /** The sum in USDT, or `off`; the approver's number with a new one. */
  readonly SECOND_APPROVER: { readonly above: string } | { readonly approver: string; readonly above: string };
  readonly BE_APPROVER: { readonly owner: string };
  /** What is approved of, as it was asked for. */
  readonly APPROVE: { readonly approvalId: string } & Readonly<Record<string, string>>;
  readonly CLOSE_ACCOUNT: { readonly giveUpRest: 'true' | 'false' };
}

/** An act that is proven: a code that is sent for it names what it is about, and is wrong for anything else. */
export type SafeAct = {
  readonly [Action in SafeAction]: Action extends keyof Subjects
    ? { readonly action: Action; readonly subject: Subjects[Action] }
    : { readonly action: Action; readonly subject?: undefined };
}[SafeAction];
