import type { Address } from 'viem'
import type { Store } from '../../store/store.js'
import type { NameRecord, StoredName } from './records.js'

export type Names = {
  get(name: string): Promise<NameRecord | undefined>
  /** Names of an address, the newest first, `NAMES_PAGE` at a time. */
  listOf(
    address: Address,
    page?: {
      /** Name of the last one before the page. */
      before?: string | undefined
      /** Default `NAMES_PAGE`. */
      limit?: number | undefined
    },
  ): Promise<readonly NameRecord[]>
  register(parameters: {
    address: Address
    /** Page that shows the picture. */
    avatar: string
    coinType: number
    name: string
  }): Promise<'registered' | 'taken' | 'tooMany'>
}

/** Names of one answer. */
export const NAMES_PAGE = 100
/** Names of one address. */
export const NAMES_PER_ADDRESS = 100

/** The registered names. */
export function createNames(parameters: createNames.Parameters): Names {
  const { now, store } = parameters
  const { names } = store
  const { stale = store } = parameters
  return {
    async get(name) {
      const found = await stale.names.get(name.toLowerCase())
      return found && toRecord(found)
    },
    async listOf(owner, { before, limit = NAMES_PAGE } = {}) {
      const page = { before, isNewestFirst: true, limit }
      const found = await stale.names.find({ owner }, page)
      return found.map(([, record]) => toRecord(record))
    },
    register: ({ address, avatar, coinType, name }) =>
      store.lock(`names:${address}`, () =>
        store.lock(`name:${name}`, async () => {
          if (await names.get(name)) return 'taken'
          const limit = NAMES_PER_ADDRESS
          const own = await names.find({ owner: address }, { limit })
          // guard: names-per-address
          if (own.length >= limit) return 'tooMany'
          const at = new Date(now()).toISOString()
          await names.set(name, {
            name,
            registered_at: at,
            updated_at: at,
            addresses: { [coinType]: { address, created: at } },
            attributes: [{ avatar }],
            owner: address,
          })
          return 'registered'
        }),
      ),
  }
}

export declare namespace createNames {
  type Parameters = {
    now: () => number
    /** Names as they are read, which may be old. Default: those of the store. */
    stale?: Pick<Store, 'names'> | undefined
    store: Pick<Store, 'lock' | 'names'>
  }
}

function toRecord({ owner: _, ...record }: StoredName): NameRecord {
  return record
}
