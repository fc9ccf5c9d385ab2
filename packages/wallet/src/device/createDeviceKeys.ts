import type { Signer } from '../signer/createSigner.js'
import type {
  FoundAddresses,
  SignerWork,
  SignWork,
} from '../signer/signerWire.js'
import type { Database } from '../storage/createDatabase.js'
import type { Vault } from '../storage/createVault.js'
import { keepDeviceRecords } from './keepDeviceRecords.js'
import { readDeviceRecords } from './readDeviceRecords.js'

/**
 * Keys that this browser keeps, and nobody else: one per user and kind of
 * network, encrypted at rest, and opened in the signer only.
 *
 * @param parameters.assertSettled - rejects while it is open where the user's
 * keys are kept, so that no second key is made beside one that exists
 */
export function createDeviceKeys(parameters: {
  assertSettled?: ((userId: string) => Promise<void>) | undefined
  database: Database
  signer: Pick<Signer, 'ask'>
  vault: Vault
}) {
  const { assertSettled, database, signer, vault } = parameters
  const { vaultKey } = vault
  const known = new Map<string, Promise<FoundAddresses>>()

  async function load(userId: string) {
    const open = (records: SignerWork['openDevice']['ask']['records']) =>
      signer.ask('openDevice', { records, userId, vaultKey })
    const name = `addresses:${userId}`
    const before = await readDeviceRecords(database, userId)
    const isMissing = before.evm === undefined || before.solana === undefined
    if (isMissing) {
      await assertSettled?.(userId)
      const { records } = await open(before)
      // Another tab may have been faster: what is stored counts.
      const stored = await keepDeviceRecords(database, userId, records)
      return remember(name, (await open(stored)).addresses)
    }
    const text = await vault.open(name, await database.get(name))
    if (text !== undefined) return JSON.parse(text) as FoundAddresses
    return remember(name, (await open(before)).addresses)
  }

  /** For the next page, which then needs no signer to tell its accounts. */
  async function remember(name: string, addresses: FoundAddresses) {
    // One that cannot be read now is tried again by the next page.
    if (addresses.evm !== undefined && addresses.solana !== undefined)
      await database.set(
        name,
        await vault.seal(name, JSON.stringify(addresses)),
      )
    return addresses
  }

  /** The user's accounts on this device, made on first use. */
  function getAddresses(userId: string) {
    const before = known.get(userId)
    if (before) return before
    const addresses = load(userId)
    known.set(userId, addresses)
    addresses.catch(() => known.delete(userId))
    return addresses
  }

  async function getSource(userId: string) {
    const addresses = await getAddresses(userId)
    const records = await readDeviceRecords(database, userId)
    return { addresses, records, userId, vaultKey }
  }

  return {
    getAddresses,
    sign: async (userId: string, work: SignWork) =>
      signer.ask('sign', { source: await getSource(userId), work }),
    /**
     * A private key as other wallets import it, for a user who has held the
     * button and typed a code.
     *
     * @throws HostError NO_PHRASE for the phrase
     */
    exportKey: async (
      userId: string,
      kind: SignerWork['exportKey']['ask']['kind'],
    ) => signer.ask('exportKey', { kind, source: await getSource(userId) }),
  }
}
