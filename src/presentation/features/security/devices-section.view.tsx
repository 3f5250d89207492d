import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { devicesPerPage } from '../../../application/security/security.queries';
import type { Device } from '../../../domain/security/security-overview';
import { Section } from '../account-kit/section';
import { useFormat } from '../../kit/formats/use-format';
import { useNow } from '../../kit/hooks/use-now';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { Mark } from '../../kit/controls/mark';
import { Pager } from '../../kit/controls/pager';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { deviceNames } from './activity-words';
import type { DevicesStore } from './devices.store';
import { PlaceCell } from './place-cell.view';
import styles from './devices-section.module.css';

/** Where the person is logged in; each can be logged out from here. */
export const DevicesSection = observer(function DevicesSection({ store }: { readonly store: DevicesStore }) {
  const { t } = useTranslation('security');
  const { queries, page, asking } = store;
  const devices = useMemo(() => queries.devices(page), [queries, page]);
  const state = useResource(devices);
  const columns = useColumns(store);
  useEffect(
    () => () => {
      store.ask(undefined);
      store.show(1);
    },
    [store],
  );
  const others = (known(state)?.total ?? 0) > 1;
  return (
    <Section
      title={t('devices.title')}
      text={t('devices.text')}
      anchor="devices"
      actions={
        others ? (
          <Button size="small" onClick={() => store.ask('others')}>
            {t('devices.endOthers')}
          </Button>
        ) : undefined
      }
    >
      <DataBlock state={state} onRetry={() => void devices.refresh()} skeleton={<RowsSkeleton rows={2} roomy />}>
        {({ rows, total }, stale) => (
          <>
            <RecordTable
              caption={t('devices.title')}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              stale={stale}
              roomy
            />
            <Pager
              page={page}
              pages={Math.max(1, Math.ceil(total / devicesPerPage))}
              onPage={(next) => store.show(next)}
            />
          </>
        )}
      </DataBlock>
      {asking ? (
        <ConfirmModal
          title={t(asking === 'others' ? 'devices.othersTitle' : 'devices.endTitle')}
          text={
            asking === 'others'
              ? t('devices.othersText')
              : t('devices.endText', { device: deviceNames(asking.name) ?? t('devices.unknown') })
          }
          action={t('devices.end')}
          onConfirm={() => store.end()}
          onClose={() => store.ask(undefined)}
        />
      ) : null}
    </Section>
  );
});

function useColumns(store: DevicesStore): readonly Column<Device>[] {
  const { t } = useTranslation('security');
  const format = useFormat();
  const now = useNow(false);
  const nameOf = (device: Device): string => deviceNames(device.name) ?? t('devices.unknown');
  return [
    {
      id: 'device',
      title: t('column.device'),
      cell: (device) => (
        <span className={styles.device}>
          {nameOf(device)}
          {device.current ? (
            <Mark tone="good">{t('devices.current')}</Mark>
          ) : device.trusted ? null : (
            <Mark tone="warning">{t('devices.new')}</Mark>
          )}
          {device.pushes ? <Mark tone="neutral">{t('devices.pushes')}</Mark> : null}
        </span>
      ),
    },
    {
      id: 'place',
      title: t('column.place'),
      cell: (device) => <PlaceCell location={device.location} ip={device.ip} />,
    },
    {
      id: 'active',
      title: t('column.lastActive'),
      // Whoever reads this is active on it, whenever the exchange has noted it last.
      cell: (device) =>
        device.current ? (
          t('devices.now')
        ) : (
          <time title={format.dateTime(device.lastActiveAt)}>
            {format.relative(Math.min(device.lastActiveAt, now), now)}
          </time>
        ),
    },
    {
      id: 'actions',
      title: t('column.actions'),
      actions: true,
      cell: (device) => (
        <span className={styles.actions}>
          {device.pushes ? (
            <Button
              size="small"
              aria-label={t('devices.stopPushNamed', { device: nameOf(device) })}
              onClick={() => void store.stopPush(device)}
            >
              {t('devices.stopPush')}
            </Button>
          ) : null}
          {device.current ? null : (
            <Button
              size="small"
              aria-label={t('devices.endNamed', { device: nameOf(device) })}
              onClick={() => store.ask(device)}
            >
              {t('devices.end')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
