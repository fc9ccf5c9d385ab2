import { HostError } from 'latchkey/frame'
import { encodeBase64Url } from '../../core/encodeBase64Url.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'

const SECRET_BYTES = 32

export type GuestSecret = {
  /**
   * What opens the guest account of this browser; made on the first call.
   *
   * @throws HostError SOCIAL_FAILED where the browser does not keep it
   */
  read(): Promise<string>
  /** Forgets it, once the account has a login. */
  remove(): Promise<void>
}

/**
 * Random, one for each project, sealed in the frame's own storage; it outlives a
 * sign-out.
 */
export function createGuestSecret(parameters: {
  database: Database
  projectId: string
  vault: Vault
}): GuestSecret {
  const { database, projectId, vault } = parameters
  // Apps of several projects may share this storage.
  const name = `guest:${projectId}`
  return {
    async read() {
      // guard: guest-storage
      if (database.state !== 'kept')
        throw new HostError({
          message: 'This browser does not keep the account',
          code: 'SOCIAL_FAILED',
        })
      const known = await vault.open(name, await database.get(name))
      if (known) return known
      const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
      const sealed = await vault.seal(name, encodeBase64Url(bytes))
      // Another tab may be first.
      const stored = await database.setOnce(name, sealed)
      return (await vault.open(name, stored)) ?? encodeBase64Url(bytes)
    },
    remove: () => database.remove(name),
  }
}
