import type { Address } from 'viem'

/** A registered name, as the wire has it. */
export type NameRecord = {
  name: string
  /** ISO 8601. */
  registered_at: string
  updated_at: string
  /** By ENSIP-11 coin type. */
  addresses: Record<string, { address: Address; created: string }>
  attributes: { avatar?: string; bio?: string }[]
}

export type Names = {
  get(name: string): NameRecord | undefined
  /** Names of an address, the newest first. */
  listOf(address: Address): readonly NameRecord[]
  register(parameters: {
    address: Address
    /** Page that shows the picture. */
    avatar: string
    coinType: number
    name: string
  }): NameRecord
}

/** Holds the registered names of this run. */
export function createNames({ now }: { now: () => number }): Names {
  const records = new Map<string, NameRecord>()
  return {
    get: (name) => records.get(name.toLowerCase()),
    listOf: (address) =>
      [...records.values()]
        .filter(({ addresses }) =>
          Object.values(addresses).some((entry) => entry.address === address),
        )
        .reverse(),
    register({ address, avatar, coinType, name }) {
      if (records.has(name)) throw new Error(`${name} is taken`)
      const at = new Date(now()).toISOString()
      const record: NameRecord = {
        name,
        registered_at: at,
        updated_at: at,
        addresses: { [coinType]: { address, created: at } },
        attributes: [{ avatar }],
      }
      records.set(name, record)
      return record
    },
  }
}
