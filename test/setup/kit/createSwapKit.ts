import type { Address } from 'viem'
import type { PaymasterOptions } from '../../../src/core/paymaster/paymaster.js'
import { createEvmKit } from './createEvmKit.js'

/** Third account of every development node; it swaps. */
export const swapper = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/**
 * Creates a kit that may swap on a development node, whose wallet and
 * transport a test can break.
 *
 * @param parameters.router - Router that swaps may go through.
 */
export async function createSwapKit(parameters: createSwapKit.Parameters) {
  const { api, paymaster, router, ...evm } = parameters
  const made = await createEvmKit({
    ...evm,
    accounts: () => [swapper],
    kit: {
      capabilities: { swap: ['eip155:31337'] },
      hosts: { api },
      paymaster,
      projectId: 'local',
      swapSpenders: router ? { 'eip155:31337': [router] } : undefined,
    },
  })
  const sent = () =>
    made.wallet.requests.filter(
      ({ method }) => method === 'eth_sendTransaction',
    )
  return { ...made, sent }
}

export declare namespace createSwapKit {
  type Parameters = Omit<createEvmKit.Parameters, 'accounts' | 'kit'> & {
    /** Host of the blockchain API. */
    api: string
    /** Pays network fees. */
    paymaster?: PaymasterOptions | undefined
    router?: Address | undefined
  }
}
