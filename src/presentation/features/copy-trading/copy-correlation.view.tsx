import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import { decimal } from '../../../domain/shared/decimal';
import type { OwnCopy } from '../../../domain/social/own-copy';
import { correlation } from '../../../domain/social/strategy-choice';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import styles from './copy-trading.module.css';

interface CopyCorrelationProps {
  readonly copy: OwnCopy;
  readonly copies: CopiesQueries;
  readonly strategies: StrategiesQueries;
}

/** How a copy goes with what the account itself holds: the other way round for a counter copy. */
export function CopyCorrelation({ copy, copies, strategies }: CopyCorrelationProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const held = known(useResource(useMemo(() => copies.holdingReturns(), [copies])));
  const all = known(useResource(useMemo(() => strategies.returns(), [strategies])));
  const led = all?.find(({ strategyId }) => strategyId === copy.strategyId)?.dailyReturns ?? [];
  const together = correlation(led, held?.dailyReturns ?? []);
  if (together === undefined) return null;
  const value = decimal(copy.counter ? -together : together);
  return <p className={styles.words}>{t('alike.own', { value: format.decimal(value, 2, 'half-even') })}</p>;
}
