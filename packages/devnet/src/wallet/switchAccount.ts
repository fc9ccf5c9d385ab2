import type { IWalletKit } from '@reown/walletkit'
import type { Namespace } from './engine.js'

/** Puts an account first in a session, and tells the app. */
export async function switchAccount(
  kit: IWalletKit,
  parameters: switchAccount.Parameters,
): Promise<void> {
  const { accounts, address, topic } = parameters
  const session = kit.getActiveSessions()[topic]
  const name = (['eip155', 'solana'] as const).find((item) =>
    accounts[item].includes(address),
  )
  const namespace = name && session?.namespaces[name]
  if (!session || !namespace) return
  const chains = namespace.chains ?? []
  const first = chains.map((chain) => `${chain}:${address}`)
  const rest = namespace.accounts.filter((item) => !first.includes(item))
  const namespaces = {
    ...session.namespaces,
    [name]: { ...namespace, accounts: [...first, ...rest] },
  }
  const { acknowledged } = await kit.updateSession({ namespaces, topic })
  await acknowledged()
  const [chainId] = chains
  if (!chainId || !namespace.events.includes('accountsChanged')) return
  const data = name === 'eip155' ? first : [address]
  const event = { name: 'accountsChanged', data }
  await kit.emitSessionEvent({ chainId, event, topic })
}

export declare namespace switchAccount {
  type Parameters = {
    /** Of the wallet. */
    accounts: Record<Namespace, readonly string[]>
    address: string
    topic: string
  }
}
