import { instantFrom } from '../../../src/domain/shared/instant';
import type { securityEndpoints } from '../../../src/infrastructure/wire/catalogue/security.endpoints';
import { deviceOf } from '../../services/accounts/device';
import { devicesOf, endDevice, endOtherDevices } from '../../services/accounts/devices';
import { invalidParameter } from '../../shared/api-error';
import { personOf } from '../routing/origin-of';
import type { Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { pageMetaOf, pageOfRows, pageWish, type PageWish } from '../routing/user-centre-page';
import type { ActivityKind } from '../../services/security/activity-log';
import { proofOf, type ProofFields } from './proof-of';
import type { CodeSent } from '../../services/security/proofs';
import type { PasswordKind } from '../../services/security/security-passwords';

export function securityHandlers(services: Services): Handlers<typeof securityEndpoints> {
  const { places, security, users, now } = services;
  const done = () => ({ success: true as const, timestamp: now() });
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  type AnyCall = Parameters<typeof personOf>[0];

  const activities = (
    call: AnyCall & {
      query: PageWish & { from?: string | number | undefined; to?: string | number | undefined };
    },
    kind: ActivityKind,
  ) => {
    const wish = pageWish(call.query);
    const person = users.mainOf(personOf(call).user);
    const { rows, total } = security.activity.list(person.userId, kind, {
      ...wish,
      from: timeOf(call.query.from, 'from'),
      to: timeOf(call.query.to, 'to'),
    });
    return { rows, meta: pageMetaOf(total, wish) };
  };
  const create = async (call: AnyCall & { body: ProofFields & { password: string } }, kind: PasswordKind) => {
    const { user, origin } = personOf(call);
    await security.passwords.create(user, kind, call.body.password, proofOf(call.body), origin);
    return done();
  };
  const change = async (
    call: AnyCall & { body: ProofFields & { password: string; new_password: string } },
    kind: PasswordKind,
  ) => {
    const { user, origin } = personOf(call);
    await security.passwords.change(user, kind, call.body.password, call.body.new_password, proofOf(call.body), origin);
    return done();
  };
  const remove = async (
    call: AnyCall & { body: ProofFields & { password?: string | undefined } },
    kind: PasswordKind,
  ) => {
    const { user, origin } = personOf(call);
    await security.passwords.remove(user, kind, call.body.password, proofOf(call.body), origin);
    return done();
  };

  return {
    antiPhishingCode: (call) => answer(antiPhishingRow(security.antiPhishingCode(personOf(call).user))),
    setAntiPhishingCode: async (call) => {
      const { user, origin } = personOf(call);
      await security.setAntiPhishingCode(user, call.body.code, proofOf(call.body), origin);
      return answer(antiPhishingRow(security.antiPhishingCode(user)));
    },
    deleteAntiPhishingCode: async (call) => {
      const { user, origin } = personOf(call);
      await security.removeAntiPhishingCode(user, proofOf(call.body), origin);
      return done();
    },
    otp: (call) => {
      const { user } = personOf(call);
      const boundAt = security.otpBoundAt(user);
      if (boundAt !== undefined)
        return answer({ enabled: true, bound_time: boundAt, shown_time: security.otpShownAt(user) ?? null });
      const { secret, uri } = security.beginOtp(user);
      return answer({ enabled: false, bound_time: null, secret, otpauth_uri: uri });
    },
    bindOtp: async (call) => {
      const { user, origin } = personOf(call);
      await security.bindOtp(user, call.body.code, call.body.secret, proofOf(call.body), origin);
      return done();
    },
    unbindOtp: async (call) => {
      const { user, origin } = personOf(call);
      await security.unbindOtp(user, { ...proofOf(call.body), otp: call.body.code ?? call.body.otp }, origin);
      return done();
    },
    checkOtp: (call) => {
      security.checkOtp(personOf(call).user, call.body.code);
      return done();
    },
    qrCode: async (call) => {
      const secret = call.query.secretQrCode;
      return answer({ qr: await security.otpPicture(personOf(call).user, secret), secret });
    },
    devices: (call) => {
      const { user, sessionId } = personOf(call);
      const rows = devicesOf(services, user, sessionId).map((each) => ({
        device_id: each.deviceId,
        name: each.name,
        platform: each.platform,
        browser: each.browser,
        ip: each.ip,
        location: each.location,
        last_active: each.lastActiveAt,
        created_time: each.beganAt,
        current: each.current,
        trusted: each.trusted,
        pushes: each.pushes,
      }));
      return answer(pageOfRows(rows, call.query));
    },
    endDevice: (call) => {
      const { user, origin } = personOf(call);
      endDevice(services, user, call.query.device_id, origin);
      return done();
    },
    endOtherDevices: (call) => {
      const { user, origin } = personOf(call);
      return answer({ ended: endOtherDevices(services, user, origin) });
    },
    safeCheck: (call) => {
      const { methods, passkey, recovery, expiresIn, heldUntil, toSetUp } = security.check(
        personOf(call).user,
        call.query.safeCheckType,
      );
      return answer({
        need: methods.length > 0,
        methods: [...methods],
        passkey,
        recovery,
        expires_in: expiresIn / 1000,
        held_until: heldUntil ?? null,
        to_set_up: [...toSetUp],
      });
    },
    checking: (call) => {
      const { score, items } = security.overview(personOf(call).user);
      return answer({ score, items: [...items] });
    },
    createTradePassword: (call) => create(call, 'trade'),
    changeTradePassword: (call) => change(call, 'trade'),
    checkTradePassword: async (call) => {
      const { user, origin } = personOf(call);
      const checked = await security.passwords.check(user, 'trade', call.body.password, origin);
      return answer(checked.ok ? { ok: true } : { ok: false, retries_left: checked.retriesLeft });
    },
    deleteTradePassword: (call) => remove(call, 'trade'),
    createWithdrawPassword: (call) => create(call, 'withdraw'),
    changeWithdrawPassword: (call) => change(call, 'withdraw'),
    deleteWithdrawPassword: (call) => remove(call, 'withdraw'),
    sendEmailCode: (call) => {
      const { user } = personOf(call);
      const { type, subject = {}, email } = call.body;
      if (email === undefined) return answer(codeRow(security.sendCode(user, { action: type, subject })));
      if (type !== 'CHANGE_EMAIL') throw invalidParameter('email');
      return answer(codeRow(security.sendAddressCode(user, email)));
    },
    changeEmail: async (call) => {
      const { user, origin } = personOf(call);
      await security.changeEmail(user, call.body.email, call.body.code, proofOf(call.body), origin);
      return done();
    },
    sendTradeCode: (call) =>
      answer(codeRow(security.sendCode(personOf(call).user, { action: call.body.type ?? 'RESET_TRADE_PASSWORD' }))),
    loginActivity: (call) => {
      const { rows, meta } = activities(call, 'login');
      return answer({
        rows: rows.map(({ at, ip, userAgent, result }) => ({
          time: at,
          ip,
          location: places.nameOf(ip),
          device: deviceOf(userAgent).name,
          platform: deviceOf(userAgent).platform,
          result,
        })),
        meta,
      });
    },
    securityActivity: (call) => {
      const { rows, meta } = activities(call, 'security');
      return answer({
        rows: rows.map(({ action, at, ip, userAgent, result }) => ({
          time: at,
          action,
          ip,
          location: places.nameOf(ip),
          device: deviceOf(userAgent).name,
          result,
        })),
        meta,
      });
    },
  };
}

function antiPhishingRow(code: string | undefined) {
  return { enabled: code !== undefined, code: code ?? null };
}

function codeRow({ expiresIn, resendAfter }: CodeSent) {
  return { expires_in: expiresIn / 1000, resend_after: resendAfter / 1000 };
}

function timeOf(value: string | number | undefined, name: string): number | undefined {
  if (value === undefined || value === '') return undefined;
  const time = instantFrom(value);
  if (time === undefined) throw invalidParameter(name);
  return time;
}
