import { randomUUID } from 'node:crypto'
import type { Address } from 'viem'
import type { Store } from '../../store/store.js'

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

/** A smart session in the store. */
export type SmartSessionRecord = {
  /** In lower case. */
  address: string
  /** CAIP-2. */
  chainId: string
  session: SmartSession
}

export type Sessions = {
  add(session: NewSession): Promise<SmartSession>
  /** Sessions of an account on one chain, the newest first. */
  list(owner: {
    address: Address
    chainId: string
  }): Promise<readonly SmartSession[]>
  /** False when the address has no such session. */
  revoke(session: { address: Address; pci: string }): Promise<boolean>
}

const DAY_S = 86_400

/** The smart sessions of all accounts. */
export function createSessions(
  parameters: createSessions.Parameters,
): Sessions {
  const { now, store } = parameters
  const { smartSessions } = store
  const seconds = () => Math.floor(now() / 1_000)
  return {
    async add({ address: owner, chainId = 'eip155:31337', ...wish }) {
      const session = toSession(wish, seconds())
      const address = owner.toLowerCase()
      await smartSessions.set(session.pci, { address, chainId, session })
      return session
    },
    async list({ address, chainId }) {
      const wanted = { address: address.toLowerCase(), chainId }
      const found = await smartSessions.find(wanted)
      return found.map(([, { session }]) => session).reverse()
    },
    revoke: ({ address, pci }) =>
      store.lock(`smartSession:${pci}`, async () => {
        const record = await smartSessions.get(pci)
        if (record?.address !== address.toLowerCase()) return false
        // The first time counts, however often it is asked.
        const revokedAt = record.session.revokedAt ?? seconds()
        const session = { ...record.session, revokedAt }
        await smartSessions.set(pci, { ...record, session })
        return true
      }),
  }
}

export declare namespace createSessions {
  type Parameters = {
    now: () => number
    store: Pick<Store, 'lock' | 'smartSessions'>
  }
}

function toSession(
  wish: Omit<NewSession, 'address' | 'chainId'>,
  createdAt: number,
): SmartSession {
  const pci = randomUUID()
  return {
    project: wish.project ?? { id: 'local', name: 'Local project' },
    pci,
    expiry: wish.expiry ?? createdAt + DAY_S,
    createdAt,
    permissions: wish.permissions ?? [toAllowance(createdAt)],
    policies: [],
    context: pci,
  }
}

function toAllowance(start: number) {
  const data = { allowance: '0x2386f26fc10000', start, period: DAY_S }
  return { type: 'native-token-recurring-allowance', data }
}
