import type { SendTokenParameters } from './sendTypes.js'

/** Returns the network named by a send, explicitly or by its CAIP-19 token. */
export function getNamedNetwork({
  chainId,
  token,
}: Pick<SendTokenParameters, 'chainId' | 'token'>):
  | number
  | string
  | undefined {
  if (chainId !== undefined) return chainId
  // CAIP-19 (`solana:…/token:…`) and CAIP-10 (`solana:…:…`) start with it.
  return /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}(?=[/:])/.exec(token ?? '')?.[0]
}
