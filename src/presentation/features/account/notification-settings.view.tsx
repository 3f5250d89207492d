import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isMustSee, notificationChannels, notificationEvents } from '../../../domain/platform/preferences';
import { Part } from '../../runtime/part';
import { Section } from '../account-kit/section';
import { deviceNotificationsRowFeature } from '../offline/device-notifications-row.feature';
import { PreferenceSwitch } from './preference-controls.view';
import styles from './notification-settings.module.css';

/** What is told of by which way. */
export const NotificationSettings = observer(function NotificationSettings() {
  const { t } = useTranslation('settings');
  return (
    <Section anchor="notifications" title={t('notify.title')} text={t('notify.text')}>
      <Part feature={deviceNotificationsRowFeature} />
      <table className={styles.matrix}>
        <caption className="unseen">{t('notify.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('notify.event')}</th>
            {notificationChannels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notify.channel.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationEvents.map((event) => (
            <tr key={event}>
              <th scope="row">{t(`notify.events.${event}`)}</th>
              {notificationChannels.map((channel) => (
                <td key={channel} data-title={t(`notify.channel.${channel}`)}>
                  <PreferenceSwitch
                    label={t('notify.cell', {
                      event: t(`notify.events.${event}`),
                      channel: t(`notify.channel.${channel}`),
                    })}
                    name={`notify.${event}.${channel}`}
                    disabled={isMustSee(event) && (channel === 'toast' || channel === 'email')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
});
