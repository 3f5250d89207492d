import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Random } from '../../../application/kernel/random.port';
import { AccountFrame } from '../account-kit/account-frame.view';
import { useApp } from '../../runtime/app-context';
import { wasEnded } from '../account-kit/was-ended';
import { StepUpDialog } from '../account-kit/step-up-dialog.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { ApiKeyList } from './api-key-list.view';
import { ApiKeysStore } from './api-keys.store';
import styles from './credentials.module.css';
import { NewApiKeyForm } from './new-api-key.view';
import { NewSecret } from './new-secret.view';
import { view } from '../../runtime/feature';

interface ApiManagementStores {
  readonly keys: ApiKeysStore;
  readonly stepUp: StepUpStore;
  readonly random: Random;
}

const ApiManagementPage = observer(function ApiManagementPage({ stores }: { readonly stores: ApiManagementStores }) {
  const { t } = useTranslation('credentials');
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      <ApiManagement stores={stores} />
    </AccountFrame>
  );
});

const ApiManagement = observer(function ApiManagement({
  stores: { keys, stepUp, random },
}: {
  readonly stores: ApiManagementStores;
}) {
  const { session } = useApp();
  const owner = session.account?.userId;
  useEffect(() => {
    keys.resume(owner);
    return () => (wasEnded(session) ? keys.wait() : keys.leave());
  }, [keys, session, owner]);
  const list = !keys.created && !keys.creating;
  const content = useRef<HTMLDivElement>(null);
  const wasList = useRef(true);
  // What had the focus is gone with the form.
  useEffect(() => {
    if (list && !wasList.current) content.current?.focus();
    wasList.current = list;
  }, [list]);
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      {keys.created ? (
        <NewSecret store={keys} created={keys.created} />
      ) : keys.creating ? (
        <NewApiKeyForm store={keys} random={random} />
      ) : (
        <ApiKeyList store={keys} />
      )}
      <StepUpDialog store={stepUp} />
    </div>
  );
});

export default view(ApiManagementPage, { keys: ApiKeysStore, stepUp: StepUpStore, random: Random });
