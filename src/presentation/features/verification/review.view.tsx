import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { documentNumberOf, type VerificationDraft } from '../../../domain/verification/verification-rules';
import { unknownFigure } from '../../kit/formats/format';
import { useApp } from '../../runtime/app-context';
import { dayText } from '../../kit/formats/date-patterns';
import { useRegionName } from './region-names';
import styles from './verification.module.css';

/** Exactly what is handed in. */
export const Review = observer(function Review({
  draft,
  withAddress,
}: {
  readonly draft: VerificationDraft;
  readonly withAddress: boolean;
}) {
  const { language } = useApp();
  const { t } = useTranslation('verification');
  const regionName = useRegionName();
  const day = (value: string | undefined): string =>
    value === undefined ? unknownFigure : dayText(value, language.language.regionalTag);
  const rows = [
    [t('country.label'), draft.country === undefined ? unknownFigure : regionName(draft.country, draft.country)],
    [t('document.type'), draft.documentType === undefined ? unknownFigure : t(`document.${draft.documentType}`)],
    [t('document.number'), documentNumberOf(draft.documentNumber ?? '')],
    [t('document.expiry'), day(draft.documentExpiry)],
    [t('person.firstName'), draft.firstName],
    [t('person.lastName'), draft.lastName],
    [t('person.birthDate'), day(draft.birthDate)],
    ...(withAddress ? [[t('address.label'), draft.address]] : []),
  ];
  return (
    <>
      <p className={styles.note}>{t('review.text')}</p>
      <dl className={styles.review}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
});
