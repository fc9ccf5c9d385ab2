/** Sentences about accounts and networks. */
export const account = {}
