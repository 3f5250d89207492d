import { deviceOf } from '../../sandbox/services/accounts/device';
import { devicesOf, endDevice, endOtherDevices } from '../../sandbox/services/accounts/devices';
import type { Credential } from '../../sandbox/services/credentials/credential';
import type { ActivityKind } from '../../sandbox/services/security/activity-log';
import type { Outcome } from '../../src/application/kernel/failure';
import type { CredentialsCommandsPort } from '../../src/application/security/credentials-commands.port';
import type { CredentialsPort } from '../../src/application/security/credentials.port';
import type { DevicesCommandsPort } from '../../src/application/security/devices-commands.port';
import type { DevicesPort } from '../../src/application/security/devices.port';
import type { SecurityCommandsPort } from '../../src/application/security/security-commands.port';
import type { ActivityPage, ActivityQuery, SecurityPort } from '../../src/application/security/security.port';
import type { ApiKey } from '../../src/domain/security/api-key';
import type { CodeSent, Proof, SafeAction, SafeCheck } from '../../src/domain/security/factor';
import type { SafeAct } from '../../src/domain/security/safe-act';
import type {
  AuthenticatorState,
  SecurityOverview,
  SecurityPasswordKind,
} from '../../src/domain/security/security-overview';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

export class HostSecurity implements SecurityPort, SecurityCommandsPort {
  static readonly needs: Needs<typeof HostSecurity> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  overview(): Outcome<SecurityOverview> {
    return this.calls.recovering((user, { security }) => security.overview(user));
  }

  check(action: SafeAction): Outcome<SafeCheck> {
    return this.calls.recovering((user, { security }) => {
      const { methods, passkey, recovery, expiresIn, heldUntil, toSetUp } = security.check(user, action);
      return { factors: methods, passkey, recovery, codeLifetime: expiresIn, heldUntil, toSetUp };
    });
  }

  sendCode(act: SafeAct): Outcome<CodeSent> {
    return this.calls.recovering((user, { security }) => security.sendCode(user, act));
  }

  authenticator(): Outcome<AuthenticatorState> {
    return this.calls.as((user, { security }) => {
      const since = security.otpBoundAt(user);
      return since === undefined
        ? { bound: false, ...security.beginOtp(user) }
        : { bound: true, since, shownAt: security.otpShownAt(user) };
    });
  }

  authenticatorPicture(secret: string): Outcome<string> {
    return this.calls.as((user, { security }) => security.otpPicture(user, secret));
  }

  bindAuthenticator(code: string, secret: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) => security.bindOtp(user, code, secret, proof, origin));
  }

  unbindAuthenticator(proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) => security.unbindOtp(user, proof, origin));
  }

  checkAuthenticator(code: string): Outcome<void> {
    return this.calls.as((user, { security }) => security.checkOtp(user, code));
  }

  antiPhishingCode(): Outcome<{ readonly masked: string | undefined }> {
    return this.calls.as((user, { security }) => ({ masked: security.antiPhishingCode(user) }));
  }

  setAntiPhishingCode(code: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) => security.setAntiPhishingCode(user, code, proof, origin));
  }

  removeAntiPhishingCode(proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) => security.removeAntiPhishingCode(user, proof, origin));
  }

  createPassword(kind: SecurityPasswordKind, password: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) =>
      security.passwords.create(user, kind, password, proof, origin),
    );
  }

  changePassword(kind: SecurityPasswordKind, password: string, newPassword: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) =>
      security.passwords.change(user, kind, password, newPassword, proof, origin),
    );
  }

  checkTradePassword(password: string): Outcome<{ readonly right: boolean; readonly retriesLeft: number | undefined }> {
    return this.calls.as(async (user, { security }, origin) => {
      const checked = await security.passwords.check(user, 'trade', password, origin);
      return { right: checked.ok, retriesLeft: checked.ok ? undefined : checked.retriesLeft };
    });
  }

  removePassword(kind: SecurityPasswordKind, password: string | undefined, proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) =>
      security.passwords.remove(user, kind, password, proof, origin),
    );
  }

  sendResetCode(kind: SecurityPasswordKind): Outcome<CodeSent> {
    return this.calls.as((user, { security }) =>
      security.sendCode(user, { action: kind === 'trade' ? 'RESET_TRADE_PASSWORD' : 'RESET_WITHDRAW_PASSWORD' }),
    );
  }

  sendAddressCode(email: string): Outcome<CodeSent> {
    return this.calls.as((user, { security }) => security.sendAddressCode(user, email));
  }

  changeEmail(email: string, addressCode: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { security }, origin) => security.changeEmail(user, email, addressCode, proof, origin));
  }

  logins(query: ActivityQuery): Outcome<ActivityPage> {
    return this.#activity('login', query);
  }

  changes(query: ActivityQuery): Outcome<ActivityPage> {
    return this.#activity('security', query);
  }

  #activity(kind: ActivityKind, query: ActivityQuery): Outcome<ActivityPage> {
    return this.calls.recovering((user, { places, security, users }) => {
      const { rows, total } = security.activity.list(users.mainOf(user).userId, kind, query);
      return {
        rows: rows.map(({ at, action, ip, userAgent, result }) => ({
          at,
          action,
          ip,
          location: places.nameOf(ip),
          device: deviceOf(userAgent).name,
          succeeded: result === 'SUCCESS',
        })),
        total,
      };
    });
  }
}

export class HostDevices implements DevicesPort, DevicesCommandsPort {
  static readonly needs: Needs<typeof HostDevices> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  list(page: number, size: number): ReturnType<DevicesPort['list']> {
    return this.calls.recovering((user, areas, { sessionId }) => {
      const devices = devicesOf(areas, user, sessionId).map(({ deviceId, ...device }) => ({
        ...device,
        id: deviceId,
      }));
      return { rows: devices.slice((page - 1) * size, page * size), total: devices.length };
    });
  }

  end(deviceId: string): Outcome<void> {
    return this.calls.recovering((user, areas, origin) => endDevice(areas, user, deviceId, origin));
  }

  endOthers(): Outcome<number> {
    return this.calls.recovering((user, areas, origin) => endOtherDevices(areas, user, origin));
  }
}

type Credentials = CredentialsPort;

export class HostCredentials implements CredentialsPort, CredentialsCommandsPort {
  static readonly needs: Needs<typeof HostCredentials> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  list({ subUserId, status, page, size }: Parameters<Credentials['list']>[0]): ReturnType<Credentials['list']> {
    return this.calls.as((user, { credentials }) => {
      const rows = credentials.list(user, { subUserId: numberOf(subUserId), status });
      return {
        rows: rows.slice((page - 1) * size, page * size).map((each) => apiKeyOf(each, user.userId)),
        total: rows.length,
      };
    });
  }

  amount(subUserId?: string): ReturnType<Credentials['amount']> {
    return this.calls.as((user, { credentials }) => {
      const { amount, limit } = credentials.amount(user, numberOf(subUserId));
      return { used: amount, limit };
    });
  }

  create(
    wish: Parameters<CredentialsCommandsPort['create']>[0],
    proof: Proof,
  ): ReturnType<CredentialsCommandsPort['create']> {
    return this.calls.as(async (user, { credentials }, origin) => {
      const created = await credentials.create(user, { ...wish, subUserId: numberOf(wish.subUserId) }, proof, origin);
      return { ...apiKeyOf(created, user.userId), secret: created.secret };
    });
  }

  setIpList(id: string, ipList: readonly string[], proof: Proof): Outcome<ApiKey> {
    return this.calls.as(async (user, { credentials }, origin) =>
      apiKeyOf(await credentials.setIpList(user, Number(id), ipList, proof, origin), user.userId),
    );
  }

  remove(id: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { credentials }, origin) => credentials.remove(user, Number(id), proof, origin));
  }

  enabled(): ReturnType<Credentials['enabled']> {
    return this.calls.as((user, { credentials }) =>
      credentials.enabledOf(user).map((each) => ({ ...each, userId: String(each.userId) })),
    );
  }
}

function numberOf(id: string | undefined): number | undefined {
  return id === undefined ? undefined : Number(id);
}

function apiKeyOf(credential: Credential, ownUserId: number): ApiKey {
  const { credentialId, userId, name, apiKey, permissions, ipList, status, createdAt, expiresAt, lastUsedAt } =
    credential;
  return {
    id: String(credentialId),
    name,
    key: apiKey,
    permissions,
    ipList,
    status,
    createdAt,
    expiresAt,
    lastUsedAt,
    subUserId: userId === ownUserId ? undefined : String(userId),
  };
}
