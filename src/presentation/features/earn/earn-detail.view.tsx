import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { EarnProduct } from '../../../domain/earn/earn-product';
import { Modal } from '../../kit/antd/modal';
import { ExternalLink } from '../../kit/controls/external-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { EarnCalendarList } from './earn-calendar.view';
import { EarnForm } from './earn-form.view';
import type { EarnStore } from './earn.store';
import styles from './earn.module.css';
import { ProductQuota } from './product-quota.view';
import { ProductRate } from './product-rate.view';
import { useTermText } from './use-term-text';

interface EarnDetailProps {
  readonly earn: EarnStore;
  readonly product: EarnProduct;
  readonly onClose: () => void;
}

/** One product: its terms, who is behind it, its calendar, a calculator and the subscription. */
export const EarnDetail = observer(function EarnDetail({ earn, product, onClose }: EarnDetailProps) {
  const { t } = useTranslation('earn');
  const { marks } = useFormat();
  const term = useTermText();
  const { productId, asset, type, name, durationDays, redeemDelayHours } = product;
  const begin = useEffectEvent(() => earn.beginSubscription(product, marks));
  useEffect(() => begin(), [earn, productId]);
  const backing = known(useResource(useMemo(() => earn.queries.realWorldProducts(), [earn])))?.find(
    (each) => type === 'RWA' && each.asset === asset && each.name === name,
  );
  return (
    <Modal wide title={`${asset} · ${t(`type.${type}`)}`} onClose={onClose}>
      <div className={styles.detail}>
        <div className={styles.terms}>
          <Facts figures>
            <Fact name={t('column.rate')}>
              <ProductRate product={product} />
            </Fact>
            <Fact name={t('column.term')}>{term(durationDays)}</Fact>
            <Fact name={t('column.quota')}>
              <ProductQuota product={product} />
            </Fact>
            <Fact name={t('delay.title')}>
              {redeemDelayHours > 0
                ? t('delay.hours', { hours: redeemDelayHours })
                : t(type === 'LOCKED' ? 'delay.maturity' : 'delay.none')}
            </Fact>
          </Facts>
          {type === 'other' ? null : <p className={styles.text}>{t(`risk.${type}`)}</p>}
          {backing ? (
            <div className={styles.backing}>
              <Facts figures>
                <Fact name={t('backing.provider')}>{backing.provider}</Fact>
                <Fact name={t('backing.underlying')}>{backing.underlying}</Fact>
                {backing.attestation === undefined ? null : (
                  <Fact name={t('backing.attestation')}>
                    <ExternalLink href={backing.attestation}>{t('backing.view')}</ExternalLink>
                  </Fact>
                )}
              </Facts>
              {backing.attestation === undefined ? <p className={styles.text}>{t('backing.note')}</p> : null}
            </div>
          ) : null}
          <EarnCalendarList
            durationDays={durationDays}
            renewed={earn.renewed}
            subscribed={earn.subscription?.once.state.status === 'done'}
          />
        </div>
        <EarnForm earn={earn} product={product} onClose={onClose} />
      </div>
    </Modal>
  );
});
