import { NARROW_SCREEN } from '@bandwise/ui/theme/breakpoints.ts';
import { Mark } from '@bandwise/ui/look/mark.tsx';
import { AppShell, Burger, Button, Group, Text } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconDevices, IconHelp, type Icon } from '@tabler/icons-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { usePublicConfig } from '../../shared/account/public-config.ts';
import { useLogout } from '../../shared/account/use-logout.ts';
import { texts } from '../../shared/texts/texts.ts';
import type { ConsoleRole } from '../pages.tsx';
import classes from './console-layout.module.css';
import { AdministratorNavigation, TeacherNavigation } from './console-navigation.tsx';

/** Widths of the sidebar in pixels: 64 and 20 units (administrator specification, section 9). */
const WIDE = 256;
const NARROW = 80;

/** The frame of every screen of the console. Below 768 px the sidebar shows icons only; the menu's words lie over the page. */
export function ConsoleLayout({ role }: { readonly role: ConsoleRole }) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const [collapsed, { toggle: toggleCollapsed }] = useDisclosure(false);
  const onPhone = useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  const config = usePublicConfig();
  const logout = useLogout();
  const { pathname } = useLocation();
  const Navigation = role === 'admin' ? AdministratorNavigation : TeacherNavigation;
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: onPhone || collapsed ? NARROW : WIDE, breakpoint: 0 }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap" miw={0}>
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={texts.layout.menu}
              aria-expanded={opened}
            />
            <Mark size={28} />
            <Text fw={700} truncate>
              {config?.brand ?? texts.common.brand}
            </Text>
            <Text c="dimmed" visibleFrom="sm">
              {texts.layout.consoles[role]}
            </Text>
          </Group>
          <Group gap={6} wrap="nowrap" flex="none">
            {/* In a separate tab: someone who needs help is in the middle of something. */}
            <HeaderLink
              to={`/help?for=${pathname}`}
              target="_blank"
              label={texts.layout.help}
              aria-label={texts.layout.helpInNewTab}
              Icon={IconHelp}
            />
            <HeaderLink to="/devices" label={texts.layout.devices} Icon={IconDevices} />
            <Button variant="default" px={{ base: 'xs', sm: 'md' }} onClick={logout}>
              {texts.layout.logout}
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        p="sm"
        className={classes['menu'] ?? ''}
        aria-label={texts.layout.menu}
        {...(onPhone && opened ? { w: WIDE } : {})}
      >
        <Navigation
          role={role}
          collapsed={onPhone ? !opened : collapsed}
          onCollapse={toggleCollapsed}
          onFollow={close}
          learnerWebUrl={config?.learnerWebUrl ?? ''}
        />
      </AppShell.Navbar>
      <AppShell.Main className={classes['main'] ?? ''}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}

interface HeaderLinkProps {
  readonly to: string;
  readonly target?: string;
  readonly label: string;
  /** The accessible name, if it says more than the label. */
  readonly 'aria-label'?: string;
  readonly Icon: Icon;
}

/** A link in the header: on a phone the icon has room, elsewhere its word too. */
function HeaderLink({ label, Icon: LinkIcon, ...link }: HeaderLinkProps) {
  return (
    <Button component={Link} aria-label={label} {...link} variant="default" px={{ base: 7, sm: 'sm' }}>
      <LinkIcon size={20} aria-hidden />
      <Text span inherit ms={6} visibleFrom="sm">
        {label}
      </Text>
    </Button>
  );
}
