/**
 * Answers of a wallet that come instead of a transaction: EIP-1193 refusals
 * and JSON-RPC complaints about the request itself.
 */
export const unsentCodes: readonly unknown[] = [
  4001, 4100, 4200, 4901, 4902, 5700, 5710, -32005, -32004, -32002, -32600,
  -32601, -32602,
]
