import { randomUUID } from 'node:crypto'
import type { SignInStore } from 'latchkey/server'
import { toAccountKey } from './toAccountKey.js'

/** Renewed by every sign-in; that of the metadata by every change. */
const ACCOUNT_LIFE_MS = 2 * 365 * 24 * 60 * 60_000

/** What is kept of an account that has signed in, as `me` answers it. */
export type SignInAccount = {
  uuid: string
  /** CAIP-2 ID of the network of the first sign-in. */
  caip2_chain: string
  address: string
  profile_uuid: string
  is_main_account: boolean
  verification_status: null
  connection_method: object | null
  /** Set by the app: `account-metadata`. */
  metadata: object | null
  created_at: string
  last_signed_in_at: string
  signed_up_at: string
  updated_at: string
}

/** Accounts of one project; an EVM account is the same on every network. */
export type SignInAccounts = {
  find(id: SignInAccountId): Promise<SignInAccount | undefined>
  /** Creates the account, or notes that it has signed in again. */
  record(
    id: SignInAccountId,
    method: object | undefined,
  ): Promise<SignInAccount>
  setMetadata(id: SignInAccountId, metadata: object | null): Promise<void>
}

/** @param account - CAIP-10 */
export type SignInAccountId = { account: string; projectId: string }

export function createSignInAccounts(context: {
  now: () => number
  store: SignInStore
}): SignInAccounts {
  const { now, store } = context
  const toKey = ({ account, projectId }: SignInAccountId) =>
    `account:${projectId}:${toAccountKey(account)}`
  const toMetadataKey = (id: SignInAccountId) => `metadata:${toKey(id)}`

  async function read(key: string): Promise<unknown> {
    const text = await store.get(key)
    return text === undefined ? undefined : JSON.parse(text)
  }

  const readAccount = (id: SignInAccountId) =>
    read(toKey(id)) as Promise<SignInAccount | undefined>

  return {
    async find(id) {
      const account = await readAccount(id)
      // Apart, so that a sign-in at the same time never overwrites it.
      const metadata = (await read(toMetadataKey(id))) as object | undefined
      return account && { ...account, metadata: metadata ?? null }
    },
    async record(id, method) {
      const time = new Date(now()).toISOString()
      const account = {
        ...((await readAccount(id)) ?? create(id.account, time)),
        ...(method && { connection_method: method }),
        ...{ last_signed_in_at: time, updated_at: time },
      }
      await store.set(toKey(id), JSON.stringify(account), ACCOUNT_LIFE_MS)
      return account
    },
    async setMetadata(id, metadata) {
      const text = JSON.stringify(metadata)
      await store.set(toMetadataKey(id), text, ACCOUNT_LIFE_MS)
    },
  }
}

function create(account: string, time: string): SignInAccount {
  const [namespace, reference, address = ''] = account.split(':')
  return {
    uuid: randomUUID(),
    caip2_chain: `${namespace}:${reference}`,
    address,
    profile_uuid: randomUUID(),
    is_main_account: true,
    verification_status: null,
    connection_method: null,
    metadata: null,
    created_at: time,
    last_signed_in_at: time,
    signed_up_at: time,
    updated_at: time,
  }
}
