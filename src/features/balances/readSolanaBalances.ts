import type { TokenBalance } from '../../api/balances.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { UnsupportedChainError } from '../../core/errors/send.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Kit } from '../../createKit.js'

/** Reads balances from the cluster, for clusters the API does not serve. */
export async function readSolanaBalances(
  { solana }: Kit,
  parameters: {
    address: string
    caipNetworkId: SolanaNetworkId
    signal?: AbortSignal | undefined
  },
): Promise<readonly TokenBalance[]> {
  const { caipNetworkId } = parameters
  if (!solana) throw new UnsupportedChainError({ chain: caipNetworkId })
  const balances = await solana.getBalances(parameters)
  return balances.map(({ address, amount, decimals, name, shown, symbol }) => ({
    name,
    symbol,
    chainId: caipNetworkId,
    address: address && `${caipNetworkId}:${address}`,
    value: 0,
    price: 0,
    quantity: {
      decimals: String(decimals),
      numeric: shown ?? formatAmount(amount, decimals),
    },
    iconUrl: '',
  }))
}
