import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInIdentity } from '../../../domain/session/sign-in-identity';
import { Part } from '../../runtime/part';
import { Section } from '../account-kit/section';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { Icon } from '../../kit/controls/icon';
import { MethodsProblem } from './methods-problem.view';
import styles from './sign-in-methods.module.css';
import { signInDialogsFeature } from './sign-in-dialogs.feature';
import { SignInFactors } from './sign-in-factors.view';
import type { SignInMethodsStore } from './sign-in-methods.store';
import { SignInWays } from './sign-in-ways.view';

/** How somebody signs in: ways, second factors, rehearsal. Stands on the account's security page. */
export const SignInMethodsSection = observer(function SignInMethodsSection({
  store,
}: {
  readonly store: SignInMethodsStore;
}) {
  const { t } = useTranslation('signInMethods');
  const { identity, changing } = store;
  useEffect(() => store.start(), [store]);
  return (
    <Section title={t('title')} text={t('text')} anchor="sign-in">
      <Rehearsal store={store} />
      <EndOthers store={store} />
      {identity === undefined ? (
        <div className={styles.closed}>
          <p>{t('closed')}</p>
          <Button variant="primary" busy={changing.busy} onClick={() => void store.show()}>
            {t('show')}
          </Button>
        </div>
      ) : (
        <>
          <Known identity={identity} />
          <SignInWays store={store} identity={identity} />
          <SignInFactors store={store} identity={identity} />
        </>
      )}
      <MethodsProblem failure={store.choosingPassword ? undefined : changing.failure} />
      {store.asks ? <Part feature={signInDialogsFeature} /> : null}
    </Section>
  );
});

/** Since when the provider knows somebody, and when they were there last. */
function Known({ identity }: { readonly identity: SignInIdentity }) {
  const { t } = useTranslation('signInMethods');
  const format = useFormat();
  const { createdAt, lastLogInAt } = identity;
  if (createdAt === undefined || lastLogInAt === undefined) return null;
  return <p>{t('known', { since: format.date(createdAt), last: format.dateTime(lastLogInAt) })}</p>;
}

/** When the second factor was shown last, and what is lost with it. */
const Rehearsal = observer(function Rehearsal({ store }: { readonly store: SignInMethodsStore }) {
  const { t } = useTranslation('signInMethods');
  const format = useFormat();
  const { shownAt, rehearsalDue } = store;
  if (shownAt === undefined) return null;
  return (
    <div className={rehearsalDue ? styles.due : styles.note}>
      <Icon name={rehearsalDue ? 'warning' : 'success'} size={18} />
      <div>
        <p className={styles.noteTitle}>
          {rehearsalDue ? t('rehearsal.due') : t('rehearsal.last', { date: format.date(shownAt) })}
        </p>
        <p>{t('rehearsal.why')}</p>
        <Button size="small" onClick={() => void store.rehearse()}>
          {t('rehearsal.start')}
        </Button>
      </div>
    </div>
  );
});

const EndOthers = observer(function EndOthers({ store }: { readonly store: SignInMethodsStore }) {
  const { t } = useTranslation('signInMethods');
  if (!store.asksToEndOthers) return null;
  return (
    <div className={styles.note} role="status">
      <Icon name="device" size={18} />
      <div>
        <p className={styles.noteTitle}>{t('others.title')}</p>
        <p>{t('others.text')}</p>
        <div className={styles.buttons}>
          <Button size="small" variant="primary" busy={store.ending.busy} onClick={() => void store.endOthers()}>
            {t('others.end')}
          </Button>
          <Button size="small" onClick={() => store.setAsksToEndOthers(false)}>
            {t('others.keep')}
          </Button>
        </div>
        <MethodsProblem failure={store.ending.failure} />
      </div>
    </div>
  );
});
