/** Payments that are being made, by the transfer they ask the wallet for. */
export const createTurns = (): Map<string, Promise<void>> => new Map()
