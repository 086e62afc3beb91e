import { describe, expect, it } from 'vitest';
import { shownLayout, type Layout } from '../testing/shown.ts';

const LAYOUTS: readonly Layout[] = [
  {
    name: 'TRUE, FALSE, NOT GIVEN with the meanings as a list',
    text: `Questions 1–3
Do the following statements agree with the information given in Reading Passage 1?
In boxes 1–3 on your answer sheet, write
TRUE\tif the statement agrees with the information
FALSE\tif the statement contradicts the information
NOT GIVEN\tif there is no information on this

1\tThe bridge was built of wood.
2\tIt was never finished.
3\tA toll was paid on it.

1. TRUE
2. FALSE
3. NOT GIVEN`,
    becomes: `# TFNG 1–3
> Do the following statements agree with the information given in Reading Passage 1?
> In boxes 1–3 on your answer sheet, write
> TRUE if the statement agrees with the information
> FALSE if the statement contradicts the information
> NOT GIVEN if there is no information on this
1 The bridge was built of wood. = TRUE
2 It was never finished. = FALSE
3 A toll was paid on it. = NOT GIVEN`,
  },
  {
    name: 'YES, NO, NOT GIVEN with a key in short forms',
    text: `Questions 37-39
Do the following statements agree with the views of the writer?
Write YES if the statement agrees with the views of the writer, NO if it contradicts them, NOT GIVEN if it is impossible to say.
37. Museums should be free.
38. Guides are needed.
39. Cafés pay for collections.`,
    key: '37 Y  38 N  39 NG',
    becomes: `# YNNG 37–39
> Do the following statements agree with the views of the writer?
> Write YES if the statement agrees with the views of the writer, NO if it contradicts them, NOT GIVEN if it is impossible to say.
37 Museums should be free. = YES
38 Guides are needed. = NO
39 Cafés pay for collections. = NOT GIVEN`,
  },
  {
    name: 'the labels after each statement',
    text: `1. The river is deep. TRUE / FALSE / NOT GIVEN
2. It has no fish. TRUE / FALSE / NOT GIVEN`,
    key: '1 T\n2 F',
    becomes: `# TFNG 1–2
1 The river is deep. = TRUE
2 It has no fish. = FALSE`,
  },
  {
    name: 'short labels in the instruction',
    text: `Write T, F or NG.
1 The tower leans. ......
2 It was mended. ......`,
    key: '1 F 2 NG',
    becomes: `# TFNG 1–2
> Write T, F or NG.
1 The tower leans. = FALSE
2 It was mended. = NOT GIVEN`,
  },
  {
    name: 'statements that only their key tells',
    text: `1. Bees sleep at night.
2. A hive has one door.`,
    key: '1. True\n2. Not Given',
    becomes: `# TFNG 1–2
1 Bees sleep at night. = TRUE
2 A hive has one door. = NOT GIVEN`,
  },
  {
    name: 'a key of the other labels',
    text: `Questions 1–2
Do the following statements agree with the text? Write TRUE, FALSE or NOT GIVEN.
1 It rained.
2 It snowed.`,
    key: '1 TRUE\n2 YES',
    becomes: `# TFNG 1–2
> Do the following statements agree with the text? Write TRUE, FALSE or NOT GIVEN.
1 It rained. = TRUE
2 It snowed. =
! key_not_offered 2`,
  },
  {
    name: 'an e-mail that quotes',
    text: `> Questions 4-5
> Do the following statements agree with the information? TRUE, FALSE or NOT GIVEN
>
> 4. The ice was three metres
> thick.
> 5. Nobody crossed it.
>> 4 TRUE
>> 5 FALSE`,
    becomes: `# TFNG 4–5
> Do the following statements agree with the information? TRUE, FALSE or NOT GIVEN
4 The ice was three metres thick. = TRUE
5 Nobody crossed it. = FALSE`,
  },
  {
    name: 'hard wraps, a divided word, a soft hyphen and a page number',
    text: `Questions 6–7
Do the following statements agree with the information given in the text above? Choose TRUE, FALSE or
NOT GIVEN.

6 The engineers who first came to the valley to measure it had no instru-
ments of their own.
12
7 A hundred and forty families were moved to other vil\u00AD
lages in the year after that.`,
    key: '6 FALSE 7 TRUE',
    becomes: `# TFNG 6–7
> Do the following statements agree with the information given in the text above? Choose TRUE, FALSE or NOT GIVEN.
6 The engineers who first came to the valley to measure it had no instruments of their own. = FALSE
7 A hundred and forty families were moved to other villages in the year after that. = TRUE`,
  },
  {
    name: 'ligatures, no-break spaces and smart quotes',
    text: `Questions\u00A01–2
Do the following statements agree with the information? TRUE\u00A0/ FALSE\u00A0/ NOT\u00A0GIVEN
1\u00A0\u00A0The ﬁrst ‘oﬃce’ was a tent.
2\u00A0\u00A0It had no ﬂoor.`,
    key: '1\u00A0NOT\u00A0GIVEN\n2\u00A0TRUE',
    becomes: `# TFNG 1–2
> Do the following statements agree with the information? TRUE / FALSE / NOT GIVEN
1 The first ‘office’ was a tent. = NOT GIVEN
2 It had no floor. = TRUE`,
  },
  {
    name: 'a key without numbers, in order',
    text: `Questions 1–3
Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One.
2 Two.
3 Three.`,
    key: 'TRUE\nNOT GIVEN\nFALSE',
    becomes: `# TFNG 1–3
> Do the following statements agree with the text? TRUE, FALSE, NOT GIVEN
1 One. = TRUE
2 Two. = NOT GIVEN
3 Three. = FALSE
! key_in_order`,
  },
  {
    name: 'a blank line between all lines',
    text: `Questions 1–2

Do the following statements agree with the text?

TRUE if it agrees

FALSE if it contradicts

NOT GIVEN if nothing is said

1. The shop had two doors.

2. One was blue.`,
    key: '1 TRUE\n2 FALSE',
    becomes: `# TFNG 1–2
> Do the following statements agree with the text?
> TRUE if it agrees
> FALSE if it contradicts
> NOT GIVEN if nothing is said
1 The shop had two doors. = TRUE
2 One was blue. = FALSE`,
  },
];

describe('statements', () => {
  it.each(LAYOUTS)('$name', (layout) => {
    expect(shownLayout(layout)).toBe(layout.becomes);
  });
});
