import { createHash } from 'node:crypto';
import { internalNetwork } from '../../../src/domain/wallet/withdrawal';
import { invalidParameter } from '../../shared/api-error';
import type { SafeAction } from './factor';

export type { SafeAct } from '../../../src/domain/security/safe-act';

/** As a client words it. */
export interface WordedAct {
  readonly action: SafeAction;
  readonly subject?: Readonly<Record<string, string>> | undefined;
}

interface Field {
  readonly label: string;
  readonly form: RegExp;
  /** Different ways of writing the same. */
  readonly same?: (text: string) => string;
  /** How a mail says it. */
  readonly words?: (text: string) => string;
}

const words = /^\P{C}{0,64}$/u;
const symbol = /^[\w.-]{1,32}$/;
const sortedList = (text: string) => [...new Set(text.split(',').map((each) => each.trim()))].sort().join(', ');
const plainAmount = (text: string) =>
  text
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Nothing else is written into a mail: whoever holds a session must not make the exchange say what they like. */
const fields = {
  asset: { label: 'Asset', form: symbol },
  network: {
    label: 'Network',
    form: symbol,
    words: (text) => (text === internalNetwork ? 'none, to an account of the exchange' : text),
  },
  address: { label: 'Address', form: /^[\w:-]{4,128}$/ },
  memo: { label: 'Memo', form: words },
  amount: { label: 'Amount', form: /^\d{1,24}(\.\d{1,18})?$/, same: plainAmount },
  userId: { label: 'To the account', form: /^\d{1,16}$/ },
  label: { label: 'Name', form: words, same: (text) => text.trim() },
  listedOnly: { label: 'Listed addresses only', form: /^false$/ },
  name: { label: 'Name', form: words, same: (text) => text.trim() },
  permissions: {
    label: 'Permissions',
    form: /^(READ|TRADE|WITHDRAW|, ?)*$/,
    // Every key may read.
    same: (text) => sortedList(text === '' ? 'READ' : `READ,${text}`),
  },
  ipList: { label: 'From', form: /^[\da-fA-F.:/, ]{0,1024}$/, same: sortedList },
  subUserId: { label: 'Sub-account', form: /^\d{0,16}$/ },
  credentialId: { label: 'API key number', form: /^\d{1,16}$/ },
  email: { label: 'Address', form: /^[^\s\p{C}]{3,254}$/u, same: (text) => text.trim().toLowerCase() },
  passkeyId: { label: 'Passkey number', form: /^\d{1,16}$/ },
  change: { label: 'Change', form: /^(CREATE|CHANGE|DELETE|SET)$/ },
  approver: { label: 'Approver', form: /^\d{1,16}$/ },
  owner: { label: 'For the account', form: /^\d{1,16}$/ },
  above: { label: 'Above (USDT)', form: /^(off|\d{1,24}(\.\d{1,18})?)$/, same: plainAmount },
  approvalId: { label: 'Request', form: /^\d{1,16}$/ },
  giveUpRest: { label: 'What is left is given up', form: /^(true|false)$/ },
} as const satisfies Readonly<Record<string, Field>>;

type FieldName = keyof typeof fields;

interface ActForm {
  readonly title: string;
  /** The ways in which it can be told what the act is about; none needs to be told of the rest. */
  readonly subjects: readonly (readonly FieldName[])[];
}

const wordless = (title: string): ActForm => ({ title, subjects: [[]] });

export const actForms: Readonly<Record<SafeAction, ActForm>> = {
  WITHDRAW: {
    title: 'a withdrawal',
    subjects: [
      ['amount', 'asset', 'network', 'address', 'memo'],
      ['amount', 'asset', 'userId'],
    ],
  },
  WITHDRAWAL_ADDRESS: {
    title: 'the list of withdrawal addresses',
    subjects: [['label', 'network', 'address', 'memo'], ['listedOnly']],
  },
  CREATE_CREDENTIAL: { title: 'a new API key', subjects: [['name', 'permissions', 'ipList', 'subUserId']] },
  EDIT_CREDENTIAL: { title: 'the addresses of an API key', subjects: [['credentialId', 'ipList']] },
  DELETE_CREDENTIAL: { title: 'the end of an API key', subjects: [['credentialId']] },
  CHANGE_EMAIL: { title: 'another e-mail address', subjects: [['email']] },
  BIND_OTP: wordless('an authenticator'),
  UNBIND_OTP: wordless('the removal of the authenticator'),
  ADD_PASSKEY: { title: 'a new passkey', subjects: [['name']] },
  REMOVE_PASSKEY: { title: 'the removal of a passkey', subjects: [['passkeyId']] },
  PAGE_MARK: { title: 'your picture and phrase', subjects: [['change']] },
  RECOVERY_CODES: wordless('new recovery codes'),
  TRADE_PASSWORD: { title: 'the trading password', subjects: [['change']] },
  RESET_TRADE_PASSWORD: wordless('the removal of a forgotten trading password'),
  WITHDRAW_PASSWORD: { title: 'the withdrawal password', subjects: [['change']] },
  RESET_WITHDRAW_PASSWORD: wordless('the removal of a forgotten withdrawal password'),
  ANTI_PHISHING: { title: 'the anti-phishing code', subjects: [['change']] },
  BIND_WALLET: { title: 'a wallet', subjects: [['address']] },
  UNBIND_WALLET: wordless('the removal of the wallet'),
  FREEZE_ACCOUNT: wordless('freezing the account'),
  UNFREEZE_ACCOUNT: wordless('unfreezing the account'),
  CLOSE_ACCOUNT: { title: 'closing the account for good', subjects: [['giveUpRest']] },
  SECOND_APPROVER: { title: 'the second approver of your account', subjects: [['approver', 'above'], ['above']] },
  BE_APPROVER: { title: 'being the second approver of somebody', subjects: [['owner']] },
  APPROVE: {
    title: 'approving of what somebody else asked for',
    subjects: [
      ['approvalId', 'amount', 'asset', 'network', 'address', 'memo'],
      ['approvalId', 'amount', 'asset', 'userId'],
      ['approvalId', 'name', 'permissions', 'ipList'],
      ['approvalId', 'above'],
    ],
  },
};

/** An act as a code is bound to it. */
export interface BoundAct {
  readonly action: SafeAction;
  /** SHA-256 of the act and what it is about. */
  readonly digest: string;
  /** For the mail. */
  readonly lines: readonly string[];
}

/** @throws ApiError -1005 when it is not said, or not said in its form, what the act is about. */
export function boundAct({ action, subject: given = {} }: WordedAct): BoundAct {
  const { title, subjects } = actForms[action];
  const names = subjects.find(
    (each) => each.length === Object.keys(given).length && each.every((name) => name in given),
  );
  if (!names) throw invalidParameter(`subject, one of ${subjects.map((each) => `(${each.join(', ')})`).join(' or ')}`);
  const entries = names.map((name) => {
    const { form, same = (text: string) => text }: Field = fields[name];
    if (!form.test(given[name]!)) throw invalidParameter(`subject.${name}`);
    return [name, same(given[name]!)] as const;
  });
  return {
    action,
    digest: createHash('sha256')
      .update(JSON.stringify([action, entries]))
      .digest('hex'),
    lines: [
      `It is for ${title} and nothing else.`,
      ...entries
        .filter(([, text]) => text !== '')
        .map(([name, text]) => {
          const { label, words: said = (plain: string) => plain }: Field = fields[name];
          return `${label}: ${said(text)}`;
        }),
    ],
  };
}
