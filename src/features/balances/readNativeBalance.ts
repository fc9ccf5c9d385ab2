import { isAddress } from 'viem'
import type { TokenBalance } from '../../api/balances.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../networks/getEvmClient.js'

/**
 * Reads the native balance from the chain, for networks the API does not
 * serve.
 */
export async function readNativeBalance(
  kit: Kit,
  parameters: { address: string; chainId: number },
): Promise<readonly TokenBalance[]> {
  const { address, chainId } = parameters
  if (!isAddress(address, { strict: false })) return []
  const client = getEvmClient(kit, { chainId })
  const { decimals, name, symbol } = client.chain.nativeCurrency
  // viem's `getBalance` would add its contract code to every page.
  const value = await client.request({
    method: 'eth_getBalance',
    params: [address, 'latest'],
  })
  return [
    {
      name,
      symbol,
      chainId: `eip155:${chainId}`,
      address: undefined,
      value: 0,
      price: 0,
      quantity: {
        decimals: String(decimals),
        numeric: formatAmount(BigInt(value), decimals),
      },
      iconUrl: '',
    },
  ]
}
