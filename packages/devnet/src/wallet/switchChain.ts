import type { IWalletKit } from '@reown/walletkit'

/** Puts a network first in a session, adds it if need be, tells the app. */
export async function switchChain(
  kit: IWalletKit,
  { caipNetworkId, topic }: switchChain.Parameters,
): Promise<void> {
  const session = kit.getActiveSessions()[topic]
  const [name = '', reference = ''] = caipNetworkId.split(':')
  const namespace = session?.namespaces[name]
  if (!session || !namespace) return
  const chains = [...new Set([caipNetworkId, ...(namespace.chains ?? [])])]
  const addresses = namespace.accounts.map((item) => item.split(':')[2])
  const accounts = chains.flatMap((chain) =>
    [...new Set(addresses)].map((address) => `${chain}:${address}`),
  )
  const namespaces = {
    ...session.namespaces,
    [name]: { ...namespace, chains, accounts },
  }
  const { acknowledged } = await kit.updateSession({ namespaces, topic })
  await acknowledged()
  if (!namespace.events.includes('chainChanged')) return
  const data = name === 'eip155' ? Number(reference) : reference
  const event = { name: 'chainChanged', data }
  await kit.emitSessionEvent({ chainId: caipNetworkId, event, topic })
}

export declare namespace switchChain {
  type Parameters = { caipNetworkId: string; topic: string }
}
