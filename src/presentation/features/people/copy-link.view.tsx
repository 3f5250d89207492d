import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { FeaturesQueries } from '../../../application/social/features.queries';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { ButtonLink } from '../../kit/controls/button-link';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { useSwitch } from '../switches/use-switch';

/** Strategies by their lead's id. */
export type LedStrategies = ReadonlyMap<string, readonly CopyStrategy[]>;

/** What traders lead; nothing before it is known, or where copying is switched off. Inside an observer. */
export function useLedStrategies(strategies: StrategiesQueries, features: FeaturesQueries): LedStrategies {
  const isOn = useSwitch(features, 'copy-trading');
  const all = known(useResource(useMemo(() => strategies.all(), [strategies])));
  return useMemo(() => {
    const led = new Map<string, CopyStrategy[]>();
    for (const each of isOn ? (all ?? []) : [])
      led.set(each.leadTraderId, [...(led.get(each.leadTraderId) ?? []), each]);
    return led;
  }, [all, isOn]);
}

interface CopyLinkProps {
  readonly name: string;
  readonly led: readonly CopyStrategy[] | undefined;
  /** Among other words. */
  readonly size?: 'tiny' | 'small';
}

/** Leads to the way to copy a trader; nothing for one who does not lead. */
export function CopyLink({ name, led, size = 'small' }: CopyLinkProps) {
  const { t } = useTranslation('people');
  const { paths } = useApp();
  if (led === undefined) return null;
  return (
    <ButtonLink
      size={size}
      variant={size === 'tiny' ? 'secondary' : 'primary'}
      to={`${paths.strategy(led[0]!.strategyId)}#copy`}
    >
      {t('copy')}
      <span className="unseen"> {name}</span>
    </ButtonLink>
  );
}

/** For a row of a ranking. */
export function copyOf(
  { uuid, coolName, me }: { readonly uuid: string | undefined; readonly coolName: string; readonly me: boolean },
  led: LedStrategies,
) {
  return uuid === undefined || me ? null : <CopyLink size="tiny" name={coolName} led={led.get(uuid)} />;
}
