import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useFormat } from '../../kit/formats/use-format';
import { parseDecimal } from '../../../domain/shared/decimal';
import { Button } from '../../kit/controls/button';
import { Fact, Facts } from '../../kit/controls/facts';
import { PathSteps } from './path-steps.view';
import { saveReport } from './verification-report';
import styles from './own-verification.module.css';
import type { PathsState } from './verification.store';

interface PathsResultProps {
  readonly state: PathsState | undefined;
  readonly onRetry: () => void;
}

/** Whether somebody's balance is in an audit: the verdict, the balances, and every step that leads to it. */
export function PathsResult({ state, onRetry }: PathsResultProps) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  return (
    <div aria-live="polite">
      {state?.kind === 'working' ? <Skeleton height={160} /> : null}
      {state?.kind === 'failed' ? <FailureState failure={state.failure} onRetry={onRetry} /> : null}
      {state?.kind === 'notIncluded' ? (
        <div className={styles.result} data-sound="no">
          <p className={styles.verdict}>{t('verify.notIncluded')}</p>
          <p className={styles.text}>
            {t('verify.notIncludedText', { time: format.dateTime(state.audit.snapshotAt) })}
          </p>
        </div>
      ) : null}
      {state?.kind === 'done' ? (
        <div className={styles.result} data-sound={state.result.sound ? 'yes' : 'no'}>
          <p className={styles.verdict}>{t(state.result.sound ? 'verify.included' : 'verify.failed')}</p>
          <p className={styles.text}>{t(state.result.sound ? 'verify.includedText' : 'verify.failedText')}</p>
          <Facts>
            {state.result.balances.map(({ asset, amount }) => (
              <Fact key={asset} name={asset}>
                {format.quantity(parseDecimal(amount), 8)}
              </Fact>
            ))}
          </Facts>
          {state.result.leaves.map((leaf, place) => (
            <details key={leaf.leafIndex} className={styles.details} open={place === 0 || isFaulty(leaf)}>
              <summary>{t('verify.leaf', { number: format.integer(leaf.leafIndex) })}</summary>
              <PathSteps leaf={leaf} />
            </details>
          ))}
          <div>
            <Button size="small" onClick={() => saveReport(state.audit, state.userHash, state.result)}>
              {t('verify.save')}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const isFaulty = ({ steps }: { readonly steps: readonly { readonly fault: unknown }[] }): boolean =>
  steps.some(({ fault }) => fault !== undefined);
