import styles from './order-form.module.css';

/** Holds the place of a ticket that is on its way. */
export function TicketSkeleton() {
  return <div className={styles.skeleton} aria-hidden="true" />;
}
