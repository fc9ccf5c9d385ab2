/** Sentences of sending and approving. */
export const send = {}
