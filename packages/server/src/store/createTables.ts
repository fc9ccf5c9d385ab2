import type { ExpiringTable, Tables } from './store.js'

/**
 * Creates every table of a store. A new table is one line here and one in
 * `Tables`; it needs no migration.
 *
 * @param create - creates the table with this name
 */
export function createTables(
  create: <record extends object>(name: keyof Tables) => ExpiringTable<record>,
): Tables {
  return {
    accounts: create('accounts'),
    challenges: create('challenges'),
    sessions: create('sessions'),
    users: create('users'),
    identities: create('identities'),
    socialLogins: create('socialLogins'),
    tickets: create('tickets'),
    farcasterLogins: create('farcasterLogins'),
    idTokens: create('idTokens'),
    passkeys: create('passkeys'),
    passkeyChallenges: create('passkeyChallenges'),
    factors: create('factors'),
    custodies: create('custodies'),
    deletions: create('deletions'),
    spendings: create('spendings'),
    uses: create('uses'),
    names: create('names'),
    projects: create('projects'),
    sessionDrafts: create('sessionDrafts'),
    smartSessions: create('smartSessions'),
    settings: create('settings'),
    signIns: create('signIns'),
  }
}
