import { useCurrentUser } from '../../shared/account/current-user.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { texts } from '../../shared/texts/texts.ts';

/** The first page of a teacher. */
export function TeacherHome() {
  const name = useCurrentUser().data?.firstName ?? '';
  return <PageHead title={texts.teacherHome.title} lead={texts.teacherHome.lead(name)} />;
}
