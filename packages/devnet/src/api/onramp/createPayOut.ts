import { erc20Abi, formatUnits, getAddress } from 'viem'
import type { Chains } from '../../chain/startChains.js'
import type { SolanaChain } from '../../solana/solanaChain.js'
import type { Asset } from './currencies.js'

/** Sends base units of an asset; gives the transaction's hash or signature. */
export type PayOut = (parameters: {
  address: string
  amount: bigint
  asset: Asset
}) => Promise<string>

/** The till: pays out of what the chain's operator and the treasury have. */
export function createPayOut(context: createPayOut.Context): PayOut {
  const { clients, solana, takeTurn, tokens } = context
  const [wallet] = clients
  if (!wallet) throw new Error('There is no chain')
  return async ({ address, amount, asset }) => {
    if (asset.namespace === 'solana')
      return solana.give(address, { sol: formatUnits(amount, asset.decimals) })
    return takeTurn(async () => {
      const to = getAddress(address)
      const hash =
        asset.symbol === tokens.usd.symbol
          ? await wallet.writeContract({
              address: tokens.usd.address,
              abi: erc20Abi,
              functionName: 'transfer',
              args: [to, amount],
              gas: 200_000n,
            })
          : await wallet.sendTransaction({ to, value: amount })
      const { status } = await wallet.waitForTransactionReceipt({
        checkReplacement: false,
        hash,
      })
      if (status !== 'success') throw new Error(`Purchase reverted: ${hash}`)
      return hash
    })
  }
}

export declare namespace createPayOut {
  type Context = Pick<Chains, 'clients' | 'takeTurn' | 'tokens'> & {
    solana: Pick<SolanaChain, 'give'>
  }
}
