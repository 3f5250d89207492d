import { useTranslation } from 'react-i18next';
import type { AfterLoss, Loss, WayIn } from '../../../domain/security/recovery';
import { Mark, type MarkTone } from '../../kit/controls/mark';
import { SettingRow } from '../account-kit/setting-row';

const tones: Readonly<Record<AfterLoss['verdict'], MarkTone>> = {
  fine: 'good',
  byCode: 'warning',
  stuck: 'bad',
  mailless: 'bad',
  out: 'bad',
};

/** One thing that may be lost: how the person would come in then, and what to do about it now. */
export function AfterLossRow({ after: { loss, ways, verdict } }: { readonly after: AfterLoss }) {
  const { t, i18n } = useTranslation('security');
  const nameOf = (named: Loss | WayIn): string => {
    if (named.kind === 'passkey') return t('recovery.passkey', { name: named.name });
    if (named.kind === 'google') return 'Google';
    if (named.kind === 'apple') return 'Apple';
    if (named.kind === 'telephone' && !named.showsCodes) return t('recovery.thing.phone');
    return t(`recovery.thing.${named.kind}`);
  };
  const list = ways.map(nameOf).join(i18n.language.startsWith('zh') ? '、' : ', ');
  return (
    <SettingRow
      title={t('recovery.without', { thing: nameOf(loss) })}
      state={<Mark tone={tones[verdict]}>{t(`recovery.verdict.${verdict}`)}</Mark>}
      text={[
        ...(list === '' ? [] : [t('recovery.ways', { list })]),
        ...(verdict === 'fine' ? [] : [t(`recovery.advice.${verdict}`)]),
      ].join(' ')}
    />
  );
}
