import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';

/** What an invitation to log in says, after why the session ended: the notice that says it is gone by the time somebody comes back to this device. */
export function useInvitationText(text: string): string {
  const { t } = useTranslation('common');
  const { state } = useApp().session;
  const elsewhere = state.status === 'loggedOut' && state.ended === 'elsewhere';
  return elsewhere ? `${t('failure.elsewhere')} ${text}` : text;
}
