import { foldCase } from '../../core/address/foldCase.js'
import type { Activity, ActivityTransfer } from '../activity/activity.js'

/** An NFT held by an account. Texts and URLs are untrusted. */
export type Nft = {
  /** Contract and token ID, or the name. Unique within the list. */
  id: string
  /** Amount held, as a decimal string. More than one only for ERC-1155. */
  amount: string
  caipNetworkId: string
  /** Address of the collection, if available. */
  contract: string | undefined
  /** HTTP(S) URL of a page or image. */
  detailUrl: string | undefined
  name: string | undefined
  /** HTTP(S) URL of an image. */
  previewUrl: string | undefined
  /** Token ID as a decimal string, if available. */
  tokenId: string | undefined
}

/**
 * Returns the NFTs an account holds after all its transactions: incoming minus
 * outgoing, without spam, latest first.
 *
 * @param activities - without duplicates, newest first, all of one network
 */
export function listNfts(activities: readonly Activity[]): readonly Nft[] {
  const held = new Map<string, Held>()
  for (const { caipNetworkId, status, transfers } of activities) {
    if (status !== 'confirmed') continue
    for (const transfer of transfers) add(held, { caipNetworkId, transfer })
  }
  return [...held.values()]
    .filter(({ amount, isSpam }) => amount > 0n && !isSpam)
    .map(({ amount, nft }) => ({ ...nft, amount: String(amount) }))
}

type Held = { amount: bigint; isSpam: boolean; nft: Omit<Nft, 'amount'> }

function add(
  held: Map<string, Held>,
  parameters: { caipNetworkId: string; transfer: ActivityTransfer },
) {
  const { caipNetworkId, transfer } = parameters
  const { direction, nft } = transfer
  const id = nft && toId(nft)
  if (!nft || id === undefined) return
  const { isSpam, ...facts } = nft
  const amount = toCount(transfer.amount) * signs[direction]
  const known = held.get(id)
  if (!known)
    held.set(id, { amount, isSpam, nft: { id, caipNetworkId, ...facts } })
  else {
    known.amount += amount
    known.isSpam ||= isSpam
  }
}

const signs = { in: 1n, out: -1n, self: 0n } as const

/**
 * Returns `undefined` for NFTs that cannot be identified, which are left out.
 */
function toId({ contract, name, tokenId }: ActivityTransfer['nft'] & object) {
  if (contract !== undefined && tokenId !== undefined)
    return `${foldCase(contract)}/${tokenId}`
  return name ? `name/${name}` : undefined
}

/** NFT amounts are integers; some services write 1 as `1.0`. */
function toCount(amount: string) {
  const [, whole = '1'] = /^([0-9]{1,78})(?:\.0+)?$/.exec(amount) ?? []
  return BigInt(whole)
}
