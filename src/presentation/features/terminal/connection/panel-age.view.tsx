import { useFormat } from '../../../kit/formats/use-format';
import { useExchangeNow } from '../../../runtime/use-exchange-now';
import type { Instant, Milliseconds } from '../../../../domain/shared/instant';
import badge from '../../../kit/controls/stale-badge.module.css';

interface PanelAgeProps {
  /** Said before the age where the panel is not at hand. */
  readonly what?: string;
  /** The exchange's time of the newest figure; nothing is shown before it first did. */
  readonly at: Instant | undefined;
  /** How long such a source is usually silent. */
  readonly usual: Milliseconds;
}

/** For the header of a live panel: how old its figures are, once they are older than usual. */
export function PanelAge({ what, at, usual }: PanelAgeProps) {
  const format = useFormat();
  const now = useExchangeNow(at !== undefined);
  if (at === undefined || now - at <= usual) return null;
  return (
    <span className={badge.badge}>
      {what === undefined ? '' : `${what}: `}
      {format.relative(at, now)}
    </span>
  );
}
