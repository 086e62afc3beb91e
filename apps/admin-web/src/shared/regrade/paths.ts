/** The page that changes a key and marks its attempts anew. `accept`: an answer that the key is to accept. */
export const regradePath = (sectionId: string, question?: string, accept?: string) => {
  if (question === undefined) return `/regrade/${sectionId}`;
  return `/regrade/${sectionId}?${new URLSearchParams({ question, ...(accept !== undefined && { accept }) }).toString()}`;
};
