/** How many questions and writes of this process wait for a statement, in all batches together: a figure to watch. */
export const waitingInBatches = { read: 0, write: 0 };
