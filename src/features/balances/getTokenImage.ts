import { toImageSource } from '../../core/toImageSource.js'
import {
  normalizeTokenId,
  parseTokenId,
  type TokenPlace,
  toTokenId,
} from '../../core/token/tokenId.js'
import type { Kit } from '../../createKit.js'

/** Pictures that the app has set, by the ID that `toTokenId` returns. */
const createTokenImages = ({ tokenImages = {} }: Kit) =>
  new Map(
    Object.entries(tokenImages).flatMap(([id, source]) => {
      const key = normalizeTokenId(id)
      const image = toImageSource(source)
      return key && image ? [[key, image] as const] : []
    }),
  )

/**
 * Returns the picture that the app has set for a token, if there is one that
 * can be shown. Never by symbol, which any token can choose.
 */
export function getTokenImage(kit: Kit, place: TokenPlace): string | undefined {
  if (!kit.tokenImages) return undefined
  return kit.own(createTokenImages).get(toTokenId(place))
}

/** Replaces the pictures of balances by those that the app has set. */
export function withTokenImages<
  row extends {
    address?: string | undefined
    chainId: string
    iconUrl: string
  },
>(kit: Kit, rows: readonly row[]): readonly row[] {
  if (!kit.tokenImages) return rows
  return rows.map((row) => {
    const { address, chainId } = row
    // CAIP-10, or none for the native coin.
    const place = address ? parseTokenId(address) : undefined
    const image = getTokenImage(kit, {
      address: place?.address,
      caipNetworkId: chainId,
    })
    return image && (place || !address) ? { ...row, iconUrl: image } : row
  })
}
