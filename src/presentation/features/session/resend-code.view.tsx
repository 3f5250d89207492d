import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instant } from '../../../domain/shared/instant';
import { useSecondsLeft } from '../../runtime/use-seconds-left';
import { Button } from '../../kit/controls/button';

interface ResendCodeProps {
  readonly resendAt: Instant | undefined;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Another message, once the last one has had time to arrive. */
export const ResendCode = observer(function ResendCode({ resendAt, busy, onSend }: ResendCodeProps) {
  const { t } = useTranslation('session');
  const left = useSecondsLeft(resendAt);
  return (
    <Button size="small" variant="ghost" busy={busy} idle={left > 0} onClick={onSend}>
      {left > 0 ? t('code.resendIn', { seconds: left }) : t('code.resend')}
    </Button>
  );
});
