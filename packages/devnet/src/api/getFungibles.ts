import type { Fungible } from 'latchkey-server'
import { ServiceError } from 'latchkey-server/http'
import { type Address, getAddress } from 'viem'
import { findSolanaFungible } from './findSolanaFungible.js'
import { toIconUrl } from './icons.js'
import type { LocalContext } from './localContext.js'
import { readPrices, toJsonNumber } from './readPrices.js'

/** Address the kit uses where the native coin needs one. */
const NATIVE = getAddress('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee')

/** Prices from the pools; what has no price is left out. */
export async function getFungibles(
  context: LocalContext,
  addresses: readonly string[],
): Promise<Fungible[]> {
  const { apiUrl, chains, clients, solana, tokens } = context
  const [chain] = chains
  const [client] = clients
  if (!chain || !client) return []
  const prices = await readPrices(client, tokens)
  const known = Object.values(tokens)
  return addresses.flatMap((address) => {
    if (address.startsWith(`${solana.caipNetworkId}:`))
      return findSolanaFungible(address, solana, apiUrl())
    const asked = parse(address, chain.caipNetworkId)
    const native = asked === NATIVE
    const key = native ? tokens.weth.address : asked
    const token = known.find((token) => token.address === key)
    if (!token) return []
    const { name, symbol } = native ? chain.nativeCurrency : token
    const price = toJsonNumber(prices.get(token.address) ?? 0n)
    if (price === 0) return []
    return {
      address,
      name,
      symbol,
      iconUrl: toIconUrl(apiUrl(), symbol),
      price,
    }
  })
}

function parse(value: string, network: string): Address | undefined {
  const parts =
    /^([-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}):([-.%a-zA-Z0-9]{1,128})$/.exec(value)
  if (!parts)
    throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid CAIP-10 address')
  const [, chainId, address = ''] = parts
  if (chainId !== network) return undefined
  try {
    return getAddress(address)
  } catch {
    throw new ServiceError(400, 'INVALID_ADDRESS', 'Invalid CAIP-10 address')
  }
}
