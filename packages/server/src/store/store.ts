import type { Deletion } from '../account/records.js'
import type { StoredName } from '../api/names/records.js'
import type {
  SessionDraft,
  SmartSessionRecord,
} from '../api/sessions/records.js'
import type {
  Account,
  Challenge,
  Factors,
  FarcasterLogin,
  Identity,
  Passkey,
  PasskeyChallenge,
  Session,
  SocialLogin,
  Spending,
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
    page?: Page | undefined,
  ): Promise<readonly (readonly [key: string, record: record])[]>
}

/** A part of what `find` finds. */
export type Page = {
  /** Key of an entry; those that were added before it are given. */
  before?: string | undefined
  /** Default `false`. */
  isNewestFirst?: boolean | undefined
  /** Default: all entries. */
  limit?: number | undefined
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
  /** By credential id, as base64url. */
  passkeys: Table<Passkey>
  /** By hash of the state of a login, or of a session. */
  passkeyChallenges: ExpiringTable<PasskeyChallenge>
  /** By user id. */
  factors: Table<Factors>
  /** By user id. */
  custodies: Table<Custody>
  /** By user id. */
  deletions: Table<Deletion>
  /** By user id. Never pruned: what makes room would be forgotten. */
  spendings: Table<Spending>
  /** By what is limited. */
  uses: ExpiringTable<Usage>
  /** By name. */
  names: Table<StoredName>
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

/** Records to be read: by keys, or by what the first step has found. */
export type Step =
  | { keys: readonly string[]; table: keyof Tables }
  /** The record whose key is this field of the first step's only record. */
  | { keyIn: string; table: keyof Tables }
  /** Records with the same value in this field as that record. */
  | { sameIn: string; table: keyof Tables }

/** One of the things that are counted. */
export type Use = {
  /** Of what is limited, such as `mail:192.0.2.1`. */
  key: string
  limits: readonly { max: number; windowMs: number }[]
}

/** Everything the login service and the API remember. */
export type Store = Tables & {
  /**
   * Runs what reads and then writes, one at a time per key, across all
   * processes that share the store. Not reentrant. It may take as long as it
   * needs, as a request to a service outside does.
   */
  lock<result>(key: string, run: () => Promise<result>): Promise<result>
  /**
   * Runs what reads records and then writes some. All that it has written is
   * stored at once, if nothing that it has read has changed by then; else it
   * runs again. So it may do nothing else. What was written before a
   * `ServiceError` is stored too. Runs of this process with the same key take
   * turns. What the draft loads at once, it is then asked for one by one.
   */
  change<result>(
    key: string,
    run: (draft: Store) => Promise<result>,
  ): Promise<result>
  /** Reads records at once; the entries of each step. */
  load(
    steps: readonly Step[],
  ): Promise<readonly (readonly (readonly [key: string, record: unknown])[])[]>
  /**
   * Counts uses in their order, each only if those before it are within their
   * limits, and so is this one.
   *
   * @returns How many were counted.
   */
  count(uses: readonly Use[], now: number): Promise<number>
}
