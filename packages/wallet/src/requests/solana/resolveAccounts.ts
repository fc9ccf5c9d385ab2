import { base58 } from '@scure/base'
import type { AccountReader } from './createAccountReader.js'
import type { ParsedMessage } from './parseMessage.js'
import { programs } from './programs.js'
import { refuse } from './refuse.js'

const HEAD_BYTES = 56
const KEY_BYTES = 32

/**
 * Every account of the message in the order of its indexes: its own keys, then
 * those that its lookup tables name. Such a table only grows, so what it names
 * today it names tomorrow.
 *
 * @throws HostError -32602 when a table cannot be read, or an account is twice
 */
export async function resolveAccounts(
  { keys, lookups }: ParsedMessage,
  accounts: AccountReader,
): Promise<readonly string[]> {
  accounts.prefetch(lookups.map(({ table }) => table))
  const tables = await Promise.all(
    lookups.map(async ({ readonly, table, writable }) => {
      const entries = await readTable(accounts, table)
      const pick = (index: number) => {
        const entry = entries[index]
        if (entry === undefined) throw badTable()
        return entry
      }
      return { writable: writable.map(pick), readonly: readonly.map(pick) }
    }),
  )
  const all = [
    ...keys,
    ...tables.flatMap(({ writable }) => writable),
    ...tables.flatMap(({ readonly }) => readonly),
  ]
  if (new Set(all).size !== all.length)
    throw refuse('The transaction names an account twice')
  return all
}

async function readTable(accounts: AccountReader, address: string) {
  const account = await accounts.get(address)
  if (account?.owner !== programs.lookupTable) throw badTable()
  const { data } = account
  const entries: string[] = []
  for (let at = HEAD_BYTES; at + KEY_BYTES <= data.length; at += KEY_BYTES)
    entries.push(base58.encode(data.subarray(at, at + KEY_BYTES)))
  return entries
}

function badTable() {
  return refuse('A lookup table of the transaction cannot be read')
}
