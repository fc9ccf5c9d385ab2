import type { WireTransfer } from 'latchkey-server'
import { type Address, formatUnits, getAddress } from 'viem'
import { getIcon, toIconUrl } from '../icons.js'
import { toJsonNumber } from '../readPrices.js'
import type { AssetDetails } from './createAssets.js'
import type { ChainHistory } from './createChainHistory.js'
import type { Movement } from './indexedTransaction.js'

/** A movement as one address sees it, with what the token calls itself. */
export async function toWireTransfer(
  movement: Movement,
  parameters: toWireTransfer.Parameters,
): Promise<WireTransfer> {
  const { address, apiUrl, chain, prices } = parameters
  const { amount, asset } = movement
  const direction = getDirection(movement, address)
  if (asset.kind === 'nft') {
    const { name = 'NFT' } = await chain.assets.get(asset.address)
    const contract = getAddress(asset.address)
    const tokenId = String(asset.tokenId)
    const picture = {
      url: `${apiUrl}/nft/${contract}/${tokenId}.svg`,
      content_type: null,
    }
    const nft_info = {
      name: `${name} #${tokenId}`,
      content: { preview: picture, detail: picture },
      flags: { is_spam: chain.spam.includes(asset.address) },
      ...{ contract, token_id: tokenId },
    }
    return { direction, quantity: { numeric: '1' }, nft_info }
  }
  const isNative = asset.kind === 'native'
  const details = isNative
    ? chain.nativeCurrency
    : await chain.assets.get(asset.address)
  const priced = isNative ? chain.wrapped : asset.address
  const price = priced && prices.get(priced)
  return {
    direction,
    quantity: { numeric: formatUnits(amount, details.decimals) },
    ...(price === undefined ? {} : toFigures(amount, price, details.decimals)),
    fungible_info: toFungibleInfo(details, apiUrl),
  }
}

export declare namespace toWireTransfer {
  type Parameters = {
    /** Whose history it is, in lower case. */
    address: Address
    apiUrl: string
    chain: ChainHistory
    /** By address in lower case. */
    prices: ReadonlyMap<Address, bigint>
  }
}

function getDirection({ from, to }: Movement, address: Address) {
  if (from === to) return 'self'
  return to === address ? 'in' : 'out'
}

function toFigures(amount: bigint, price: bigint, decimals: number) {
  const value = (amount * price) / 10n ** BigInt(decimals)
  return { value: toJsonNumber(value), price: toJsonNumber(price) }
}

function toFungibleInfo({ name, symbol }: AssetDetails, apiUrl: string) {
  const hasIcon = symbol && getIcon(symbol.toLowerCase())
  const icon = hasIcon ? { url: toIconUrl(apiUrl, symbol) } : undefined
  return { name, symbol, icon }
}
