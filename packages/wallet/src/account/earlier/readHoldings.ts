import type { Address } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import { getAssets } from '../../node/getAssets.js'
import type { FrameChain } from '../../node/loadConfig.js'

type Holding = {
  /** In base units, more than 0. */
  amount: bigint
  decimals: number
  symbol: string
  /** Absent for the native coin. */
  token: Address | undefined
}

/** The native coin of a network and the tokens of its list, as far as owned. */
export async function readHoldings(parameters: {
  address: Address
  chain: FrameChain
  rpc: Rpc
}): Promise<readonly Holding[]> {
  const { address, chain, rpc } = parameters
  const [assets = []] = Object.values(
    await getAssets({
      ...{ address, rpc },
      chains: [chain],
      params: [{ account: address }],
      readPrices: async () => undefined,
    }),
  ) as (readonly {
    address: Address | 'native'
    balance: string
    metadata: { decimals: number; symbol: string }
  }[])[]
  return assets
    .map(({ address, balance, metadata: { decimals, symbol } }) => ({
      ...{ decimals, symbol },
      amount: BigInt(balance),
      token: address === 'native' ? undefined : address,
    }))
    .filter(({ amount }) => amount > 0n)
}
