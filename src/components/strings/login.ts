/** Sentences on the way to a connection. */
export const login = {}
