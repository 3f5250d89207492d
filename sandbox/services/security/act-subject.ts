import { createHash } from 'node:crypto';
import { internalNetwork } from '../../../src/domain/wallet/withdrawal';
import { invalidParameter } from '../../shared/api-error';
import { chains } from '../../shared/chains';
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
  /** Where a label and a value would not be a sentence; empty for no line. */
  readonly line?: (text: string) => string;
}

const words = /^\P{C}{0,64}$/u;
const symbol = /^[\w.-]{1,32}$/;
const sortedList = (text: string) => [...new Set(text.split(',').map((each) => each.trim()))].sort().join(', ');
const changes: Readonly<Record<string, string>> = { CREATE: 'Set', SET: 'Set', CHANGE: 'Changed', DELETE: 'Removed' };
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
    words: (text) => (text === internalNetwork ? 'Internal transfer' : (chains.get(text)?.name ?? text)),
  },
  address: { label: 'Address', form: /^[\w:-]{4,128}$/ },
  memo: { label: 'Memo', form: words },
  amount: { label: 'Amount', form: /^\d{1,24}(\.\d{1,18})?$/, same: plainAmount },
  userId: { label: 'Recipient UID', form: /^\d{1,16}$/ },
  label: { label: 'Name', form: words, same: (text) => text.trim() },
  listedOnly: {
    label: 'Listed addresses only',
    form: /^false$/,
    line: () => 'Withdrawals to addresses outside the list will be allowed.',
  },
  name: { label: 'Name', form: words, same: (text) => text.trim() },
  permissions: {
    label: 'Permissions',
    form: /^(READ|TRADE|WITHDRAW|, ?)*$/,
    // Every key may read.
    same: (text) => sortedList(text === '' ? 'READ' : `READ,${text}`),
  },
  ipList: {
    label: 'IP addresses',
    form: /^[\da-fA-F.:/, ]{0,1024}$/,
    same: sortedList,
    line: (text) => `IP addresses: ${text === '' ? 'any' : text}`,
  },
  subUserId: { label: 'Sub-account UID', form: /^\d{0,16}$/ },
  credentialId: { label: 'API key ID', form: /^\d{1,16}$/ },
  email: { label: 'New email', form: /^[^\s\p{C}]{3,254}$/u, same: (text) => text.trim().toLowerCase() },
  passkeyId: { label: 'Passkey ID', form: /^\d{1,16}$/ },
  change: { label: 'Change', form: /^(CREATE|CHANGE|DELETE|SET)$/, words: (text) => changes[text] ?? text },
  approver: { label: 'Approver UID', form: /^\d{1,16}$/ },
  owner: { label: 'Account UID', form: /^\d{1,16}$/ },
  above: {
    label: 'Limit without approval (24h)',
    form: /^(off|\d{1,24}(\.\d{1,18})?)$/,
    same: plainAmount,
    words: (text) => (text === 'off' ? 'Approval turned off' : `${text} USDT`),
  },
  approvalId: { label: 'Request ID', form: /^\d{1,16}$/ },
  giveUpRest: {
    label: 'Remaining assets',
    form: /^(true|false)$/,
    line: (text) => (text === 'true' ? 'You give up the assets that remain in the account.' : ''),
  },
} as const satisfies Readonly<Record<string, Field>>;

type FieldName = keyof typeof fields;

interface ActForm {
  readonly title: string;
  /** The ways in which it can be told what the act is about; none needs to be told of the rest. */
  readonly subjects: readonly (readonly FieldName[])[];
}

const wordless = (title: string): ActForm => ({ title, subjects: [[]] });

const actForms: Readonly<Record<SafeAction, ActForm>> = {
  WITHDRAW: {
    title: 'a withdrawal',
    subjects: [
      ['amount', 'asset', 'network', 'address', 'memo'],
      ['amount', 'asset', 'userId'],
    ],
  },
  WITHDRAWAL_ADDRESS: {
    title: 'a change to your withdrawal addresses',
    subjects: [['label', 'network', 'address', 'memo'], ['listedOnly']],
  },
  CREATE_CREDENTIAL: { title: 'a new API key', subjects: [['name', 'permissions', 'ipList', 'subUserId']] },
  EDIT_CREDENTIAL: { title: 'a change to the IP addresses of an API key', subjects: [['credentialId', 'ipList']] },
  DELETE_CREDENTIAL: { title: 'deleting an API key', subjects: [['credentialId']] },
  CHANGE_EMAIL: { title: 'a new email address', subjects: [['email']] },
  BIND_OTP: wordless('a new authenticator app'),
  UNBIND_OTP: wordless('removing the authenticator app'),
  ADD_PASSKEY: { title: 'a new passkey', subjects: [['name']] },
  REMOVE_PASSKEY: { title: 'removing a passkey', subjects: [['passkeyId']] },
  PAGE_MARK: { title: 'a change to your picture and phrase', subjects: [['change']] },
  RECOVERY_CODES: wordless('new recovery codes'),
  TRADE_PASSWORD: { title: 'a change to your trading password', subjects: [['change']] },
  RESET_TRADE_PASSWORD: wordless('resetting your trading password'),
  WITHDRAW_PASSWORD: { title: 'a change to your withdrawal password', subjects: [['change']] },
  RESET_WITHDRAW_PASSWORD: wordless('resetting your withdrawal password'),
  ANTI_PHISHING: { title: 'a change to your anti-phishing code', subjects: [['change']] },
  BIND_WALLET: { title: 'linking a wallet', subjects: [['address']] },
  UNBIND_WALLET: wordless('unlinking your wallet'),
  FREEZE_ACCOUNT: wordless('freezing your account'),
  UNFREEZE_ACCOUNT: wordless('unfreezing your account'),
  CLOSE_ACCOUNT: { title: 'closing your account permanently', subjects: [['giveUpRest']] },
  SECOND_APPROVER: { title: 'a change to your second approver', subjects: [['approver', 'above'], ['above']] },
  BE_APPROVER: { title: 'a change to your approver role', subjects: [['owner']] },
  APPROVE: {
    title: 'your approval of another account’s request',
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
    lines: [`Use it only to confirm ${title}.`, ...subjectLines(entries)],
  };
}

/** A kept subject, as a mail says it. */
export function linesOf(subject: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.keys(subject).filter((name): name is FieldName => Object.hasOwn(fields, name));
  return subjectLines(names.map((name) => [name, subject[name]!] as const));
}

/** What an act is about: each on a line, an amount with its asset. */
function subjectLines(entries: readonly (readonly [FieldName, string])[]): readonly string[] {
  const asset = entries.find(([name]) => name === 'asset')?.[1];
  return entries.flatMap(([name, text]) => {
    if (name === 'asset') return [];
    const { label, words: said = (plain: string) => plain, line }: Field = fields[name];
    const whole = line ? line(text) : text === '' ? '' : `${label}: ${said(text)}`;
    if (whole === '') return [];
    return name === 'amount' && asset !== undefined ? `${whole} ${asset}` : whole;
  });
}
