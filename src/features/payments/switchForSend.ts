import type { Chain, Client, Transport } from 'viem'
import type { Connector } from 'wagmi'
import { toSwitchFailure } from '../networks/toSwitchFailure.js'
import type { SendTokenProgress } from './types.js'

/** Switches the wallet to the chain of a payment, unless it is on it. */
export async function switchForSend(
  { chain }: Client<Transport, Chain>,
  parameters: {
    connector: Connector
    report: (progress: SendTokenProgress) => void
  },
): Promise<void> {
  const { connector, report } = parameters
  if ((await connector.getChainId()) === chain.id) return
  report({ step: 'switching', hash: undefined, sentToNetwork: 'no' })
  try {
    // A wallet that cannot switch fails the next check of its network.
    await connector.switchChain?.({ chainId: chain.id })
  } catch (error) {
    throw toSwitchFailure(error, chain)
  }
}
