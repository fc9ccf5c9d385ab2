import type { Address } from 'viem'

/** Returns what wagmi's `connect` expects, with or without capabilities. */
export function toConnected(
  session: { accounts: readonly Address[]; chainId: number },
  withCapabilities?: boolean | undefined,
) {
  return {
    accounts: (withCapabilities
      ? session.accounts.map((address) => ({ address, capabilities: {} }))
      : session.accounts) as never,
    chainId: session.chainId,
  }
}
