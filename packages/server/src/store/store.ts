import type { NameRecord } from '../api/names/records.js'
import type {
  SessionDraft,
  SmartSessionRecord,
} from '../api/sessions/records.js'
import type {
  Account,
  Challenge,
  FarcasterLogin,
  Identity,
  Session,
  SocialLogin,
  Ticket,
  Usage,
  UsedIdToken,
  User,
} from '../auth/records.js'
import type { Custody } from '../custody/records.js'
import type { Project } from '../projects.js'

/**
 * Records of one kind, by key. A record is plain JSON and a value: it changes
 * only through `set`.
 */
export type Table<record> = {
  get(key: string): Promise<record | undefined>
  set(key: string, record: record): Promise<void>
  delete(key: string): Promise<void>
  /** Entries whose fields equal the given ones, the oldest first. */
  find(
    fields?: Partial<record> | undefined,
  ): Promise<readonly (readonly [key: string, record: record])[]>
}

/** A table of records that expire. */
export type ExpiringTable<record> = Table<record> & {
  /** Deletes expired records, and the oldest of more than `max`. */
  prune(parameters: { max: number; now: number }): Promise<void>
}

/** A value of the server itself. */
export type Setting = { value: string }

/** A value of the hosted sign-in. */
export type SignIn = { value: string; expiresAt: number }

/** Record tables. `createTables` lists each of them once more. */
export type Tables = {
  /** By email address. */
  accounts: Table<Account>
  challenges: ExpiringTable<Challenge>
  /** By hash of the token. */
  sessions: Table<Session>
  users: Table<User>
  /** By provider and subject. */
  identities: Table<Identity>
  /** By hash of the state. */
  socialLogins: ExpiringTable<SocialLogin>
  /** By hash. */
  tickets: ExpiringTable<Ticket>
  farcasterLogins: ExpiringTable<FarcasterLogin>
  /** By hash of the signed part. */
  idTokens: ExpiringTable<UsedIdToken>
  /** By user id. */
  custodies: Table<Custody>
  /** By what is limited. */
  uses: ExpiringTable<Usage>
  /** By name. */
  names: Table<NameRecord>
  /** By id. */
  projects: Table<Project>
  /** By permission id. */
  sessionDrafts: ExpiringTable<SessionDraft>
  /** By permission id. */
  smartSessions: Table<SmartSessionRecord>
  settings: Table<Setting>
  /** Nonces, codes and sessions of the hosted sign-in. */
  signIns: ExpiringTable<SignIn>
}

/** Everything the login service and the API remember. */
export type Store = Tables & {
  /**
   * Runs what reads and then writes, one at a time per key, across all
   * processes that share the store. Not reentrant.
   */
  lock<result>(key: string, run: () => Promise<result>): Promise<result>
}
