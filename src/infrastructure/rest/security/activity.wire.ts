import type { ActivityQuery } from '../../../application/security/security.port';
import type { AccountActivity } from '../../../domain/security/security-overview';
import { instantFrom } from '../../../domain/shared/instant';

interface ActivityRow {
  readonly time: string | number;
  readonly action: string;
  readonly ip?: string | null | undefined;
  readonly location?: string | null | undefined;
  readonly device?: string | null | undefined;
  readonly result: string;
}

/** None for a row without a time: it happened at no moment. */
export function activityFromWire({
  time,
  action,
  ip,
  location,
  device,
  result,
}: ActivityRow): readonly AccountActivity[] {
  const at = instantFrom(time);
  return at === undefined
    ? []
    : [
        {
          at,
          action,
          ip: ip ?? '',
          location: location ?? '',
          device: device ?? '',
          succeeded: result === 'SUCCESS',
        },
      ];
}

export function activityQueryToWire({ from, to, page, size }: ActivityQuery) {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }), page, size };
}
