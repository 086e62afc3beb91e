// Only these pages need the rules, so they are not in the style sheet that every page loads.
import styles from './speaking.css?inline';

/** The rules of the classes `bw-speak…`. */
export function SpeakingStyles() {
  return (
    <style href="bw-speak" precedence="late">
      {styles}
    </style>
  );
}
