import { SKILLS } from '@bandwise/domain';
import { SKILL_ICONS } from '@bandwise/ui/look/skill-icon.tsx';
import { ActionIcon, Badge, Group, NavLink, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChartBar,
  IconChevronsLeft,
  IconChevronsRight,
  IconClipboardCheck,
  IconFlag,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconList,
  IconSchool,
  IconSettings,
  IconTrash,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePublicConfig } from '../../shared/account/public-config.ts';
import { ASSESSING_PATH } from '../../shared/assessing/paths.ts';
import { CLASSES_PATH } from '../../shared/classes/paths.ts';
import { createExamPath } from '../../shared/exams/paths.ts';
import { PROBLEMS_PATH } from '../../shared/problems/paths.ts';
import { RESULTS_PATH } from '../../shared/results/paths.ts';
import { TEACHING_PATH } from '../../shared/teaching/paths.ts';
import { texts } from '../../shared/texts/texts.ts';
import { mayOpen, type ConsoleRole } from '../pages.tsx';
import classes from './console-layout.module.css';
import { useTextsWaiting, useWaiting, type Waiting } from './use-waiting.ts';

const { groups, links } = texts.layout;

interface MenuLink {
  readonly to: string;
  readonly label: string;
  readonly Icon: Icon;
  /** The role for which it is shown; undefined: all roles that may open its page. */
  readonly only?: ConsoleRole;
}

// The skills' icons of the learner app: four plus signs would look alike when the words are hidden.
const GROUPS: readonly { readonly heading: string; readonly links: readonly MenuLink[] }[] = [
  { heading: groups.teaching, links: [{ to: '/', label: links.home, Icon: IconHome, only: 'teacher' }] },
  {
    heading: groups.tests,
    links: [
      { to: '/', label: links.dashboard, Icon: IconLayoutDashboard, only: 'admin' },
      { to: '/tests', label: links.tests, Icon: IconList },
      ...SKILLS.map((skill) => ({
        to: createExamPath(skill),
        label: texts.exams.create(skill),
        Icon: SKILL_ICONS[skill],
      })),
      { to: '/bin', label: links.bin, Icon: IconTrash },
    ],
  },
  {
    heading: groups.learners,
    links: [
      { to: CLASSES_PATH, label: links.classes, Icon: IconUsersGroup },
      { to: '/users', label: links.users, Icon: IconUsers },
      { to: TEACHING_PATH, label: links.teaching, Icon: IconSchool, only: 'admin' },
      { to: RESULTS_PATH, label: links.results, Icon: IconChartBar },
      { to: ASSESSING_PATH, label: links.assessing, Icon: IconClipboardCheck },
    ],
  },
  { heading: groups.quality, links: [{ to: PROBLEMS_PATH, label: links.problems, Icon: IconFlag }] },
  {
    heading: groups.system,
    links: [
      { to: '/audit', label: links.audit, Icon: IconHistory },
      { to: '/settings', label: links.settings, Icon: IconSettings },
    ],
  },
];

interface ConsoleNavigationProps {
  readonly role: ConsoleRole;
  /** The open work by the address of its link. */
  readonly waiting: ReadonlyMap<string, Waiting>;
  /** Shows icons only; the words stay as accessible names. */
  readonly collapsed: boolean;
  readonly onCollapse: () => void;
  readonly onFollow: () => void;
  readonly learnerWebUrl: string;
}

type NavigationProps = Omit<ConsoleNavigationProps, 'waiting'>;

/** The sidebar with the open work of administrators. */
export function AdministratorNavigation(props: NavigationProps) {
  return <ConsoleNavigation {...props} waiting={useWaiting()} />;
}

/** The sidebar with the open work of teachers. */
export function TeacherNavigation(props: NavigationProps) {
  return <ConsoleNavigation {...props} waiting={useTextsWaiting()} />;
}

/** The sidebar: its fixed label and its links (administrator specification, sections 1 and 2). */
function ConsoleNavigation({ role, waiting, collapsed, onCollapse, onFollow, learnerWebUrl }: ConsoleNavigationProps) {
  const { pathname } = useLocation();
  // Where learners cannot hand in texts, there is nothing to assess.
  const hasSubmissions = usePublicConfig()?.submissions === true;
  const isShown = ({ to, only = role }: MenuLink) =>
    only === role && mayOpen(role, to) && (to !== ASSESSING_PATH || hasSubmissions);
  const shown = GROUPS.map(({ heading, links: all }) => ({ heading, links: all.filter(isShown) }));
  const Chevrons = collapsed ? IconChevronsRight : IconChevronsLeft;
  return (
    <>
      <Group gap="xs" mb="xs" pl={collapsed ? 0 : 'sm'} mih={40} justify={collapsed ? 'center' : 'space-between'}>
        <Text size={collapsed ? 'xs' : 'sm'} fw={600} ta="center">
          {texts.layout.users[role]}
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
      {shown
        .filter((group) => group.links.length > 0)
        .map(({ heading, links: grouped }) => (
          <div key={heading} role="group" aria-label={heading} className={classes['group']}>
            {!collapsed && (
              <div className={classes['heading']} aria-hidden>
                {heading}
              </div>
            )}
            {grouped.map((link) => (
              <GroupLink
                key={link.to}
                {...link}
                collapsed={collapsed}
                waiting={waiting.get(link.to)}
                active={link.to === '/' ? pathname === '/' : pathname.startsWith(link.to)}
                onFollow={onFollow}
              />
            ))}
          </div>
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

interface GroupLinkProps extends MenuLink {
  readonly collapsed: boolean;
  readonly active: boolean;
  /** undefined: no open work. */
  readonly waiting: Waiting | undefined;
  readonly onFollow: () => void;
}

/** A link of the menu. The amount of open work is its description, not part of its name. */
function GroupLink({ to, label, Icon: LinkIcon, collapsed, active, waiting, onFollow }: GroupLinkProps) {
  const countId = useId();
  return (
    <>
      <NavLink
        className={classes['link'] ?? ''}
        component={Link}
        to={to}
        label={collapsed ? undefined : label}
        aria-label={collapsed ? label : undefined}
        {...(waiting !== undefined && { 'aria-describedby': countId })}
        title={collapsed ? [label, waiting?.label].filter(Boolean).join(': ') : waiting?.label}
        leftSection={<LinkIcon size={20} aria-hidden />}
        rightSection={
          !collapsed &&
          waiting !== undefined && (
            <Badge variant="light" size="sm" circle={waiting.count < 10} aria-hidden>
              {waiting.count}
            </Badge>
          )
        }
        active={active}
        onClick={onFollow}
      />
      {waiting !== undefined && (
        <span id={countId} hidden>
          {waiting.label}
        </span>
      )}
    </>
  );
}
