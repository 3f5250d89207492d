import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DevicePageMark } from '../../../application/security/device-page-mark';
import { returnPath } from '../../../domain/session/return-path';
import { useApp } from '../../runtime/app-context';
import { ClashStore } from './clash.store';
import { LinkLogInStore } from './link-log-in.store';
import { LogInWays } from './log-in-ways.view';
import { LogInStore } from './log-in.store';
import { PageMarkOfDevice } from './page-mark-of-device.view';
import { PasskeyLogInStore } from './passkey-log-in.store';
import { PhoneLogInStore } from './phone-log-in.store';
import { ProviderLogInStore } from './provider-log-in.store';
import { SecondStepStore } from './second-step.store';
import { SocialLogInStore } from './social-log-in.store';
import { SessionFrame } from './session-frame.view';
import { inviterOf } from './with-referral';
import { view } from '../../runtime/feature';
import { SignInNotices } from './sign-in-notices';

export interface LogInStores {
  readonly logIn: LogInStore;
  readonly provider: ProviderLogInStore;
  readonly link: LinkLogInStore;
  readonly phone: PhoneLogInStore;
  readonly passkey: PasskeyLogInStore;
  readonly secondStep: SecondStepStore;
  readonly clash: ClashStore;
  readonly social: SocialLogInStore;
  readonly pageMark: DevicePageMark;
}

export type LogInWay = 'logIn' | 'link' | 'phone' | 'reset';

/**
 * /login: every way in, the second step where one is asked for, and the way to a new password. Leads back to `?next=`;
 * `?ref=` goes on to /register.
 */
const LogInPage = observer(function LogInPage({ stores }: { readonly stores: LogInStores }) {
  const { paths, session } = useApp();
  const { social } = stores;
  const { t } = useTranslation('session');
  const [search] = useSearchParams();
  const { state } = useLocation() as { readonly state: { readonly email?: unknown } | null };
  const [way, setWay] = useState<LogInWay>('logIn');
  const [email, setEmail] = useState(typeof state?.email === 'string' ? state.email : '');
  const next = social.redirectUrl ?? search.get('next');
  const step = stores.secondStep.choices ? 'secondStep' : way;
  // Not before it is known who is logged in: a carried sign-in is for visitors only.
  useEffect(() => {
    if (session.status !== 'unknown') void social.finish(session.status === 'loggedIn');
  }, [session.status, social]);
  return (
    <SessionFrame title={t(`${step}.title`)} text={t(`${step}.text`)} destination={returnPath(next, paths.trade)}>
      <PageMarkOfDevice device={stores.pageMark} />
      <LogInWays
        stores={stores}
        way={way}
        email={email}
        next={next ?? undefined}
        invitedBy={inviterOf(search)}
        onWay={(wanted, typedEmail) => {
          if (typedEmail !== undefined) setEmail(typedEmail);
          setWay(wanted);
        }}
      />
    </SessionFrame>
  );
});

export default view(
  LogInPage,
  {
    logIn: LogInStore,
    provider: ProviderLogInStore,
    link: LinkLogInStore,
    phone: PhoneLogInStore,
    passkey: PasskeyLogInStore,
    secondStep: SecondStepStore,
    clash: ClashStore,
    social: SocialLogInStore,
    pageMark: DevicePageMark,
  },
  [SignInNotices],
);
