import type { PayAsset } from 'latchkey-server'
import { erc20Abi, formatUnits, getAddress } from 'viem'
import type { LocalContext } from '../localContext.js'

/** Sends base units of an asset; gives the transaction's hash or signature. */
export type PayOutAsset = (parameters: {
  address: string
  amount: bigint
  asset: PayAsset
}) => Promise<string>

/** Pays out of what the operators of the chains and the treasury have. */
export function createPayOutAsset(context: LocalContext): PayOutAsset {
  const { chains, clients, solana, takeTurn } = context
  return async ({ address, amount, asset }) => {
    const isNative = asset.asset === 'native'
    if (asset.network === solana.caipNetworkId) {
      const text = formatUnits(amount, asset.metadata.decimals)
      return solana.give(address, isNative ? { sol: text } : { usd: text })
    }
    const index = chains.findIndex((x) => x.caipNetworkId === asset.network)
    const wallet = clients[index]
    if (!wallet) throw new Error(`There is no chain ${asset.network}`)
    return takeTurn(async () => {
      const to = getAddress(address)
      const hash = isNative
        ? await wallet.sendTransaction({ to, value: amount })
        : await wallet.writeContract({
            address: getAddress(asset.asset),
            abi: erc20Abi,
            functionName: 'transfer',
            args: [to, amount],
            gas: 200_000n,
          })
      const { status } = await wallet.waitForTransactionReceipt({
        checkReplacement: false,
        hash,
      })
      if (status !== 'success') throw new Error(`Payment reverted: ${hash}`)
      return hash
    })
  }
}
