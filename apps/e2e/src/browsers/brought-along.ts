/** A text as Word copies it, with content that the editor must remove. */
export const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm} --></style></head><body><!--StartFragment-->
<p class=MsoTitle>The Story of Salt<o:p></o:p></p>
<p class=MsoNormal><b><span style='font-size:12.0pt;color:red'>Salt</span></b> was once <span style='font-style:italic'>money</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Inner<o:p></o:p></p>
<p class=MsoNormal><img width=10 height=10 src="file:///C:/clip_image001.png" onerror="window.hit=1"><a href="javascript:window.hit=2">link</a><script>window.hit=3</script></p>
<!--EndFragment--></body></html>`;

/** A picture of a red dot. */
export const RED_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAFCAIAAADzBuo/AAAAEklEQVR4nGNgmOiNBw2s9EQPAAAm5hLhN2Rf2gAAAABJRU5ErkJggg==',
  'base64',
);
