/** Payments that are being made, by the transfer they ask the wallet for. */
export const createRunningPayments = (): Map<string, Promise<void>> => new Map()
