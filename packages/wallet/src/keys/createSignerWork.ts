import { HostError } from 'latchkey/frame'
import { decodeBase64 } from '../core/decodeBase64.js'
import { encodeBase64 } from '../core/encodeBase64.js'
import { refuseShare } from '../core/refuseShare.js'
import { type Addresses, KEY_BYTES, type Secret } from '../core/secret.js'
import { wipe } from '../core/wipe.js'
import { openText } from '../storage/openText.js'
import { completeRecords } from './completeRecords.js'
import { createSecret } from './createSecret.js'
import { deriveAddress } from './deriveAddress.js'
import { deriveAddresses } from './deriveAddresses.js'
import { deriveKeys, type Keys } from './deriveKeys.js'
import { deriveWrapKeys } from './deriveWrapKeys.js'
import { formatKey } from './formatKey.js'
import { openDeviceKey } from './openDeviceKey.js'
import { openRecords } from './openRecords.js'
import { openShares } from './openShares.js'
import { prepareSet } from './prepareSet.js'
import { type MethodSecret, prepareWrap } from './prepareWrap.js'
import { signChange } from './signChange.js'
import type {
  KeySource,
  ShareSource,
  SignerType,
  SignerWork,
} from './signerWire.js'
import { signWork } from './signWork.js'
import { solveWork } from './solveWork.js'
import { toPhrase } from './toPhrase.js'
import { toShareName } from './toShareName.js'
import { wipeSecret } from './wipeSecret.js'

type Work = {
  [type in SignerType]: (
    ask: SignerWork[type]['ask'],
  ) => Promise<SignerWork[type]['answer']>
}

/**
 * All that is done with a key while it is whole. Runs in the worker of the
 * frame page; whatever it opens is overwritten before it answers.
 */
export function createSignerWork(): Work {
  return {
    async prove(ask) {
      const { key, proof } = await deriveWrapKeys(ask)
      const encoded = encodeBase64(proof)
      wipe(key, proof, ask.secret)
      return encoded
    },

    async openDevice({ userId, vaultKey, ...given }) {
      const records = await completeRecords({ ...given, userId, vaultKey })
      // Each on its own: one that cannot be read does not block the other.
      async function find(kind: keyof Addresses) {
        let key: Uint8Array | undefined
        try {
          key = await openDeviceKey(kind, { records, userId, vaultKey })
          return deriveAddress(kind, key)
        } catch {
          return undefined
        } finally {
          wipe(key) // guard: device-open-wipe
        }
      }
      const addresses = { evm: await find('evm'), solana: await find('solana') }
      return { addresses, records }
    },

    async create(ask) {
      const { challenge, origin, userId } = ask
      const secret = await openFirstSecret(ask)
      const keys = await deriveKeys(secret)
      try {
        const addresses = deriveAddresses(keys)
        const made = await prepare({ ...ask, addresses, secret })
        const { kept, ...others } = made
        const change = signChange({
          ...{ challenge, origin, userId },
          action: 'create',
          key: keys.evm,
          payload: { addresses, ...others },
        })
        return { change, kept }
      } finally {
        wipe(keys.evm, keys.solana, ask.recovery.secret)
        wipeSecret(secret)
      }
    },

    async enrol(ask) {
      const { challenge, deviceName, origin, owner, records } = ask
      const { vaultKey } = ask
      const { userId } = owner
      const { keys, recoveryKey, secret } = await openGiven(ask)
      try {
        const { kept, set } = await prepareSet({
          ...{ deviceName, owner, recoveryKey, secret, vaultKey },
        })
        const change = signChange({
          ...{ challenge, origin, userId },
          action: 'add-set',
          key: keys.evm,
          payload: { keyId: records.keyId, set },
        })
        return { change, kept }
      } finally {
        wipe(keys.evm, keys.solana, recoveryKey)
        wipeSecret(secret)
      }
    },

    async addWrap(ask) {
      const { challenge, deviceName, origin, owner, records, setId } = ask
      const { recovery, vaultKey } = ask
      const { addresses, userId } = owner
      const { keyId } = records
      const { keys, recoveryKey, secret } = await openGiven(ask)
      try {
        const { kept, ...made } = await prepare({
          ...{ addresses, deviceName, keyId, recovery, recoveryKey },
          ...{ secret, userId, vaultKey },
        })
        const change = signChange({
          ...{ challenge, origin, userId },
          action: 'change-wrap',
          key: keys.evm,
          payload: { ...made, setId },
        })
        return { change, kept }
      } finally {
        wipe(keys.evm, keys.solana, recoveryKey, recovery.secret)
        wipeSecret(secret)
      }
    },

    replaceWrap: (ask) =>
      withKeys(ask.source, async ({ keys, secret }) => {
        const { challenge, deviceName, origin, recovery, source, userId } = ask
        const { addresses, setId } = source.kept
        const { vaultKey } = source
        const { kept, ...made } = await prepare({
          ...{ addresses, deviceName, recovery, secret, userId, vaultKey },
        }).finally(() => wipe(recovery.secret))
        const change = signChange({
          ...{ challenge, origin, userId },
          action: 'change-wrap',
          key: keys.evm,
          payload: { ...made, setId },
        })
        return { change, kept }
      }),

    change: (ask) =>
      withKeys(ask.source, async ({ keys }) => {
        const { action, challenge, origin, payload, userId } = ask
        const key = keys.evm
        return signChange({ action, challenge, key, origin, payload, userId })
      }),

    sign: ({ source, work }) =>
      withKey(source, work.type === 'solana' ? 'solana' : 'evm', ({ key }) =>
        signWork(key, work),
      ),

    solve: async (work) => solveWork(work),

    async exportKey({ kind, source }) {
      if (kind !== 'phrase')
        return withKey(source, kind, (opened) => formatKey({ kind, ...opened }))
      if ('records' in source) throw noPhrase()
      return withKeys(source, async ({ secret }) => {
        if (secret.type === 'phrase') return toPhrase(secret.entropy)
        throw noPhrase()
      })
    },
  }
}

function noPhrase() {
  return new HostError({
    message: 'This wallet has no recovery phrase',
    code: 'NO_PHRASE',
  })
}

/**
 * A recovery key, its wrap, and the set of this device under it. Wipes the
 * key.
 */
async function prepare(parameters: {
  addresses: Addresses
  deviceName: string
  /** Of the recovery key; default: new ones. */
  keyId?: string | undefined
  recovery: MethodSecret
  recoveryKey?: Uint8Array | undefined
  secret: Secret
  userId: string
  vaultKey: KeySource['vaultKey']
}) {
  const { addresses, deviceName, recovery, secret, userId } = parameters
  const owner = { addresses, userId }
  const {
    keyId = crypto.randomUUID(),
    recoveryKey = crypto.getRandomValues(new Uint8Array(KEY_BYTES)),
  } = parameters
  try {
    const wrap = await prepareWrap({ owner, recoveryKey, secret: recovery })
    const { vaultKey } = parameters
    const { kept, set } = await prepareSet({
      ...{ deviceName, owner, recoveryKey, secret, vaultKey },
    })
    await rehearse({ addresses, keyId, recovery, set, userId, wrap })
    return { keyId, kept, set, wrap }
  } finally {
    wipe(recoveryKey)
  }
}

/** The secret of a new wallet: of this device's keys, if it has any. */
async function openFirstSecret(
  ask: Pick<SignerWork['create']['ask'], 'from' | 'userId' | 'vaultKey'>,
): Promise<Secret> {
  const { from, userId, vaultKey } = ask
  if (!from) return createSecret()
  const place = { userId, vaultKey }
  const records = await completeRecords({ ...place, records: from })
  const evm = await openDeviceKey('evm', { ...place, records })
  try {
    const solana = await openDeviceKey('solana', { ...place, records })
    return { type: 'keys', evm, solana }
  } catch (error) {
    wipe(evm)
    throw error
  }
}

/** Opens the server's records with what a method has given. */
async function openGiven(
  ask: Pick<SignerWork['enrol']['ask'], 'given' | 'owner' | 'records'>,
) {
  const { given, owner, records } = ask
  const { method, secret } = given
  const { userId } = owner
  const { key, proof } = await deriveWrapKeys({ ...given, userId })
  wipe(proof, secret)
  return openRecords({ key, method, owner, records }).finally(() => wipe(key))
}

/** Opens the key for one piece of work, and overwrites it. */
async function withKeys<result>(
  source: ShareSource,
  run: (opened: { keys: Keys; secret: Secret }) => Promise<result>,
): Promise<result> {
  const { keys, secret } = await openShare(source)
  try {
    return await run({ keys, secret })
  } finally {
    // guard: signer-wipe
    wipe(keys.evm, keys.solana)
    wipeSecret(secret)
  }
}

/** As `withKeys`, with the key of one kind of network. */
async function withKey<result>(
  source: KeySource,
  kind: keyof Keys,
  run: (opened: { address: string; key: Uint8Array }) => result,
): Promise<result> {
  if (!('records' in source))
    return withKeys(source, async ({ keys }) =>
      run({ address: source.kept.addresses[kind], key: keys[kind] }),
    )
  const key = await openDeviceKey(kind, source)
  try {
    const address = deriveAddress(kind, key)
    // guard: device-address
    if (address !== source.addresses[kind]) throw refuseShare()
    return run({ address, key })
  } finally {
    wipe(key) // guard: device-wipe
  }
}

async function openShare({ auth, kept, userId, vaultKey }: ShareSource) {
  const { addresses, key = vaultKey.key, setId } = kept
  const { origin } = vaultKey
  const name = toShareName(userId, setId)
  const text = await openText({ key, origin }, name, kept.share)
  const device = text === undefined ? undefined : decodeBase64(text)
  const share = decodeBase64(auth)
  if (!device || !share) throw refuseShare()
  return openShares({
    expected: addresses,
    shares: [device, share],
  }).finally(() => wipe(device, share))
}

/** Opens records as another device will, before anything relies on them. */
async function rehearse(made: {
  addresses: Addresses
  keyId: string
  recovery: MethodSecret
  set: { id: string; auth: string; recovery: string }
  userId: string
  wrap: { id: string; data: string }
}) {
  const { addresses, keyId, recovery, set, userId, wrap } = made
  const { key, proof } = await deriveWrapKeys({ ...recovery, userId })
  const { keys, recoveryKey, secret } = await openRecords({
    key,
    method: recovery.method,
    owner: { addresses, userId },
    records: { keyId, sets: [set], wrap },
  }).finally(() => wipe(key, proof))
  wipe(keys.evm, keys.solana, recoveryKey)
  wipeSecret(secret)
}
