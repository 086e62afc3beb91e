import { SKILLS } from '@bandwise/domain';
import { SKILL_ICONS } from '@bandwise/ui/look/skill-icon.tsx';
import { ActionIcon, Group, NavLink, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChartBar,
  IconChevronsLeft,
  IconChevronsRight,
  IconFlag,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconList,
  IconSettings,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { createExamPath } from '../../shared/exams/paths.ts';
import { KEYS_PATH } from '../../shared/keys/paths.ts';
import { PROBLEMS_PATH } from '../../shared/problems/paths.ts';
import { RESULTS_PATH } from '../../shared/results/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import classes from './console-layout.module.css';

// The icons that learners know the skills by: four signs for "new" could not be told apart without their words.
const LINKS = [
  { to: '/', label: texts.layout.links.dashboard, Icon: IconLayoutDashboard },
  { to: '/tests', label: texts.layout.links.tests, Icon: IconList },
  ...SKILLS.map((skill) => ({ to: createExamPath(skill), label: texts.exams.create(skill), Icon: SKILL_ICONS[skill] })),
  { to: '/users', label: texts.layout.links.users, Icon: IconUsers },
  { to: RESULTS_PATH, label: texts.layout.links.results, Icon: IconChartBar },
  { to: PROBLEMS_PATH, label: texts.layout.links.problems, Icon: IconFlag },
  { to: KEYS_PATH, label: texts.layout.links.keys, Icon: IconKey },
  { to: '/audit', label: texts.layout.links.audit, Icon: IconHistory },
  { to: '/bin', label: texts.layout.links.bin, Icon: IconTrash },
  { to: '/settings', label: texts.layout.links.settings, Icon: IconSettings },
];

interface ConsoleNavigationProps {
  /** Icons only; the words stay as names. */
  readonly collapsed: boolean;
  readonly onCollapse: () => void;
  readonly onFollow: () => void;
  readonly learnerWebUrl: string;
}

/** The sidebar: its fixed label and its links (administrator specification, sections 1 and 2). */
export function ConsoleNavigation({ collapsed, onCollapse, onFollow, learnerWebUrl }: ConsoleNavigationProps) {
  const { pathname } = useLocation();
  const Chevrons = collapsed ? IconChevronsRight : IconChevronsLeft;
  return (
    <>
      <Group gap="xs" mb="xs" pl={collapsed ? 0 : 'sm'} mih={40} justify={collapsed ? 'center' : 'space-between'}>
        <Text size={collapsed ? 'xs' : 'sm'} fw={600} ta="center">
          {texts.layout.user}
        </Text>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          visibleFrom="sm"
          aria-label={collapsed ? texts.layout.expand : texts.layout.collapse}
          aria-expanded={!collapsed}
          onClick={onCollapse}
        >
          <Chevrons size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {LINKS.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          className={classes['link'] ?? ''}
          component={Link}
          to={to}
          label={collapsed ? undefined : label}
          aria-label={label}
          title={collapsed ? label : undefined}
          leftSection={<Icon size={20} aria-hidden />}
          active={to === '/' ? pathname === '/' : pathname.startsWith(to)}
          onClick={onFollow}
        />
      ))}
      <NavLink
        className={classes['link'] ?? ''}
        href={`${learnerWebUrl}/practice/reading`}
        label={collapsed ? undefined : texts.layout.links.learner}
        aria-label={texts.layout.links.learner}
        title={collapsed ? texts.layout.links.learner : undefined}
        leftSection={<IconArrowBackUp size={20} aria-hidden />}
      />
    </>
  );
}
