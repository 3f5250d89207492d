import { secp256k1 } from '@noble/curves/secp256k1.js';
import { Secret, TOTP } from 'otpauth';
import { addressOf, walletDigest } from '../../../sandbox/services/accounts/wallet-signature';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { signedFor, withPasskey as withPasskeyOf, type Passkeyed } from './passkeyed';
import { signUp, type Answer, type TestSession } from './sandbox-client';

let people = 0;

/** A person of their own, so that no code has to wait for the one before. */
export async function newcomer(sandbox: Sandbox): Promise<TestSession & { readonly email: string }> {
  const email = `newcomer${(people += 1)}@example.com`;
  return { ...(await signUp(sandbox, email)), email };
}

export function codeFor({ areas }: Sandbox, email: string): string {
  const lines = areas.mailbox.list(email).flatMap((mail) => mail.lines);
  return /^\d{6}/.exec(lines.find((line) => /^\d{6} /.test(line)) ?? '')?.[0] ?? 'no code';
}

export async function mailed(
  sandbox: Sandbox,
  person: TestSession & { readonly email: string },
  { action, subject }: SafeAct,
): Promise<{ readonly email_code: string }> {
  await person.call('POST', '/usercenter/account/email/code', { type: action, subject });
  return { email_code: codeFor(sandbox, person.email) };
}

/** Binds an authenticator. @returns its next codes, each once; the clock of the sandbox has to go on between them */
export async function withAuthenticator(
  { areas }: Sandbox,
  email: string,
  now: () => number = Date.now,
): Promise<() => string> {
  const user = areas.users.byEmail(email)!;
  const { secret } = areas.security.beginOtp(user);
  areas.security.sendCode(user, { action: 'BIND_OTP' });
  const lines = areas.mailbox.list(email).flatMap((mail) => mail.lines);
  const emailCode = /^\d{6}/.exec(lines.find((line) => /^\d{6} /.test(line)) ?? '')?.[0];
  await areas.security.bindOtp(user, otpCode(secret, now()), secret, { emailCode }, {});
  return () => otpCode(secret, now() + 30_000);
}

export function otpCode(secret: string, at = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

/** What a wallet answers when it is asked to sign. */
export function signedBy(key: Uint8Array, message: string): { readonly address: string; readonly signature: string } {
  const [recovery, ...signature] = secp256k1.sign(walletDigest(message), key, {
    prehash: false,
    format: 'recovered',
  });
  return {
    address: addressOf(secp256k1.getPublicKey(key, false)),
    signature: `0x${Buffer.from([...signature, recovery! + 27]).toString('hex')}`,
  };
}

const antiPhishing: SafeAct = { action: 'ANTI_PHISHING', subject: { change: 'SET' } };
const passwordAct = (kind: 'trade' | 'withdraw'): SafeAct => ({
  action: kind === 'trade' ? 'TRADE_PASSWORD' : 'WITHDRAW_PASSWORD',
  subject: { change: 'CREATE' },
});

/** A key called `desk` that reads from anywhere, unless something else is said. */
export function keyAct(other: Partial<Record<'name' | 'permissions' | 'ipList' | 'subUserId', string>> = {}): SafeAct {
  return {
    action: 'CREATE_CREDENTIAL',
    subject: { name: 'desk', permissions: 'READ', ipList: '', subUserId: '', ...other },
  };
}

export function endOfKey(id: number): SafeAct {
  return { action: 'DELETE_CREDENTIAL', subject: { credentialId: String(id) } };
}

const password = { password: 'a long word' };
const passport = {
  level: 1,
  country: 'FR',
  first_name: 'Ada',
  last_name: 'Marchand',
  birth_date: '1990-01-01',
  document_type: 'PASSPORT',
  document_number: 'AB12345',
  document_expiry: '2099-01-01',
};

const pageMark = { picture: 'kite', phrase: 'over the hills' };
const pageMarkAct: SafeAct = { action: 'PAGE_MARK', subject: { change: 'SET' } };

/** One good call of each private endpoint of the user centre; each makes what it needs. */
export function accountCalls(
  world: () => { readonly sandbox: Sandbox; readonly session: TestSession },
): Readonly<Record<string, () => Promise<Answer>>> {
  const account = (path: string) => `/usercenter/account/${path}`;
  const get = (path: string) => world().session.call('GET', account(path));
  const post = (path: string, body: object) => world().session.call('POST', account(path), body);
  const withPasskey = () => withPasskeyOf(world().sandbox);
  /** They stand in for a second factor, so there is a passkey, which proves the wish. */
  const withRecoveryCodes = async () => {
    const { person, device } = await withPasskey();
    const wish = { type: 'RECOVERY_CODES' };
    const signed = await device.sign((await person.call('POST', account('passkeys/proof'), wish)).body.data);
    const passkey = signed.ok ? JSON.stringify(signed.value) : '';
    return { person, created: await person.call('POST', account('recovery/codes'), { passkey }) };
  };
  const userOf = ({ person }: Pick<Passkeyed, 'person'>) => world().sandbox.areas.users.byEmail(person.email)!;
  /** Somebody whose every withdrawal waits for somebody else, once these accept. */
  const invited = async () => {
    const [owner, approver] = [await withPasskey(), await withPasskey()];
    const approverId = userOf(approver).userId;
    const subject = { approver: String(approverId), above: '0' };
    const invitation = await owner.person.call('POST', account('approvals/approver'), {
      approver_id: approverId,
      above: '0',
      ...(await signedFor(owner, { action: 'SECOND_APPROVER', subject })),
    });
    const ownerId = userOf(owner).userId;
    const accept = async () =>
      approver.person.call('POST', account('approvals/roles'), {
        owner_id: ownerId,
        ...(await signedFor(approver, { action: 'BE_APPROVER', subject: { owner: String(ownerId) } })),
      });
    return { owner, approver, ownerId, invitation, accept };
  };
  /** A withdrawal of theirs that waits. */
  const waiting = async () => {
    const { owner, approver, accept } = await invited();
    await accept();
    const { wallet, secondPerson } = world().sandbox.areas;
    const to = userOf(approver).userId;
    await wallet.transfers.send(userOf(owner), to, 'USDT', '1', 'apiKey');
    const { approvalId } = secondPerson.requests(userOf(owner), 'OWNER')[0]!;
    const subject = { approvalId: String(approvalId), amount: '1', asset: 'USDT', userId: String(to) };
    return { approver, approvalId, subject };
  };
  /** By somebody new, with the code mailed for the act. */
  const proven =
    (
      method: string,
      path: string,
      act: SafeAct,
      body: object = {},
      before?: (person: TestSession & { readonly email: string }) => Promise<unknown>,
    ) =>
    async () => {
      const person = await newcomer(world().sandbox);
      await before?.(person);
      return person.call(method, account(path), {
        ...body,
        ...(await mailed(world().sandbox, person, act)),
      });
    };
  const withPassword = (kind: 'trade' | 'withdraw') => async (person: TestSession & { readonly email: string }) => {
    const proof = await mailed(world().sandbox, person, passwordAct(kind));
    await person.call('POST', account(`create_${kind}_pwd`), { ...password, ...proof });
    return person;
  };
  const withOtp = async () => {
    const person = await newcomer(world().sandbox);
    const { secret } = (await person.call('GET', account('otpauth'))).body.data;
    const bind = async () =>
      person.call('POST', account('otpauth'), {
        code: otpCode(secret),
        secret,
        ...(await mailed(world().sandbox, person, { action: 'BIND_OTP' })),
      });
    // That of the step after the one that binding used up.
    const nextCode = () => otpCode(secret, Date.now() + 30_000);
    return { person, secret, bind, nextCode };
  };
  const changed = (kind: 'trade' | 'withdraw') => async () => {
    const { person, bind, nextCode } = await withOtp();
    await withPassword(kind)(person);
    await bind();
    return person.call('POST', account(`change_${kind}_pwd`), {
      ...password,
      new_password: 'a longer word',
      otp: nextCode(),
    });
  };
  const withKey = async () => {
    const person = await newcomer(world().sandbox);
    const proof = await mailed(world().sandbox, person, keyAct({ ipList: '203.0.113.7' }));
    const { credential_id: id } = (
      await person.call('POST', account('create_credential'), {
        name: 'desk',
        permissions: ['READ'],
        ip_list: ['203.0.113.7'],
        ...proof,
      })
    ).body.data;
    return { person, id };
  };
  const withWallet = async () => {
    const person = await newcomer(world().sandbox);
    const { message } = (await person.call('GET', account('wallet/info'))).body.data;
    const wallet = { ...signedBy(secp256k1.utils.randomSecretKey(), message), chain: 'ETH', message };
    const bind = async () =>
      person.call('POST', account('bind_wallet'), {
        ...wallet,
        ...(await mailed(world().sandbox, person, {
          action: 'BIND_WALLET',
          subject: { address: wallet.address },
        })),
      });
    return { person, bind };
  };
  const page = 'http://localhost:8700/account/settings';
  const discord = (name: string) => ({
    code: world().sandbox.areas.discord.authorise(page, name),
    redirect_uri: page,
  });

  return {
    'accountSettings.savePreferences': () =>
      world().session.call('POST', '/usercenter/account', { preferences: { theme: 'dark' } }),
    'accountSettings.switchRegion': () => post('switch_region', { region: 'JP' }),
    'accountSettings.agreeTerms': () => post('agree_term_service', { version: '1' }),
    'accountSettings.agreeTrTerms': () => post('agree_tr_service', { version: '1' }),
    'accountSettings.availableProducts': () => get('available_products'),
    'accountSettings.hasDeposit': () => get('check_has_deposit'),
    'accountSettings.maintenance': () => post('maintain_config', { cancel_orders: false }),
    'accountSettings.uploadPushToken': () => post('upload_firebase_token', { token: 'push-token-1', platform: 'web' }),
    'accountSettings.pushKey': () => get('push_key'),
    'accountSettings.stopPush': async () => {
      const { rows } = (await get('device_list')).body.data;
      return world().session.call('DELETE', `/usercenter/account/push_device?device_id=${rows[0].device_id}`);
    },
    'accountSettings.subAccounts': () => get('sub_accounts'),
    'accountSettings.createSubAccount': () => post('sub_accounts', { alias: 'bot' }),
    'accountSettings.alias': () => post('alias', { alias: 'Desk' }),
    'accountSettings.bindDiscord': () => post('discord', discord('ada.l')),
    'accountSettings.unbindDiscord': async () => {
      const person = await newcomer(world().sandbox);
      await person.call('POST', account('discord'), discord('bea.m'));
      return person.call('DELETE', account('discord'));
    },
    'accountSettings.wallet': () => get('wallet/info'),
    'accountSettings.bindWallet': async () => (await withWallet()).bind(),
    'accountSettings.unbindWallet': async () => {
      const { person, bind } = await withWallet();
      await bind();
      return person.call(
        'DELETE',
        account('unbind_wallet'),
        await mailed(world().sandbox, person, { action: 'UNBIND_WALLET' }),
      );
    },
    'accountSettings.switchWalletMode': async () => {
      const { person, bind } = await withWallet();
      await bind();
      return person.call('PUT', account('wallet/switchWalletMode'), { mode: 'DEFI' });
    },
    'security.antiPhishingCode': () => get('anti_phishing_code'),
    'security.setAntiPhishingCode': proven('POST', 'anti_phishing_code', antiPhishing, {
      code: 'Bluebird7',
    }),
    'security.deleteAntiPhishingCode': async () => {
      const { person, bind, nextCode } = await withOtp();
      await person.call('POST', account('anti_phishing_code'), {
        code: 'Bluebird7',
        ...(await mailed(world().sandbox, person, antiPhishing)),
      });
      await bind();
      return person.call('DELETE', account('anti_phishing_code'), { otp: nextCode() });
    },
    'security.otp': () => get('otpauth'),
    'security.bindOtp': async () => (await withOtp()).bind(),
    'security.unbindOtp': async () => {
      const { person, bind, nextCode } = await withOtp();
      await bind();
      return person.call('DELETE', account('otpauth'), { code: nextCode() });
    },
    'security.checkOtp': async () => {
      const { person, bind, nextCode } = await withOtp();
      await bind();
      return person.call('POST', account('otpauth/check'), { code: nextCode() });
    },
    'security.qrCode': async () => {
      const { person, secret } = await withOtp();
      return person.call('GET', account(`genQrCode?secretQrCode=${secret}`));
    },
    'passkeys.list': () => get('passkeys'),
    'passkeys.creation': () => post('passkeys/creation', {}),
    'passkeys.add': async () => (await withPasskey()).added,
    'passkeys.proof': () => post('passkeys/proof', { type: 'BIND_OTP' }),
    'passkeys.remove': async () => {
      const { person, device } = await withPasskey();
      const [{ id }] = (await person.call('GET', account('passkeys'))).body.data.rows;
      const act = { type: 'REMOVE_PASSKEY', subject: { passkeyId: id } };
      const signed = await device.sign((await person.call('POST', account('passkeys/proof'), act)).body.data);
      const passkey = signed.ok ? JSON.stringify(signed.value) : '';
      return person.call('DELETE', account('passkeys'), { passkey_id: Number(id), passkey });
    },
    'pageMark.mark': () => get('page_mark'),
    'pageMark.set': proven('POST', 'page_mark', pageMarkAct, pageMark),
    'pageMark.remove': async () => {
      const { person, bind, nextCode } = await withOtp();
      await person.call('POST', account('page_mark'), {
        ...pageMark,
        ...(await mailed(world().sandbox, person, pageMarkAct)),
      });
      await bind();
      return person.call('DELETE', account('page_mark'), { otp: nextCode() });
    },
    'recovery.ways': () => get('recovery'),
    'recovery.create': async () => (await withRecoveryCodes()).created,
    'recovery.check': async () => {
      const { person, created } = await withRecoveryCodes();
      return person.call('POST', account('recovery/check'), { code: created.body.data.codes[0] });
    },
    'portfolioLinks.list': () => get('portfolio_links'),
    'portfolioLinks.create': () => post('portfolio_links', { name: 'desk', days: 7 }),
    'portfolioLinks.revoke': async () => {
      const person = await newcomer(world().sandbox);
      const { link_id: id } = (await person.call('POST', account('portfolio_links'), { name: 'desk', days: 1 })).body
        .data;
      return person.call('DELETE', account(`portfolio_links?link_id=${id}`));
    },
    'portfolioLinks.open': async () => {
      const person = await newcomer(world().sandbox);
      const link = await person.call('POST', account('portfolio_links'), { name: 'open', days: 1 });
      const { token } = link.body.data;
      return world().session.call('POST', '/usercenter/public/portfolio', { token });
    },
    'approvals.state': () => get('approvals'),
    'approvals.requests': () => get('approvals/requests?role=OWNER'),
    'approvals.invite': async () => (await invited()).invitation,
    'approvals.change': async () => {
      const { owner, accept } = await invited();
      await accept();
      const proof = await signedFor(owner, { action: 'SECOND_APPROVER', subject: { above: 'off' } });
      return owner.person.call('PUT', account('approvals/approver'), { above: null, ...proof });
    },
    'approvals.accept': async () => (await invited()).accept(),
    'approvals.leave': async () => {
      const { approver, ownerId } = await invited();
      return approver.person.call('DELETE', account(`approvals/roles?owner_id=${ownerId}`));
    },
    'approvals.approve': async () => {
      const { approver, approvalId, subject } = await waiting();
      const proof = await signedFor(approver, { action: 'APPROVE', subject });
      return approver.person.call('POST', account('approvals/approve'), { approval_id: approvalId, ...proof });
    },
    'approvals.refuse': async () => {
      const { approver, approvalId } = await waiting();
      return approver.person.call('POST', account('approvals/refuse'), { approval_id: approvalId });
    },
    'passkeys.signInOptions': () => world().session.call('POST', '/auth/session/passkey/options', {}),
    'passkeys.signIn': async () => {
      const { person, device } = await withPasskey();
      const signed = await device.sign((await person.call('POST', '/auth/session/passkey/options', {})).body.data);
      return person.call('POST', '/auth/session/passkey', { credential: signed.ok ? signed.value : {} });
    },
    'security.devices': () => get('device_list?page=1&size=5'),
    'security.endDevice': async () => {
      const person = await newcomer(world().sandbox);
      const [device] = (await person.call('GET', account('device_list'))).body.data.rows;
      return person.call('DELETE', account(`del_device?device_id=${device.device_id}`));
    },
    'security.endOtherDevices': () => post('log_out_everywhere', {}),
    'security.safeCheck': () => get('need_safe_check?safeCheckType=WITHDRAW'),
    'security.checking': () => get('security_checking'),
    'security.createTradePassword': proven('POST', 'create_trade_pwd', passwordAct('trade'), password),
    'security.changeTradePassword': changed('trade'),
    'security.checkTradePassword': async () =>
      (await withPassword('trade')(await newcomer(world().sandbox))).call('POST', account('check_trade_pwd'), password),
    'security.deleteTradePassword': proven(
      'DELETE',
      'trade_pwd',
      { action: 'RESET_TRADE_PASSWORD' },
      {},
      withPassword('trade'),
    ),
    'security.createWithdrawPassword': proven('POST', 'create_withdraw_pwd', passwordAct('withdraw'), password),
    'security.changeWithdrawPassword': changed('withdraw'),
    'security.deleteWithdrawPassword': proven(
      'DELETE',
      'withdraw_pwd',
      { action: 'RESET_WITHDRAW_PASSWORD' },
      {},
      withPassword('withdraw'),
    ),
    'security.sendEmailCode': () => post('email/code', { type: 'FREEZE_ACCOUNT' }),
    'security.changeEmail': async () => {
      const person = await newcomer(world().sandbox);
      const email = `new.${person.email}`;
      await person.call('POST', account('email/code'), { type: 'CHANGE_EMAIL', email });
      const code = codeFor(world().sandbox, email);
      return person.call('POST', account('email/change'), {
        email,
        code,
        ...(await mailed(world().sandbox, person, { action: 'CHANGE_EMAIL', subject: { email } })),
      });
    },
    'security.sendTradeCode': () => post('email/trade', {}),
    'security.loginActivity': () => get('user_login_activity?page=1&size=10'),
    'security.securityActivity': () => get('user_security_activity?from=0&page=1&size=10'),
    'accountClosure.standing': () => get('standing'),
    'accountClosure.freeze': proven('POST', 'freeze', { action: 'FREEZE_ACCOUNT' }),
    'accountClosure.unfreeze': proven('POST', 'unfreeze', { action: 'UNFREEZE_ACCOUNT' }, {}, async (person) =>
      person.call('POST', account('freeze'), await mailed(world().sandbox, person, { action: 'FREEZE_ACCOUNT' })),
    ),
    'accountClosure.close': proven(
      'POST',
      'close',
      { action: 'CLOSE_ACCOUNT', subject: { giveUpRest: 'true' } },
      { give_up_rest: true },
    ),
    'credentials.amount': () => get('enable_api_key_amount'),
    'credentials.list': () => get('list_credentials?status=ACTIVE&page=1&size=10'),
    'credentials.create': proven('POST', 'create_credential', keyAct({ permissions: 'READ,TRADE' }), {
      name: 'desk',
      permissions: ['READ', 'TRADE'],
    }),
    'credentials.setIpList': async () => {
      const { person, id } = await withKey();
      return person.call('POST', account('credential/ip'), {
        credential_id: id,
        ip_list: ['198.51.100.7'],
        ...(await mailed(world().sandbox, person, {
          action: 'EDIT_CREDENTIAL',
          subject: { credentialId: String(id), ipList: '198.51.100.7' },
        })),
      });
    },
    'credentials.remove': async () => {
      const { person, id } = await withKey();
      return person.call(
        'DELETE',
        account(`delete_credential?credential_id=${id}`),
        await mailed(world().sandbox, person, endOfKey(id)),
      );
    },
    'credentials.enabled': () => world().session.call('GET', '/usercenter/api/enabled_credential'),
    'verification.status': () => get('kyc_identity_verification'),
    'verification.submit': () => post('kyc_identity_verification', passport),
  };
}
