/**
 * Wallet errors that mean nothing was sent: EIP-1193 rejections, refused batches
 * (EIP-5792) and JSON-RPC errors about the request itself.
 */
export const unsentCodes: readonly unknown[] = [
  4001, 4100, 4200, 4901, 4902, 5700, 5710, 5740, 5750, 5760, -32005, -32004,
  -32002, -32600, -32601, -32602,
]
