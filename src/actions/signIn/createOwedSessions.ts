/** Sessions that have to end and have not ended yet, by CAIP-10 ID. */
export const createOwedSessions = (): Set<string> => new Set()
