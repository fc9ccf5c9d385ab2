/** IDs of the payments that this page is making. */
export const createRunningPays = (): Set<string> => new Set()
