import type { Activity, ActivityTransfer } from '../activity/activity.js'
import { foldCase } from '../address/foldCase.js'

/** An NFT that an account has. Texts and addresses of pages are foreign. */
export type Nft = {
  /** Contract and number, or else the name: unique within the list. */
  id: string
  /** How many of it, decimal text; one but for editions (ERC-1155). */
  amount: string
  caipNetworkId: string
  /** Address of the collection, where it is told. */
  contract: string | undefined
  /** http(s) address of a page or picture. */
  detailUrl: string | undefined
  name: string | undefined
  /** http(s) address of a picture. */
  previewUrl: string | undefined
  /** Number of the piece, decimal text, where it is told. */
  tokenId: string | undefined
}

/**
 * The NFTs that an account has after all of its transactions: what came in
 * minus what went out, without spam, the latest first.
 *
 * @param activities - each once, newest first, all of one network
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

/** What cannot be told apart from others is left out. */
function toId({ contract, name, tokenId }: ActivityTransfer['nft'] & object) {
  if (contract !== undefined && tokenId !== undefined)
    return `${foldCase(contract)}/${tokenId}`
  return name ? `name/${name}` : undefined
}

/** Pieces are whole; a service that writes `1.0` means one. */
function toCount(amount: string) {
  const [, whole = '1'] = /^([0-9]{1,78})(?:\.0+)?$/.exec(amount) ?? []
  return BigInt(whole)
}
