import { PageHead } from '@bandwise/ui/look/page-head.tsx';
import { useParams } from 'react-router-dom';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { ClassOfCode } from './class-of-code.tsx';
import { JoinForm } from './join-form.tsx';
import { MyClasses } from './my-classes.tsx';

/** /classes: the learner’s classes, and a form for a code; /classes/:code: the class of a code, with what joining means. */
export function ClassesPage() {
  const { code } = useParams();
  const words = texts.classes;
  return (
    <>
      <PageTitle>{code === undefined ? words.title : words.join.title}</PageTitle>
      <PageHead title={code === undefined ? words.title : words.join.title} lead={words.lead} />
      {code === undefined ? (
        <>
          {/* The form is first, because a list that loads above it would move it. */}
          <JoinForm />
          <MyClasses />
        </>
      ) : (
        <ClassOfCode code={code} />
      )}
    </>
  );
}
