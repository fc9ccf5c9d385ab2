import { GUEST } from '../auth/guest/startGuest.js'
import type { Tables } from '../store/store.js'
import type { Subject } from './subject.js'

type Entries<record> = readonly (readonly [key: string, record: record])[]

/** How the records of one table belong to users. */
export type UserPart<record> = {
  /** The entries of a user. */
  find(tables: Tables, subject: Subject): Promise<Entries<record>>
  /** Its key has the hash of a secret, which no copy has. Default: no. */
  hidesKey?(record: record): boolean
  /** What else writes an entry holds this lock. Default: none. */
  toLock?(key: string): string
  /** What the user's copy has of one. Default: all of it. */
  toCopy?(record: record): object
  /** What stays, without the user. Default: the entry is deleted. */
  toDetached?(record: record): record
}

type RecordOf<table> = table extends {
  get(key: string): Promise<infer found>
}
  ? NonNullable<found>
  : never

/**
 * How the records of every table belong to users; `undefined` where none says
 * whose it is. A new table is one entry here.
 */
export const userParts: {
  readonly [name in keyof Tables]: UserPart<RecordOf<Tables[name]>> | undefined
} = {
  accounts: {
    find: ({ accounts }, { emails }) => getAll(accounts, emails),
  },
  challenges: {
    find: ({ challenges }, { emails }) =>
      findAll(emails, (email) => challenges.find({ email })),
    toCopy: ({ codeHash: _, deviceId: __, linkHash: ___, ...challenge }) =>
      challenge,
  },
  custodies: {
    find: ({ custodies }, { userId }) => getAll(custodies, [userId]),
    // Nothing that opens the wallet: a copy may fall into other hands.
    toCopy: ({ addresses, deleteAt, sets, wraps }) => ({
      ...{ addresses, deleteAt },
      devices: sets.map(({ createdAt, id, name, usedAt }) => ({
        ...{ createdAt, id, name, usedAt },
      })),
      methods: wraps.map(({ id, method }) => ({ id, method })),
    }),
  },
  deletions: {
    find: ({ deletions }, { userId }) => getAll(deletions, [userId]),
  },
  factors: {
    find: ({ factors }, { userId }) => getAll(factors, [userId]),
    // What else writes them would bring them back.
    toLock: (userId) => `factors:${userId}`,
    toCopy: ({ backup, totp }) => ({
      backupCodes: backup.length,
      ...(totp && { totp: { createdAt: totp.createdAt } }),
    }),
  },
  farcasterLogins: {
    find: ({ farcasterLogins }, { deviceIds }) =>
      findAll(deviceIds, (deviceId) => farcasterLogins.find({ deviceId })),
    toCopy: ({ channelToken: _, deviceId: __, nonce: ___, ...login }) => login,
  },
  identities: {
    find: ({ identities }, { userId }) => identities.find({ userId }),
    hidesKey: ({ provider }) => provider.startsWith(`${GUEST}:`),
  },
  // The hash of a browser's random ID: without its session it is nobody's. A
  // token that is forgotten before it expires could be used once more.
  idTokens: undefined,
  names: {
    find: ({ names }, { addresses }) =>
      findAll(addresses.evm, (owner) => names.find({ owner: owner as '0x' })),
    toCopy: ({ owner: _, ...name }) => name,
    // A name that is free again could be taken by another, who would get what
    // is sent to it.
    // guard: name-of-another
    toDetached: ({ name, registered_at, updated_at }) => ({
      ...{ name, registered_at, updated_at },
      ...{ addresses: {}, attributes: [], owner: '0x' },
    }),
  },
  passkeys: {
    find: ({ passkeys }, { userId }) => passkeys.find({ userId }),
    // A login in flight would write it again.
    toLock: (id) => `passkey:${id}`, // guard: passkey-removal-of-user
    toCopy: ({ createdAt, name, projectId, usedAt }) => ({
      ...{ createdAt, name, projectId, usedAt },
    }),
  },
  // Random, and known by the hash of a secret; over within minutes.
  passkeyChallenges: undefined,
  projects: undefined,
  sessionDrafts: {
    find: ({ sessionDrafts }, { addresses }) =>
      findAll(addresses.evm, (owner) =>
        sessionDrafts.find({ address: owner.toLowerCase() }),
      ),
  },
  sessions: {
    find: ({ sessions }, { userId }) => sessions.find({ userId }),
    // Whoever has it would be taken for that device.
    toCopy: ({ deviceId: _, ...session }) => session,
  },
  settings: undefined,
  signIns: {
    find: ({ signIns }, subject) => getAll(signIns, toSignInKeys(subject)),
  },
  smartSessions: {
    find: ({ smartSessions }, { addresses }) =>
      findAll(addresses.evm, (owner) =>
        smartSessions.find({ address: owner.toLowerCase() }),
      ),
  },
  socialLogins: {
    find: findSocialLogins,
    toCopy: ({ app, expiresAt, identity, provider, status }) => ({
      ...{ app, expiresAt, identity, provider, status },
    }),
  },
  spendings: {
    find: ({ spendings }, { userId }) => getAll(spendings, [userId]),
  },
  tickets: {
    async find(tables, subject) {
      const logins = await findSocialLogins(tables, subject)
      const keys = logins.flatMap(([, { ticket }]) => ticket ?? [])
      return getAll(tables.tickets, keys)
    },
    // The address has the state of a login.
    toCopy: ({ browser: _, uri: __, ...ticket }) => ticket,
  },
  users: {
    find: ({ users }, { userId }) => getAll(users, [userId]),
    toCopy: ({ proof, update, ...user }) => ({
      ...user,
      ...(proof && { proof: { expiresAt: proof.expiresAt } }),
      ...(update && {
        update: { expiresAt: update.expiresAt, newEmail: update.newEmail },
      }),
    }),
  },
  uses: {
    find: ({ uses }, { mailboxes }) =>
      getAll(
        uses,
        mailboxes.flatMap((mailbox) => [
          `mailbox:${mailbox}`,
          // Of those who have solved a challenge.
          `mailbox-passed:${mailbox}`,
        ]),
      ),
  },
}

function findSocialLogins(
  { socialLogins }: Tables,
  { deviceIds }: Pick<Subject, 'deviceIds'>,
) {
  return findAll(deviceIds, (deviceId) => socialLogins.find({ deviceId }))
}

/** Genesis hashes of Solana's clusters, as CAIP-2 has them. */
const clusters = [
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
]

/** Keys of the hosted sign-in, by the address that has signed in. */
function toSignInKeys({ addresses, emails, projectIds }: Subject) {
  const accounts = [
    ...addresses.evm.map((address) => `eip155:${address.toLowerCase()}`),
    ...addresses.solana.flatMap((address) =>
      clusters.map((cluster) => `${cluster}:${address}`),
    ),
  ]
  return [
    ...emails.map((email) => `pause:${email}`),
    ...accounts.flatMap((account) => [
      `email:${account}`,
      ...projectIds.flatMap((id) => [
        `account:${id}:${account}`,
        `email:${JSON.stringify([id, account])}`,
      ]),
    ]),
  ]
}

async function getAll<record>(
  table: { get(key: string): Promise<record | undefined> },
  keys: readonly string[],
): Promise<Entries<record>> {
  const found: [string, record][] = []
  for (const key of keys) {
    const record = await table.get(key)
    if (record !== undefined) found.push([key, record])
  }
  return found
}

async function findAll<record>(
  values: readonly string[],
  find: (value: string) => Promise<Entries<record>>,
): Promise<Entries<record>> {
  const found = []
  for (const value of values) found.push(...(await find(value)))
  return found
}
