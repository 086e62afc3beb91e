import classes from './skeleton.module.css';

interface SkeletonProps {
  /** The name of the content that is loading. */
  readonly children: string;
  /** Rows of a list, or the cards of a page. */
  readonly shape?: 'cards' | 'rows';
  readonly count?: number;
}

/** A placeholder for loading content, with its shape and its name. */
export function Skeleton({ children, shape = 'rows', count = 5 }: SkeletonProps) {
  return (
    <div role="status" data-loading>
      <p className={classes['words']}>{children}</p>
      <div className={classes[shape]} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are all alike
          <span key={index} className={classes['bone']} />
        ))}
      </div>
    </div>
  );
}
