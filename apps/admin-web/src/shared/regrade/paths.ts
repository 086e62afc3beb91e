/** The page that corrects a key and regrades its attempts. `accept`: an answer to accept. */
export const regradePath = (sectionId: string, question?: string, accept?: string) => {
  if (question === undefined) return `/regrade/${sectionId}`;
  return `/regrade/${sectionId}?${new URLSearchParams({ question, ...(accept !== undefined && { accept }) }).toString()}`;
};
