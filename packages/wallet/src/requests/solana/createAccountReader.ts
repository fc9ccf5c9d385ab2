import type { ReadPrices } from '../../node/createPrices.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameCluster } from '../../node/loadConfig.js'
import { toAssetId } from '../../node/toAssetId.js'
import { unreadable } from './unreadable.js'

export type ChainAccount = {
  /** Program that owns it. */
  owner: string
  /** The first 16 KiB. */
  data: Uint8Array
  executable: boolean
}

export type AccountReader = {
  /** Asks for several at once; `get` has them then. */
  prefetch(addresses: Iterable<string>): void
  /** `undefined` where there is no such account. */
  get(address: string): Promise<ChainAccount | undefined>
  /** The symbol of a token in the list of this wallet's own server. */
  readListed?(mint: string): Promise<string | undefined>
}

const BATCH = 100
/** A card without a name beats a card that is late. */
const LIST_WAIT_MS = 1_500
const DATA_MAX_BYTES = 16_384

/** Reads accounts from the frame's own node, each one once. */
export function createAccountReader(parameters: {
  rpc: Rpc
  cluster: FrameCluster
  /** Without it, no token is listed. */
  readPrices?: ReadPrices | undefined
}): AccountReader {
  const { cluster, readPrices, rpc } = parameters
  const known = new Map<string, Promise<ChainAccount | undefined>>()

  async function load(addresses: readonly string[]) {
    const answer = await rpc(cluster, 'getMultipleAccounts', [
      addresses,
      {
        commitment: 'confirmed',
        encoding: 'base64',
        dataSlice: { offset: 0, length: DATA_MAX_BYTES },
      },
    ])
    const { value } = (answer ?? {}) as { value?: unknown }
    if (!Array.isArray(value) || value.length !== addresses.length)
      throw unreadable()
    return value.map(toAccount)
  }

  function prefetch(addresses: Iterable<string>) {
    const fresh = [...new Set(addresses)].filter((one) => !known.has(one))
    for (let start = 0; start < fresh.length; start += BATCH) {
      const batch = fresh.slice(start, start + BATCH)
      const answer = load(batch)
      for (const [index, address] of batch.entries()) {
        const account = answer.then((list) => list[index])
        account.catch(() => {})
        known.set(address, account)
      }
    }
  }

  return {
    prefetch,
    async get(address) {
      prefetch([address])
      return known.get(address)
    },
    async readListed(mint) {
      const id = toAssetId(cluster.caipNetworkId, mint)
      let onRead = () => {}
      const late = new Promise<undefined>((resolve) => {
        const timer = setTimeout(resolve, LIST_WAIT_MS)
        onRead = () => clearTimeout(timer)
      })
      const listed = await Promise.race([readPrices?.([id]), late])
      onRead()
      return listed?.get(id.toLowerCase())?.symbol
    },
  }
}

function toAccount(value: unknown): ChainAccount | undefined {
  if (value === null) return undefined
  const { data, executable, owner } = (value ?? {}) as Record<string, unknown>
  const [text, encoding] = Array.isArray(data) ? data : []
  if (typeof owner !== 'string' || typeof executable !== 'boolean')
    throw unreadable()
  if (typeof text !== 'string' || encoding !== 'base64') throw unreadable()
  return { data: decodeBase64(text), executable, owner }
}

function decodeBase64(text: string) {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    throw unreadable()
  }
}
