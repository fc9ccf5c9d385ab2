import type { Address } from 'viem'
import type { Store } from '../../store/store.js'
import type { NameRecord } from './records.js'

export type Names = {
  get(name: string): Promise<NameRecord | undefined>
  /** Names of an address, the newest first. */
  listOf(address: Address): Promise<readonly NameRecord[]>
  /** `undefined` when the name is taken. */
  register(parameters: {
    address: Address
    /** Page that shows the picture. */
    avatar: string
    coinType: number
    name: string
  }): Promise<NameRecord | undefined>
}

/** The registered names. */
export function createNames(parameters: createNames.Parameters): Names {
  const { now, store } = parameters
  const { names } = store
  return {
    get: (name) => names.get(name.toLowerCase()),
    async listOf(address) {
      const records = (await names.find()).map(([, record]) => record)
      return records
        .filter(({ addresses }) =>
          Object.values(addresses).some((entry) => entry.address === address),
        )
        .reverse()
    },
    register: ({ address, avatar, coinType, name }) =>
      store.lock(`name:${name}`, async () => {
        if (await names.get(name)) return undefined
        const at = new Date(now()).toISOString()
        const record: NameRecord = {
          name,
          registered_at: at,
          updated_at: at,
          addresses: { [coinType]: { address, created: at } },
          attributes: [{ avatar }],
        }
        await names.set(name, record)
        return record
      }),
  }
}

export declare namespace createNames {
  type Parameters = { now: () => number; store: Pick<Store, 'lock' | 'names'> }
}
