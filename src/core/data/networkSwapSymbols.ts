/** Symbols that a swap suggests before the others, by CAIP-2 id. */
export const networkSwapSymbols = { 'eip155:42161': ['USDT0'] } as const
