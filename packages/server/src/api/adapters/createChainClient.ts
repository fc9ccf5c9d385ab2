import { createPublicClient, http, type PublicClient } from 'viem'

const TIMEOUT_MS = 10_000

/** Reads a chain by its node, each request once. */
export function createChainClient(parameters: {
  rpcUrl: string
}): PublicClient {
  return createPublicClient({
    transport: http(parameters.rpcUrl, { retryCount: 0, timeout: TIMEOUT_MS }),
  })
}
