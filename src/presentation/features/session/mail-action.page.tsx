import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LanguageOfLink } from '../../../application/session/language-of-link';
import { mailLink } from '../../../domain/session/mail-link';
import { useApp } from '../../runtime/app-context';
import { DeadLink } from './dead-link.view';
import { EntryFrame } from './entry-frame.view';
import { MailActionBody } from './mail-action-body.view';
import { MailActionStore } from './mail-action.store';
import { nameLanguage } from './name-language';
import { NewPasswordStore } from './new-password.store';
import { SecondStepStore } from './second-step.store';
import { view } from '../../runtime/feature';
import { SignInNotices } from './sign-in-notices';

export interface MailActionStores {
  readonly mailAction: MailActionStore;
  readonly password: NewPasswordStore;
  readonly secondStep: SecondStepStore;
  readonly language: LanguageOfLink;
}

/** /auth/action: where the links of the identity provider's mails lead, in the language of the mail. */
const MailActionPage = observer(function MailActionPage({ stores }: { readonly stores: MailActionStores }) {
  const { paths, session } = useApp();
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const { search, state } = useLocation() as {
    readonly search: string;
    readonly state: { readonly link?: unknown } | null;
  };
  const kept = typeof state?.link === 'string' ? state.link : undefined;
  const address = search === '' ? kept : window.location.origin + paths.mailAction() + search;
  const link = useMemo(() => (address === undefined ? undefined : mailLink(address)), [address]);
  const { mailAction, secondStep, language } = stores;

  // The code leaves the address, where others would see it, and stays with the entry of the history.
  useEffect(() => {
    if (search !== '') void navigate(paths.mailAction(), { replace: true, state: { link: window.location.href } });
  }, [navigate, paths, search]);
  useEffect(() => {
    void language.take(link?.language).then((code) => code && nameLanguage(code));
  }, [link, language]);
  useEffect(() => {
    if (link && session.status !== 'unknown') void mailAction.open(link);
  }, [link, mailAction, session.status]);
  useEffect(
    () => () => {
      mailAction.close();
      secondStep.back();
    },
    [mailAction, secondStep],
  );

  const destination = link?.next ?? paths.trade;
  if (!link) return <DeadLink failure={undefined} />;
  if (link.kind === 'signIn' && session.status === 'loggedIn') return <Navigate to={destination} replace />;
  if (secondStep.choices) {
    return (
      <EntryFrame title={t('secondStep.title')} text={t('secondStep.text')}>
        <MailActionBody stores={stores} destination={destination} />
      </EntryFrame>
    );
  }
  if (mailAction.state.status === 'dead') return <DeadLink failure={mailAction.state.failure} />;
  return (
    <EntryFrame title={t(`mail.${link.kind}.title`)}>
      <MailActionBody stores={stores} destination={destination} />
    </EntryFrame>
  );
});

export default view(
  MailActionPage,
  {
    mailAction: MailActionStore,
    password: NewPasswordStore,
    secondStep: SecondStepStore,
    language: LanguageOfLink,
  },
  [SignInNotices],
);
