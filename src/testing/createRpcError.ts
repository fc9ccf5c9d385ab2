/** Creates an error as wallets throw it: plain, with a code of EIP-1193. */
export function createRpcError(parameters: {
  code: number
  message: string
}): Error & { code: number } {
  const { code, message } = parameters
  return Object.assign(new Error(message), { code })
}
