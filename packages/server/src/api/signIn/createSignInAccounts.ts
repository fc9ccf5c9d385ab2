import { randomUUID } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { SharedSignInStore } from '../../store/createSignInStore.js'
import { toAccountKey } from './toAccountKey.js'

/** Renewed by every sign-in, and by every change of the metadata. */
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
  /** @throws ServiceError 401 when the account does not exist or has expired. */
  setMetadata(id: SignInAccountId, metadata: object | null): Promise<void>
}

/** @param account - CAIP-10 */
export type SignInAccountId = { account: string; projectId: string }

export function createSignInAccounts(context: {
  now: () => number
  store: SharedSignInStore
}): SignInAccounts {
  const { now, store } = context
  const toKey = ({ account, projectId }: SignInAccountId) =>
    `account:${projectId}:${toAccountKey(account)}`

  async function find(id: SignInAccountId) {
    const text = await store.get(toKey(id))
    return text === undefined ? undefined : (JSON.parse(text) as SignInAccount)
  }

  /** One at a time, so that neither a sign-in nor metadata overwrite another. */
  function change(
    id: SignInAccountId,
    apply: (account: SignInAccount | undefined) => SignInAccount,
  ) {
    const key = toKey(id)
    return store.lock(key, async () => {
      const account = apply(await find(id))
      await store.set(key, JSON.stringify(account), ACCOUNT_LIFE_MS)
      return account
    })
  }

  return {
    find,
    record(id, method) {
      const time = new Date(now()).toISOString()
      return change(id, (known = create(id.account, time)) => ({
        ...known,
        ...(method && { connection_method: method }),
        ...{ last_signed_in_at: time, updated_at: time },
      }))
    },
    async setMetadata(id, metadata) {
      await change(id, (known) => {
        if (known) return { ...known, metadata }
        throw new ServiceError(401, 'UNAUTHORIZED', 'No such account')
      })
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
