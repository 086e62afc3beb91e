import { AppShell, Burger, Button, Group, NavLink, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArrowBackUp, IconHistory, IconLayoutDashboard, IconList, IconUsers } from '@tabler/icons-react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { usePublicConfig } from '../account/public-config.ts';
import { useLogout } from '../account/use-logout.ts';
import { texts } from '../texts/texts.ts';

const LINKS = [
  { to: '/', label: texts.links.dashboard, Icon: IconLayoutDashboard },
  { to: '/tests', label: texts.links.tests, Icon: IconList },
  { to: '/users', label: texts.links.people, Icon: IconUsers },
  { to: '/audit', label: texts.links.audit, Icon: IconHistory },
] as const;

/** The frame of every screen of the console. */
export function ConsoleLayout() {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const config = usePublicConfig();
  const logout = useLogout();
  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 256, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={opened} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={texts.layout.menu} />
            <Text fw={700}>{config?.brand ?? texts.brand}</Text>
            <Text c="dimmed" visibleFrom="sm">
              {texts.console}
            </Text>
          </Group>
          <Group gap="sm" wrap="nowrap">
            <Text visibleFrom="sm">{texts.layout.user}</Text>
            <Button variant="default" onClick={logout}>
              {texts.layout.logout}
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label={texts.layout.menu}>
        {LINKS.map(({ to, label, Icon }) => (
          <NavLink
            key={to}
            component={Link}
            to={to}
            label={label}
            leftSection={<Icon size={20} aria-hidden />}
            active={to === '/' ? pathname === '/' : pathname.startsWith(to)}
            onClick={close}
          />
        ))}
        <NavLink
          href={`${config?.learnerWebUrl ?? ''}/practice/reading`}
          label={texts.links.learner}
          leftSection={<IconArrowBackUp size={20} aria-hidden />}
        />
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  );
}
