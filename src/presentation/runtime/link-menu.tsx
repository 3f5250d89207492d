import type { ReactNode } from 'react';
import { classNames } from '../kit/controls/class-names';
import { Disclosure } from '../kit/controls/disclosure';
import { Icon } from '../kit/controls/icon';
import styles from './link-menu.module.css';
import { MenuLinks } from './menu-links';
import type { MenuLink } from './menus';

interface LinkMenuProps {
  readonly name: string;
  /** Stands for the name where there is no room for it. */
  readonly icon?: ReactNode;
  readonly links: readonly MenuLink[];
}

/** A word of the header that opens a list of pages. */
export function LinkMenu({ name, icon, links }: LinkMenuProps) {
  return (
    <Disclosure
      label={name}
      button={
        <>
          {icon ? <span className={styles.icon}>{icon}</span> : null}
          <span className={classNames(styles.name, Boolean(icon) && styles.besideIcon)}>{name}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {() => <MenuLinks name={name} links={links} />}
    </Disclosure>
  );
}
