import { randomUUID } from 'node:crypto'
import { verifyContext } from 'latchkey-wallet/permissions'
import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ServiceError } from '../../http/ServiceError.js'
import type { Store } from '../../store/store.js'
import {
  EXPIRY_MAX_S,
  type SessionGrant,
  type SessionKey,
  type SessionRequest,
} from './grantSchemas.js'
import type { SessionDraft, SmartSession } from './records.js'

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

type Owner = {
  address: Address
  /** CAIP-2. */
  chainId: string
}

export type Sessions = {
  /** Gives an account a session that no wallet has granted, for tests. */
  add(session: NewSession): Promise<SmartSession>
  /**
   * Prepares a session, and gives its id and the co-signer's key, which the
   * wallet is then asked to allow first.
   */
  create(
    session: Owner & {
      project: SmartSession['project']
      request: SessionRequest
    },
  ): Promise<{ pci: string; key: SessionKey }>
  /**
   * Lists a session that the wallet has granted. Repeating it changes nothing.
   *
   * @throws ServiceError when the wallet has granted something else
   */
  activate(session: Owner & { pci: string; grant: SessionGrant }): Promise<void>
  /** Sessions of an account on one chain, the newest first. */
  list(owner: Owner): Promise<readonly SmartSession[]>
  /** False when the address has no such session. */
  revoke(session: { address: Address; pci: string }): Promise<boolean>
}

const DAY_S = 86_400
/** How long a wallet may take to grant a session. */
const DRAFT_MS = 3_600_000
/** Open drafts of all accounts, so that the database does not fill up. */
const DRAFTS_MAX = 500_000
/** Pause between two looks for drafts that have expired. */
const PRUNE_MS = 60_000

/**
 * The smart sessions of all accounts.
 *
 * @param parameters.createKey - public key of a session's co-signer. By
 * default each session has a new key that nobody holds, so that only the app's
 * own key can use what was granted
 */
export function createSessions(
  parameters: createSessions.Parameters,
): Sessions {
  const { createKey = createUnheldKey, now, store } = parameters
  const { report = console.error } = parameters
  const { sessionDrafts, smartSessions } = store
  const seconds = () => Math.floor(now() / 1_000)
  let prunedAt = Number.NEGATIVE_INFINITY
  // guard: prune-beside, as its time grows with the table.
  function prune() {
    if (now() - prunedAt < PRUNE_MS) return
    prunedAt = now()
    sessionDrafts.prune({ max: DRAFTS_MAX, now: now() }).catch(report)
  }
  return {
    async add({ address: owner, chainId = 'eip155:31337', ...wish }) {
      const session = toSession(wish, seconds())
      const address = owner.toLowerCase()
      await smartSessions.set(session.pci, { address, chainId, session })
      return session
    },
    async create({ address: owner, chainId, project, request }) {
      assertRequest(request, { address: owner, chainId, now: seconds() })
      const address = owner.toLowerCase()
      const pci = randomUUID()
      const key = await createKey()
      prune()
      await sessionDrafts.set(pci, {
        ...{ address, chainId, project, request },
        keys: [key, ...request.signer.data.keys],
        expiresAt: now() + DRAFT_MS,
      })
      return { pci, key }
    },
    activate: ({ address: owner, chainId, grant, pci }) =>
      store.lock(`smartSession:${pci}`, async () => {
        const address = owner.toLowerCase()
        const isOwn = (record?: { address: string; chainId: string }) =>
          record?.address === address && record.chainId === chainId
        if (isOwn(await smartSessions.get(pci))) return
        const draft = await sessionDrafts.get(pci)
        if (!draft || !isOwn(draft) || draft.expiresAt <= now())
          throw new ServiceError(404, 'UNKNOWN_SESSION', 'Unknown session')
        assertGrant(grant, draft)
        await assertSigned(grant, draft)
        const { policies } = draft.request
        const { context, expiry, permissions } = grant
        const session = {
          ...{ project: draft.project, pci, expiry },
          ...{ createdAt: seconds(), permissions, context },
          policies: policies.map(({ type }) => ({ id: type })),
        }
        await smartSessions.set(pci, { address, chainId, session })
        await sessionDrafts.delete(pci)
      }),
    async list({ address, chainId }) {
      const wanted = { address: address.toLowerCase(), chainId }
      const found = await smartSessions.find(wanted)
      return found.map(([, { session }]) => session).reverse()
    },
    revoke: ({ address, pci }) =>
      store.lock(`smartSession:${pci}`, async () => {
        const draft = await sessionDrafts.get(pci)
        if (draft?.address === address.toLowerCase()) {
          await sessionDrafts.delete(pci)
          return true
        }
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
    createKey?: (() => Promise<SessionKey>) | undefined
    now: () => number
    /** Hears of unexpected errors. Default: `console.error`. */
    report?: ((error: unknown) => void) | undefined
    store: Pick<Store, 'lock' | 'sessionDrafts' | 'smartSessions'>
  }
}

async function createUnheldKey(): Promise<SessionKey> {
  const { publicKey } = privateKeyToAccount(generatePrivateKey())
  return { type: 'secp256k1', publicKey }
}

/** @throws ServiceError */
function assertRequest(
  request: SessionRequest,
  owner: { address: Address; chainId: string; now: number },
) {
  const { address = owner.address, chainId, expiry, permissions } = request
  const isOwn = address.toLowerCase() === owner.address.toLowerCase()
  if (!isOwn || `eip155:${Number(chainId)}` !== owner.chainId)
    throw refuse('INVALID_OWNER', 'The request is for another account')
  if (expiry <= owner.now || expiry > owner.now + EXPIRY_MAX_S)
    throw refuse('INVALID_EXPIRY', 'The session ends too late, or has ended')
  for (const { data } of permissions)
    if ('start' in data && data.start >= expiry)
      throw refuse('INVALID_START', 'A permission starts after the session')
}

/**
 * A wallet grants what was asked for, or less.
 *
 * @throws ServiceError
 */
function assertGrant(grant: SessionGrant, { keys, request }: SessionDraft) {
  const isSame =
    Number(grant.chainId) === Number(request.chainId) &&
    grant.expiry <= request.expiry &&
    grant.context !== '0x'
  const asked = request.permissions.map(toComparable)
  const hasLess = grant.permissions.every((permission) =>
    asked.includes(toComparable(permission)),
  )
  const isForKeys = toComparable(grant.signer.data.keys) === toComparable(keys)
  if (!isSame || !hasLess || !isForKeys)
    throw refuse('INVALID_GRANT', 'The wallet has granted something else')
}

/**
 * The owner has signed what the session key redeems: anyone could activate a
 * session that no wallet has granted, and its owner would see it listed.
 *
 * @throws ServiceError
 */
async function assertSigned(
  { context }: SessionGrant,
  { address, chainId, keys }: SessionDraft,
) {
  const isSigned = await verifyContext({
    address: address as Address,
    chainId: Number(chainId.slice('eip155:'.length)),
    context,
    // The keys in front of it are the service's.
    key: keys.at(-1),
  })
  // guard: session-signature
  if (!isSigned)
    throw refuse('INVALID_GRANT', 'The owner has not signed this session')
}

/** The letter case of hex and the order of keys make no difference. */
function toComparable(value: unknown) {
  return JSON.stringify(value, (_, item) => {
    if (typeof item === 'string')
      return item.startsWith('0x') ? item.toLowerCase() : item
    return item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort())
      : item
  })
}

const refuse = (code: string, message: string) =>
  new ServiceError(400, code, message)

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
