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

/** A name as it is kept: found by its owner. */
export type StoredName = NameRecord & { owner: Address }
