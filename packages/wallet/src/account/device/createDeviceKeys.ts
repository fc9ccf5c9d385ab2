import { HostError } from 'latchkey/frame'
import type { Addresses } from '../../core/secret.js'
import type {
  FoundAddresses,
  SignerWork,
  SignWork,
} from '../../keys/signerWire.js'
import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'
import type { Signer } from '../signer/createSigner.js'
import { createKnownAddresses } from './createKnownAddresses.js'
import { keepDeviceRecords } from './keepDeviceRecords.js'
import { readDeviceRecords } from './readDeviceRecords.js'

/**
 * Keys that this browser keeps, and nobody else: one per user and kind of
 * network, encrypted at rest, and opened in the signer only.
 *
 * @param parameters.assertSettled - rejects while it is open where the user's
 * keys are kept, so that no second key is made beside one that exists
 * @param parameters.getKept - accounts that a window keeps the keys of; they
 * are told without the keys, and sign nothing before those are here
 */
export function createDeviceKeys(parameters: {
  assertSettled?: ((userId: string) => Promise<void>) | undefined
  database: Database
  getKept?: ((userId: string) => Promise<Addresses | undefined>) | undefined
  signer: Pick<Signer, 'ask'>
  vault: Vault
}) {
  const { assertSettled, database, getKept, signer, vault } = parameters
  const { vaultKey } = vault
  const remembered = createKnownAddresses({ database, vault })
  const known = new Map<string, Promise<FoundAddresses>>()

  async function load(userId: string) {
    const open = (records: SignerWork['openDevice']['ask']['records']) =>
      signer.ask('openDevice', { records, userId, vaultKey })
    const before = await readDeviceRecords(database, userId)
    const isMissing = before.evm === undefined || before.solana === undefined
    if (isMissing) {
      await assertSettled?.(userId)
      const { records } = await open(before)
      // Another tab may have been faster: what is stored counts.
      const stored = await keepDeviceRecords(database, userId, records)
      return remember(userId, (await open(stored)).addresses)
    }
    const found = await remembered.read(userId)
    if (found) return found
    return remember(userId, (await open(before)).addresses)
  }

  /** For the next page, which then needs no signer to tell its accounts. */
  async function remember(userId: string, addresses: FoundAddresses) {
    // One that cannot be read now is tried again by the next page.
    if (addresses.evm !== undefined && addresses.solana !== undefined)
      await remembered.write(userId, addresses)
    return addresses
  }

  /** The accounts of keys that a window keeps, and this frame lacks. */
  async function getAway(userId: string) {
    const kept = await getKept?.(userId)
    if (!kept) return undefined
    const { evm, solana } = await readDeviceRecords(database, userId)
    return evm === undefined || solana === undefined ? kept : undefined
  }

  /** The user's accounts on this device, made on first use. */
  async function getAddresses(userId: string) {
    const away = await getAway(userId)
    if (away) return away
    const before = known.get(userId)
    if (before) return before
    const addresses = load(userId)
    known.set(userId, addresses)
    addresses.catch(() => known.delete(userId))
    return addresses
  }

  async function getSource(userId: string) {
    // guard: away-signs
    // A key made now would be another account than the one that is shown.
    if (await getAway(userId)) throw notHere()
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

function notHere() {
  return new HostError({
    message: 'The account is not open in this page yet. Sign in again.',
    code: 'LOGIN_REQUIRED',
  })
}
