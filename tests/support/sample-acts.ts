import type { SafeAction } from '../../src/domain/security/factor';
import type { SafeAct } from '../../src/domain/security/safe-act';

/** One act of each kind; for those that are about something, two or more that differ in one thing each. */
export const sampleActs: { readonly [Action in SafeAction]: readonly [SafeAct, ...SafeAct[]] } = {
  WITHDRAW: [
    withdrawal({}),
    withdrawal({ amount: '21' }),
    withdrawal({ address: '0x52908400098527886E0F7030069857D2E4169EE7' }),
    withdrawal({ asset: 'USDC' }),
    withdrawal({ network: 'Arbitrum' }),
    withdrawal({ memo: '7' }),
    { action: 'WITHDRAW', subject: { asset: 'USDT', amount: '20', userId: '100002' } },
    { action: 'WITHDRAW', subject: { asset: 'USDT', amount: '20', userId: '100003' } },
  ],
  WITHDRAWAL_ADDRESS: [
    { action: 'WITHDRAWAL_ADDRESS', subject: { label: 'purse', network: 'ETH', address: '0xabcd', memo: '' } },
    { action: 'WITHDRAWAL_ADDRESS', subject: { label: 'purse', network: 'ETH', address: '0xabce', memo: '' } },
    { action: 'WITHDRAWAL_ADDRESS', subject: { listedOnly: 'false' } },
  ],
  CREATE_CREDENTIAL: [
    credential({}),
    credential({ permissions: 'READ,TRADE' }),
    credential({ ipList: '198.51.100.7' }),
    credential({ subUserId: '100002' }),
    credential({ name: 'bot' }),
  ],
  EDIT_CREDENTIAL: [
    { action: 'EDIT_CREDENTIAL', subject: { credentialId: '1', ipList: '203.0.113.7' } },
    { action: 'EDIT_CREDENTIAL', subject: { credentialId: '1', ipList: '' } },
    { action: 'EDIT_CREDENTIAL', subject: { credentialId: '2', ipList: '203.0.113.7' } },
  ],
  DELETE_CREDENTIAL: [
    { action: 'DELETE_CREDENTIAL', subject: { credentialId: '1' } },
    { action: 'DELETE_CREDENTIAL', subject: { credentialId: '2' } },
  ],
  CHANGE_EMAIL: [
    { action: 'CHANGE_EMAIL', subject: { email: 'new@example.com' } },
    { action: 'CHANGE_EMAIL', subject: { email: 'thief@example.com' } },
  ],
  BIND_OTP: [{ action: 'BIND_OTP' }],
  UNBIND_OTP: [{ action: 'UNBIND_OTP' }],
  TRADE_PASSWORD: [
    { action: 'TRADE_PASSWORD', subject: { change: 'CREATE' } },
    { action: 'TRADE_PASSWORD', subject: { change: 'CHANGE' } },
    { action: 'TRADE_PASSWORD', subject: { change: 'DELETE' } },
  ],
  RESET_TRADE_PASSWORD: [{ action: 'RESET_TRADE_PASSWORD' }],
  WITHDRAW_PASSWORD: [
    { action: 'WITHDRAW_PASSWORD', subject: { change: 'CREATE' } },
    { action: 'WITHDRAW_PASSWORD', subject: { change: 'CHANGE' } },
    { action: 'WITHDRAW_PASSWORD', subject: { change: 'DELETE' } },
  ],
  RESET_WITHDRAW_PASSWORD: [{ action: 'RESET_WITHDRAW_PASSWORD' }],
  ANTI_PHISHING: [
    { action: 'ANTI_PHISHING', subject: { change: 'SET' } },
    { action: 'ANTI_PHISHING', subject: { change: 'DELETE' } },
  ],
  ADD_PASSKEY: [
    { action: 'ADD_PASSKEY', subject: { name: 'phone' } },
    { action: 'ADD_PASSKEY', subject: { name: 'key' } },
  ],
  REMOVE_PASSKEY: [
    { action: 'REMOVE_PASSKEY', subject: { passkeyId: '1' } },
    { action: 'REMOVE_PASSKEY', subject: { passkeyId: '2' } },
  ],
  RECOVERY_CODES: [{ action: 'RECOVERY_CODES' }],
  PAGE_MARK: [
    { action: 'PAGE_MARK', subject: { change: 'SET' } },
    { action: 'PAGE_MARK', subject: { change: 'DELETE' } },
  ],
  BIND_WALLET: [
    { action: 'BIND_WALLET', subject: { address: '0xabcd' } },
    { action: 'BIND_WALLET', subject: { address: '0xabce' } },
  ],
  UNBIND_WALLET: [{ action: 'UNBIND_WALLET' }],
  SECOND_APPROVER: [
    { action: 'SECOND_APPROVER', subject: { approver: '1001', above: '1000' } },
    { action: 'SECOND_APPROVER', subject: { approver: '1002', above: '1000' } },
    { action: 'SECOND_APPROVER', subject: { approver: '1001', above: '2000' } },
    { action: 'SECOND_APPROVER', subject: { above: '1000' } },
    { action: 'SECOND_APPROVER', subject: { above: 'off' } },
  ],
  BE_APPROVER: [
    { action: 'BE_APPROVER', subject: { owner: '1001' } },
    { action: 'BE_APPROVER', subject: { owner: '1002' } },
  ],
  APPROVE: [
    { action: 'APPROVE', subject: { approvalId: '1', amount: '20', asset: 'USDT', userId: '1001' } },
    { action: 'APPROVE', subject: { approvalId: '2', amount: '20', asset: 'USDT', userId: '1001' } },
    { action: 'APPROVE', subject: { approvalId: '1', amount: '21', asset: 'USDT', userId: '1001' } },
    { action: 'APPROVE', subject: { approvalId: '1', name: 'desk', permissions: 'READ', ipList: '' } },
    { action: 'APPROVE', subject: { approvalId: '1', above: 'off' } },
  ],
  FREEZE_ACCOUNT: [{ action: 'FREEZE_ACCOUNT' }],
  UNFREEZE_ACCOUNT: [{ action: 'UNFREEZE_ACCOUNT' }],
  CLOSE_ACCOUNT: [
    { action: 'CLOSE_ACCOUNT', subject: { giveUpRest: 'false' } },
    { action: 'CLOSE_ACCOUNT', subject: { giveUpRest: 'true' } },
  ],
};

function withdrawal(other: Partial<Record<'asset' | 'network' | 'address' | 'memo' | 'amount', string>>): SafeAct {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  return { action: 'WITHDRAW', subject: { asset: 'USDT', network: 'ETH', address, memo: '', amount: '20', ...other } };
}

function credential(other: Partial<Record<'name' | 'permissions' | 'ipList' | 'subUserId', string>>): SafeAct {
  const subject = { name: 'desk', permissions: 'READ', ipList: '203.0.113.7', subUserId: '', ...other };
  return { action: 'CREATE_CREDENTIAL', subject };
}
