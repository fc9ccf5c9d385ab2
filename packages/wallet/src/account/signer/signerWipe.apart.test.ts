// A process of its own: libraries are replaced by ones that keep what they see.
import { expect, test, vi } from 'vitest'
import { createSignerWork } from '../../keys/createSignerWork.js'
import type { KeySource } from '../../keys/signerWire.js'

const seen = vi.hoisted(() => new Map<string, Uint8Array[]>())

const keep = vi.hoisted(() => (name: string, ...all: Uint8Array[]) => {
  seen.set(name, [...(seen.get(name) ?? []), ...all])
})

vi.mock('shamir-secret-sharing', async (load) => {
  const real = await load<typeof import('shamir-secret-sharing')>()
  return {
    async combine(shares: Uint8Array[]) {
      const bytes = await real.combine(shares)
      keep('share', ...shares)
      keep('secret', bytes)
      return bytes
    },
    async split(bytes: Uint8Array, shares: number, threshold: number) {
      const all = await real.split(bytes, shares, threshold)
      keep('secret', bytes)
      keep('share', ...all)
      return all
    },
  }
})

vi.mock('@noble/curves/secp256k1', async (load) => {
  const real = await load<typeof import('@noble/curves/secp256k1')>()
  const { secp256k1 } = real
  return {
    ...real,
    secp256k1: {
      ...secp256k1,
      utils: {
        ...secp256k1.utils,
        randomPrivateKey() {
          const key = secp256k1.utils.randomPrivateKey()
          keep('made', key)
          return key
        },
      },
      getPublicKey(key: Uint8Array, isCompressed: boolean) {
        keep('opened', key)
        return secp256k1.getPublicKey(key, isCompressed)
      },
      sign(hash: Uint8Array, key: Uint8Array, options: object) {
        keep('evm', key)
        return secp256k1.sign(hash, key, options)
      },
    },
  }
})

vi.mock('@noble/curves/ed25519', async (load) => {
  const real = await load<typeof import('@noble/curves/ed25519')>()
  const { ed25519 } = real
  return {
    ...real,
    ed25519: {
      ...ed25519,
      getPublicKey(seed: Uint8Array) {
        keep('opened', seed)
        return ed25519.getPublicKey(seed)
      },
      sign(bytes: Uint8Array, seed: Uint8Array) {
        keep('solana', seed)
        return ed25519.sign(bytes, seed)
      },
    },
  }
})

vi.mock('@scure/bip32', async (load) => {
  const real = await load<typeof import('@scure/bip32')>()
  return {
    HDKey: {
      fromMasterSeed(seed: Uint8Array) {
        keep('seed', seed)
        return real.HDKey.fromMasterSeed(seed)
      },
    },
  }
})

function takeSeen() {
  const all = Object.fromEntries(seen)
  seen.clear()
  return all
}

const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0)

function expectWiped(kinds: readonly string[]) {
  const all = takeSeen()
  // The libraries have seen them, so that the test says something.
  expect(Object.keys(all).sort()).toEqual([...kinds].sort())
  for (const [kind, bytes] of Object.entries(all))
    for (const one of bytes)
      expect({ kind, isZero: isZero(one) }).toEqual({ kind, isZero: true })
}

test('default: whatever was opened is overwritten before the answer', async () => {
  const work = createSignerWork()
  const vaultKey = {
    key: await crypto.subtle.generateKey(
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    ),
    origin: 'https://wallet.example',
  }
  const place = {
    ...{ challenge: 'x', deviceName: '', userId: 'ada', vaultKey },
    origin: 'https://wallet.example',
  }
  const recovery = () => ({
    ...{ method: 'code' as const, salt: 'AAAA' },
    secret: new Uint8Array(16).fill(3),
  })
  const given = recovery()
  const { change, kept } = await work.create({
    ...{ ...place, from: undefined, recovery: given },
  })
  expect(isZero(given.secret)).toBe(true)
  expectWiped(['opened', 'evm', 'secret', 'seed', 'share'])

  const { keyId, set, wrap } = JSON.parse(change.payload)
  const source: KeySource = {
    ...{ kept, userId: 'ada', vaultKey },
    auth: set.auth,
  }
  for (const kind of ['evm', 'solana'] as const) {
    await work.sign({
      source,
      work:
        kind === 'evm'
          ? { type: 'message', message: 'hello' }
          : { type: 'solana', bytes: new Uint8Array(3) },
    })
    expectWiped(['opened', kind, 'secret', 'seed', 'share'])
  }
  await work.change({ ...place, action: 'delete', payload: {}, source })
  expectWiped(['opened', 'evm', 'secret', 'seed', 'share'])
  await work.replaceWrap({ ...place, recovery: recovery(), source })
  expectWiped(['opened', 'evm', 'secret', 'seed', 'share'])
  await work.enrol({
    ...place,
    given: recovery(),
    owner: { addresses: kept.addresses, userId: 'ada' },
    records: { keyId, sets: [set], wrap },
  })
  expectWiped(['opened', 'evm', 'secret', 'seed', 'share'])
  // What fails is overwritten, too.
  const { addresses } = kept
  const wrong = { ...kept, addresses: { ...addresses, solana: 'x' } }
  await expect(
    work.sign({
      source: { ...source, kept: wrong },
      work: { type: 'message', message: 'hello' },
    }),
  ).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  expectWiped(['opened', 'secret', 'seed', 'share'])
})

test('behavior: so are the keys that one device alone keeps', async () => {
  takeSeen()
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...all) => {
    const bytes = await decrypt(...all)
    keep('text', new Uint8Array(bytes))
    return bytes
  })
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation((...all) => {
    keep('sealed', all[2] as Uint8Array)
    return encrypt(...all)
  })
  const random = crypto.getRandomValues.bind(crypto)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    random(bytes)
    if (bytes?.byteLength === 32) keep('made', bytes as never)
    return bytes
  })
  const work = createSignerWork()
  const algorithm = { name: 'AES-GCM', length: 256 }
  const key = await crypto.subtle.generateKey(algorithm, false, [
    'encrypt',
    'decrypt',
  ])
  const place = {
    userId: 'ann',
    vaultKey: { key, origin: 'https://wallet.example' },
  }
  const nothing = { evm: undefined, solana: undefined }
  const opened = await work.openDevice({ ...place, records: nothing })
  expectWiped(['made', 'opened', 'sealed', 'text'])
  const source = { ...place, ...opened }
  await work.sign({ source, work: { type: 'message', message: 'hello' } })
  expectWiped(['opened', 'evm', 'text'])
  await work.sign({
    source,
    work: { type: 'solana', bytes: new Uint8Array(3) },
  })
  expectWiped(['opened', 'solana', 'text'])
  const addresses = { ...opened.addresses, evm: 'x' }
  await expect(
    work.sign({
      source: { ...source, addresses },
      work: { type: 'message', message: 'hello' },
    }),
  ).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  expectWiped(['opened', 'text'])
  vi.restoreAllMocks()
})
