import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { useLostFocus } from '../../kit/hooks/use-kept-focus';
import type { OnceStore } from './once.store';
import styles from './once-result.module.css';

interface OnceResultProps<T> {
  readonly store: OnceStore<T>;
  readonly done: (value: T) => ReactNode;
}

/** What became of something that was asked for once; nothing while it is typed. */
export const OnceResult = observer(function OnceResult<T>({ store, done }: OnceResultProps<T>) {
  const { t } = useTranslation('moneyKit');
  const { state } = store;
  const result = useLostFocus<HTMLElement>(state.status);
  if (state.status === 'typing' || state.status === 'sending') return null;
  return (
    <section ref={result} tabIndex={-1} className={styles.result} aria-live="polite">
      {state.status === 'done' ? (
        done(state.value)
      ) : (
        <>
          <h3 className={styles.title}>{t(`once.${state.status}`)}</h3>
          <p className={styles.text}>{t(`onceText.${state.status}`)}</p>
        </>
      )}
      {state.status === 'notDone' ? (
        <div>
          <Button variant="primary" onClick={() => store.again()}>
            {t('once.again')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}) as <T>(props: OnceResultProps<T>) => ReactNode;
