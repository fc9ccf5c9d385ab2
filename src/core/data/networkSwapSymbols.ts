/** Symbols suggested first in a swap, by CAIP-2 ID. */
export const networkSwapSymbols = { 'eip155:42161': ['USDT0'] } as const
