/** A whole test in small, as it is copied from a page: two passages, most kinds of questions, and the key. */
export const WHOLE_TEST = `READING PASSAGE 1
You should spend about 20 minutes on Questions 1–9, which are based on Reading Passage 1 below.

The Bell of Lower Marsh

The bell that hangs in the market of Lower Marsh was cast in a field outside the town in the spring of 1612, because no cart could have carried it over the bridge.

It was meant to be rung for fires. In its first winter it was rung so often by children that the rope was taken away, and for forty years the bell was silent.

Questions 1–3
Do the following statements agree with the information given in Reading Passage 1?
TRUE if the statement agrees with the information
FALSE if the statement contradicts the information
NOT GIVEN if there is no information on this

1 The bell was cast in the town.
2 It could not be carried over the bridge.
3 The children were punished.

Questions 4–6
Complete the notes below.
Choose ONE WORD ONLY from the passage for each answer.

The bell
• cast in a 4 ............ outside the town
• to be rung for 5 ............
• its 6 ............ was taken away

Questions 7–9
Choose the correct letter, A, B or C.

7 When was the bell cast?
A in spring
B in summer
C in winter
8 Where does it hang?
A in a field
B on the bridge
C in the market
9 How long was it silent?
A one winter
B forty years
C for ever

READING PASSAGE 2

Ice by Rail

A For a few years the dearest thing that the railway carried was ice. It was cut from the lakes in January and packed in sawdust.

B The men who cut it were farmers, who had nothing else to do in winter and were paid by the block.

Questions 10–11
Reading Passage 2 has two paragraphs, A and B.
Which paragraph contains the following information?

10 who cut the ice
11 what the ice was packed in

Questions 12–13
Choose TWO letters, A–D.
Which TWO things are said of the ice?
A It was dear.
B It was dirty.
C It was cut in January.
D It melted.

Answer key
1 FALSE
2 TRUE
3 NOT GIVEN
4 field
5 fires
6 rope
7 A
8 C
9 B
10 B
11 A
12–13 A, C
`;
