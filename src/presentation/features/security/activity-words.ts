const known = [
  'BIND_OTP',
  'UNBIND_OTP',
  'ADD_PASSKEY',
  'REMOVE_PASSKEY',
  'CREATE_RECOVERY_CODES',
  'USE_RECOVERY_CODE',
  'RECOVERY_CODE',
  'SET_PAGE_MARK',
  'DELETE_PAGE_MARK',
  'SET_ANTI_PHISHING',
  'DELETE_ANTI_PHISHING',
  'CREATE_TRADE_PASSWORD',
  'CHANGE_TRADE_PASSWORD',
  'DELETE_TRADE_PASSWORD',
  'TRADE_PASSWORD',
  'CREATE_WITHDRAW_PASSWORD',
  'CHANGE_WITHDRAW_PASSWORD',
  'DELETE_WITHDRAW_PASSWORD',
  'WITHDRAW_PASSWORD',
  'CHANGE_EMAIL',
  'REFUSED',
  'MANY_PLACES',
  'SIGN_IN_CHANGED',
  'END_SESSION',
  'END_OTHER_SESSIONS',
  'CREATE_CREDENTIAL',
  'EDIT_CREDENTIAL',
  'DELETE_CREDENTIAL',
  'BIND_WALLET',
  'UNBIND_WALLET',
  'BIND_DISCORD',
  'UNBIND_DISCORD',
  'FREEZE_ACCOUNT',
  'UNFREEZE_ACCOUNT',
  'CLOSE_ACCOUNT',
  'INVITE_APPROVER',
  'CHANGE_APPROVER',
  'BECOME_APPROVER',
  'LEAVE_APPROVER',
  'APPROVE',
  'REFUSE',
  'CREATE_PORTFOLIO_LINK',
  'DELETE_PORTFOLIO_LINK',
  'ADD_PUSH_DEVICE',
  'REMOVE_PUSH_DEVICE',
] as const;

/** Words for what was done, by the action of the account's history; `undefined` for one that is not known here. */
export function actionKey(action: string): `action.${(typeof known)[number]}` | undefined {
  const found = known.find((each) => each === action);
  return found && `action.${found}`;
}

const nowhere: ReadonlySet<string> = new Set(['', 'unknown', 'Unknown device']);

/** `Firefox on Windows` as names alone, which need no translation; `undefined` when nothing is known. */
export function deviceNames(device: string): string | undefined {
  return nowhere.has(device)
    ? undefined
    : device.replace(' on ', ', ').replace(', unknown', '').replace('unknown, ', '');
}

/** Of the same network as the exchange, in its own words. */
export function isLocal(location: string): boolean {
  return location === 'Local network';
}
