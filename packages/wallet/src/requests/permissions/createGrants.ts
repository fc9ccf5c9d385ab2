import type { Address, Hex } from 'viem'
import type { Database } from '../../storage/createDatabase.js'
import { withLock } from '../../storage/withLock.js'
import type { Permission } from './permission.js'

/** A permission that the account has granted to an app. */
export type Grant = {
  /** Who asked for it. */
  origin: string
  /** Unix time in seconds. */
  expiry: number
  permissions: readonly Permission[]
  /** The permissions as the app has written them. */
  asked: unknown
  /** What the session key redeems: signed delegations. */
  context: Hex
  isRevoked?: boolean | undefined
}

export type Grants = {
  add(grant: Grant): Promise<void>
  /** Those that have not expired, the oldest first. */
  list(): Promise<readonly Grant[]>
  /** Remembers that the chain has ended it. */
  revoke(context: Hex): Promise<void>
}

/**
 * Remembers what an account has granted on a chain, in the frame's own
 * storage: revoking takes the very delegations that were signed.
 */
export function createGrants(parameters: {
  address: Address
  chainId: number
  database: Pick<Database, 'get' | 'set'>
}): Grants {
  const { address, chainId, database } = parameters
  const key = `grants:${chainId}:${address.toLowerCase()}`

  async function list() {
    const grants = ((await database.get(key)) ?? []) as readonly Grant[]
    return grants.filter(({ expiry }) => expiry > Date.now() / 1_000)
  }

  /** Two tabs at once would lose what one of them has added. */
  function change(work: (grants: readonly Grant[]) => readonly Grant[]) {
    const write = async () => database.set(key, work(await list()))
    return withLock(key, write)
  }

  return {
    list,
    add: (grant) => change((grants) => [...grants, grant]),
    revoke: (context) =>
      change((grants) =>
        grants.map((grant) =>
          grant.context === context ? { ...grant, isRevoked: true } : grant,
        ),
      ),
  }
}
