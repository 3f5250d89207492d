import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Agreement } from '../../../domain/account/account-profile';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { ExternalLink } from '../../kit/controls/external-link';
import styles from './agreements.module.css';
import type { AgreementsStore } from './agreements.store';
import { LayerCard } from '../../kit/controls/layer-card';

/** Pages about the account itself: there the question stands in the way, everywhere else it waits at the bottom. */
const ownPages = /^\/(account|wallet|notification)(\/|$)/;
const links = { terms: 'termsOfService', trTerms: 'tradingRules' } as const;

/** Asks for the documents that changed. What anybody may read is never kept from anybody. */
export const Agreements = observer(function Agreements({ agreements }: { readonly agreements: AgreementsStore }) {
  const { t } = useTranslation('layers');
  const { pathname } = useLocation();
  /** Where the dialog was opened or closed by hand; another page decides anew. */
  const [chosen, choose] = useState<{ readonly at: string; readonly open: boolean }>();
  if (agreements.asked.length === 0) return null;
  const open = chosen?.at === pathname ? chosen.open : ownPages.test(pathname);
  if (open) return <AgreementsDialog agreements={agreements} onClose={() => choose({ at: pathname, open: false })} />;
  return (
    <LayerCard
      title={t('agreements.title')}
      actions={
        <Button size="small" onClick={() => choose({ at: pathname, open: true })}>
          {t('agreements.read')}
        </Button>
      }
    >
      <p>{t('agreements.waiting')}</p>
    </LayerCard>
  );
});

const AgreementsDialog = observer(function AgreementsDialog({
  agreements,
  onClose,
}: {
  readonly agreements: AgreementsStore;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('layers');
  const failureText = useFailureText();
  const { busy, failure } = agreements;
  return (
    <Dialog title={t('agreements.title')} onClose={onClose}>
      <DialogText>{t('agreements.text')}</DialogText>
      <ul className={styles.documents}>
        {agreements.asked.map((agreement) => (
          <Document key={agreement} agreement={agreement} />
        ))}
      </ul>
      <DialogText>{t('agreements.declining')}</DialogText>
      {failure ? (
        <p role="alert" className={styles.problem}>
          {failureText(failure)}
        </p>
      ) : null}
      <DialogActions>
        <Button busy={busy} onClick={() => void agreements.decline()}>
          {t('agreements.decline')}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void agreements.agree()}>
          {t('agreements.agree')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});

function Document({ agreement }: { readonly agreement: Agreement }) {
  const { environment } = useApp();
  const { t } = useTranslation('layers');
  const { [links[agreement]]: href } = environment.links;
  const version = agreement === 'terms' ? environment.agreements?.terms : environment.agreements?.tradingRules;
  const name = t(`agreements.document.${agreement}`);
  return (
    <li>
      {href ? <ExternalLink href={href}>{name}</ExternalLink> : name}, {t('agreements.version', { version })}
    </li>
  );
}
