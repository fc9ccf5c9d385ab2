import type { Auth } from './createAuth.js'
import { getAccount } from './getAccount.js'
import type { Account } from './records.js'
import { PLACES_MAX } from './rules.js'

/** Lets devices log in to an address. Runs under the lock of the address. */
export async function addDevices(
  auth: Pick<Auth, 'now' | 'store'>,
  parameters: {
    /** IP address they have logged in from, when it is known. */
    client?: string | undefined
    email: string
    hashes: readonly string[]
  },
): Promise<void> {
  const { client, email, hashes } = parameters
  const account = await getAccount(auth, email)
  const devices = [...new Set([...account.devices, ...hashes])]
  await auth.store.accounts.set(email, {
    ...account,
    devices,
    places: addPlace(account, { at: auth.now(), client }),
  })
}

function addPlace(
  { places = [] }: Account,
  { at, client }: { at: number; client: string | undefined },
) {
  if (client === undefined) return places
  const others = places.filter((place) => place.client !== client)
  return [...others, { at, client }].slice(-PLACES_MAX)
}
