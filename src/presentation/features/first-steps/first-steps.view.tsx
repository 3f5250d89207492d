import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { firstSteps } from '../../../domain/account/first-steps';
import { Disclosure } from '../../kit/controls/disclosure';
import { view } from '../../runtime/feature';
import { Checklist } from './checklist.view';
import styles from './first-steps.module.css';
import { FirstStepsStore } from './first-steps.store';

/** Says how many steps are done and opens the checklist; gone for good once it was put away. */
const FirstSteps = observer(function FirstSteps({
  stores: { steps },
}: {
  readonly stores: { readonly steps: FirstStepsStore };
}) {
  const { t } = useTranslation('firstSteps');
  useEffect(() => steps.start(), [steps]);
  if (!steps.shown) return null;
  const progress = t('progress', { done: steps.count, all: firstSteps.length });
  return (
    <div className={styles.place}>
      <Disclosure
        label={`${t('title')}: ${progress}`}
        buttonClassName={styles.button}
        button={
          <>
            <span className={styles.name}>{t('title')}</span>
            <span className={styles.count}>
              {steps.count}/{firstSteps.length}
            </span>
          </>
        }
      >
        {() => <Checklist steps={steps} />}
      </Disclosure>
    </div>
  );
});

export default view(FirstSteps, { steps: FirstStepsStore });
