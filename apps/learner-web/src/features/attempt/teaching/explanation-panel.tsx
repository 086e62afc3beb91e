import { hasContent } from '@bandwise/domain/internal';
import { RichText } from '@bandwise/ui/rich-text/rich-text.tsx';
import { CloseButton } from '@bandwise/ui/controls/close-button.tsx';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../shared/services/services.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Vietnamese } from '../../../shared/layout/vietnamese.tsx';
import classes from './explanation-panel.module.css';
import type { Client, LearnerRoutes } from '@bandwise/api-contract/client';

function explanationQuery(api: Client<LearnerRoutes>, id: string) {
  return queryOptions({
    queryKey: [`/api/section/${id}/explanation`],
    queryFn: ({ signal }) => api.call('GET /api/section/:id/explanation', { params: { id } }, { signal }),
  });
}

interface ExplanationPanelProps {
  readonly section: { readonly id: string; readonly title: string };
  /** null: to be asked for. */
  readonly loadedText: string | null;
  /** It names the keys of questions that a guest did not answer. */
  readonly isWithheld: boolean;
  readonly onClose: () => void;
}

export function ExplanationPanel({ section, loadedText, isWithheld, onClose }: ExplanationPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className={classes['top']}>
        <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
          {texts.explanation.title(section.title)}
        </h2>
        <CloseButton aria-label={texts.explanation.close} onClick={onClose} />
      </div>
      {isWithheld ? (
        <p>{texts.explanation.withheld}</p>
      ) : loadedText === null ? (
        <LoadedExplanation sectionId={section.id} />
      ) : (
        <Explanation html={loadedText} />
      )}
    </>
  );
}

function LoadedExplanation({ sectionId }: { sectionId: string }) {
  const { api } = useServices();
  const explanation = useQuery(explanationQuery(api, sectionId));
  if (explanation.isPending) {
    return (
      <p role="status">
        <Vietnamese>{texts.inVietnamese.explanationLoading}</Vietnamese>
      </p>
    );
  }
  if (explanation.isError) {
    return (
      <p role="alert">
        <Vietnamese>{texts.inVietnamese.explanationFailed}</Vietnamese>
      </p>
    );
  }
  return <Explanation html={explanation.data.explanation} />;
}

function Explanation({ html }: { html: string }) {
  if (hasContent(html)) return <RichText html={html} />;
  return (
    <p>
      <Vietnamese>{texts.inVietnamese.explanationEmpty}</Vietnamese>
    </p>
  );
}
