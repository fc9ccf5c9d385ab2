import type { Address } from 'viem'

/** What wagmi's `connect` wants of a connector, with capabilities or without. */
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
