import { useTranslation } from 'react-i18next';
import { AddressCode } from '../../kit/controls/address-code';
import { ExternalButton } from '../../kit/controls/external-button';
import { Section } from '../account-kit/section';
import styles from './download.module.css';
import type { DeviceKind } from './use-device-kind';

const shops = [
  { device: 'ios', link: 'appStore' },
  { device: 'android', link: 'playStore' },
] as const;

interface StoresProps {
  readonly links: Readonly<Record<string, string>>;
  readonly device: DeviceKind | undefined;
}

/** The shops that the deployment names; a phone sees its own, and needs no code to read. */
export function Stores({ links, device }: StoresProps) {
  const { t } = useTranslation('download');
  const onPhone = device === 'ios' || device === 'android';
  const offered = shops.flatMap((shop) => {
    const href = links[shop.link];
    return href === undefined || (onPhone && shop.device !== device) ? [] : [{ ...shop, href }];
  });
  if (offered.length === 0) return null;
  return (
    <Section title={t('stores.title')} text={onPhone ? undefined : t('stores.text')}>
      <ul className={styles.cards}>
        {offered.map((shop) => (
          <li key={shop.link} className={styles.store}>
            <div className={styles.storeWords}>
              <h3 className={styles.cardTitle}>{t(`stores.${shop.device}.title`)}</h3>
              <p className={styles.text}>{t(`stores.${shop.device}.text`)}</p>
              <ExternalButton href={shop.href}>{t(`stores.${shop.device}.action`)}</ExternalButton>
            </div>
            {onPhone ? null : (
              <span className={styles.code}>
                <AddressCode label={t(`stores.${shop.device}.code`)} address={shop.href} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
