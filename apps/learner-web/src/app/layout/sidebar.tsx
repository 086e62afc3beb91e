import { IconButton } from '@bandwise/ui/controls/icon-button.tsx';
import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { isActive, navigation } from './navigation.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './sidebar.module.css';

interface SidebarProps {
  readonly collapsed: boolean;
  /** null where the width leaves no choice. */
  readonly onToggle: (() => void) | null;
}

export function Sidebar({ collapsed, onToggle }: SidebarProps) {
  const { pathname } = useLocation();
  return (
    <nav
      className={classes['sidebar']}
      data-collapsed={collapsed || undefined}
      aria-label={texts.layout.mainNavigation}
    >
      {onToggle && (
        <IconButton
          className={classes['toggle']}
          variant="subtle"
          tone="plain"
          size={34}
          aria-expanded={!collapsed}
          aria-label={collapsed ? texts.layout.expandSidebar : texts.layout.collapseSidebar}
          onClick={onToggle}
        >
          {collapsed ? <IconChevronsRight size={20} /> : <IconChevronsLeft size={20} />}
        </IconButton>
      )}
      <ul className={classes['links']}>
        {navigation().map(({ to, label, short, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes['link']}
              data-short={short}
              aria-current={isActive(to, pathname) ? 'page' : undefined}
              title={collapsed ? label : undefined}
            >
              <Icon size={22} stroke={1.7} aria-hidden />
              <span className={classes['label']}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
