import { randomUUID } from 'node:crypto'
import type { Address } from 'viem'

/** A smart session, as the wire has it; times are unix seconds. */
export type SmartSession = {
  project: { id: string; name: string; url?: string; iconUrl?: string }
  pci: string
  expiry: number
  createdAt: number
  permissions: readonly { type: string; data: Record<string, unknown> }[]
  policies: readonly { id: string }[]
  context: string
  revokedAt?: number
}

export type NewSession = {
  /** Owner. */
  address: Address
  /** CAIP-2. Default `eip155:31337`. */
  chainId?: string | undefined
  /** Unix seconds. Default in one day. */
  expiry?: number | undefined
  /** Default the local project. */
  project?: SmartSession['project'] | undefined
  /** Default an allowance of the native coin. */
  permissions?: SmartSession['permissions'] | undefined
}

export type Sessions = {
  add(session: NewSession): SmartSession
  /** Sessions of an account on one chain, the newest first. */
  list(owner: { address: Address; chainId: string }): readonly SmartSession[]
  /** False when the address has no such session. */
  revoke(session: { address: Address; pci: string }): boolean
}

const DAY_S = 86_400

/** Holds the smart sessions of this run. */
export function createSessions({ now }: { now: () => number }): Sessions {
  const entries: { address: string; chainId: string; session: SmartSession }[] =
    []
  const seconds = () => Math.floor(now() / 1_000)
  return {
    add({ address, chainId = 'eip155:31337', ...wish }) {
      const createdAt = seconds()
      const pci = randomUUID()
      const session: SmartSession = {
        project: wish.project ?? { id: 'local', name: 'Local project' },
        pci,
        expiry: wish.expiry ?? createdAt + DAY_S,
        createdAt,
        permissions: wish.permissions ?? [toAllowance(createdAt)],
        policies: [],
        context: pci,
      }
      entries.unshift({ address: address.toLowerCase(), chainId, session })
      return session
    },
    list: ({ address, chainId }) =>
      entries
        .filter((entry) => entry.address === address.toLowerCase())
        .filter((entry) => entry.chainId === chainId)
        .map((entry) => entry.session),
    revoke({ address, pci }) {
      const found = entries.find(
        (entry) =>
          entry.session.pci === pci && entry.address === address.toLowerCase(),
      )
      if (!found) return false
      // The first time counts, however often it is asked.
      found.session.revokedAt ??= seconds()
      return true
    },
  }
}

function toAllowance(start: number) {
  const data = { allowance: '0x2386f26fc10000', start, period: DAY_S }
  return { type: 'native-token-recurring-allowance', data }
}
