import { mnemonicToSeedSync } from '@scure/bip39'
import { hexToBytes, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Secret } from '../../core/secret.js'
import { createSecret } from '../../keys/createSecret.js'
import { decodeSecret } from '../../keys/decodeSecret.js'
import { deriveAddresses } from '../../keys/deriveAddresses.js'
import { deriveKeys } from '../../keys/deriveKeys.js'
import { deriveSolanaSeed } from '../../keys/deriveSolanaSeed.js'
import { encodeSecret } from '../../keys/encodeSecret.js'
import { openShares } from '../../keys/openShares.js'
import { splitSecret } from '../../keys/splitSecret.js'
import { toPhrase } from '../../keys/toPhrase.js'

const about = { type: 'phrase', entropy: new Uint8Array(16) } as const
const junk = {
  type: 'phrase',
  entropy: hexToBytes('0xdf9bf37e6fcdf9bf37e6fcdf9bf37e3c'),
} as const

const addressesOf = async (secret: Secret) =>
  deriveAddresses(await deriveKeys(secret))

describe('deriveKeys', () => {
  test('default: the accounts that MetaMask and Phantom open', async () => {
    expect(toPhrase(about.entropy)).toBe(`${'abandon '.repeat(11)}about`)
    expect(await addressesOf(about)).toEqual({
      evm: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    })
    expect(toPhrase(junk.entropy)).toBe(`${'test '.repeat(11)}junk`)
    expect((await addressesOf(junk)).solana).toBe(
      'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96',
    )
    expect((await addressesOf(junk)).evm).toBe(
      '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    )
  })

  test('behavior: keys of an earlier version stay as they are', async () => {
    const secret = {
      type: 'keys',
      evm: new Uint8Array(32).fill(1),
      solana: new Uint8Array(32).fill(2),
    } as const
    const keys = await deriveKeys(secret)
    expect(keys).toEqual({ evm: secret.evm, solana: secret.solana })
    // Copies, so that wiping one leaves the other.
    keys.evm.fill(0)
    expect(secret.evm[0]).toBe(1)
  })
})

// https://github.com/satoshilabs/slips/blob/master/slip-0010.md has no vector
// of this path; the first of BIP-39 was checked against Phantom.
test('deriveSolanaSeed: of the seed that the library gives', async () => {
  const seed = mnemonicToSeedSync(toPhrase(junk.entropy))
  const { solana } = await deriveKeys(junk)
  expect(toHex(await deriveSolanaSeed(seed))).toBe(toHex(solana))
})

describe('encodeSecret', () => {
  const keys = {
    type: 'keys',
    evm: new Uint8Array(32).fill(1),
    solana: new Uint8Array(32).fill(2),
  } as const

  test.each([about, createSecret(), keys])('default: %#', (secret) => {
    expect(decodeSecret(encodeSecret(secret))).toEqual(secret)
  })

  test('error: other bytes are no secret', () => {
    for (const bytes of [[], [1], [1, ...new Uint8Array(32)], [2, 3], [3]])
      expect(decodeSecret(Uint8Array.from(bytes))).toBeUndefined()
    expect(decodeSecret(Uint8Array.from([3, ...about.entropy]))).toBeUndefined()
  })
})

describe('openShares', () => {
  test('default: any two of three', async () => {
    const expected = await addressesOf(junk)
    const { auth, device, recovery } = await splitSecret(junk)
    for (const shares of [
      [device, auth],
      [auth, recovery],
      [recovery, device],
    ] as const) {
      const { keys, secret } = await openShares({ expected, shares })
      expect(secret).toEqual(junk)
      expect(deriveAddresses(keys)).toEqual(expected)
    }
  })

  test('behavior: no share says anything, and no split is like another', async () => {
    const one = await splitSecret(junk)
    const two = await splitSecret(junk)
    const hex = toHex(junk.entropy).slice(2)
    for (const share of Object.values(one)) {
      expect(toHex(share)).not.toContain(hex)
      for (const other of Object.values(two))
        expect(toHex(share)).not.toBe(toHex(other))
    }
  })

  test('error: shares of two sets, of another user, corrupt, cut short', async () => {
    const expected = await addressesOf(junk)
    const mine = await splitSecret(junk)
    const stale = await splitSecret(junk)
    const foreign = await splitSecret(about)
    const corrupt = mine.auth.slice()
    corrupt[3] = (corrupt[3] ?? 0) ^ 1
    const refused = { code: 'SHARE_REFUSED' }
    const refuse = (shares: readonly [Uint8Array, Uint8Array]) =>
      expect(openShares({ expected, shares })).rejects.toMatchObject(refused)
    await refuse([mine.device, stale.auth])
    await refuse([mine.device, foreign.auth])
    await refuse([foreign.device, foreign.auth])
    await refuse([mine.device, corrupt])
    await refuse([mine.device, mine.auth.slice(1)])
    await refuse([mine.device, mine.device])
    await refuse([mine.device, new Uint8Array(0)])
    // The control.
    await openShares({ expected, shares: [mine.device, mine.auth] })
  })

  test('error: one of the addresses is another', async () => {
    const { auth, device } = await splitSecret(junk)
    const expected = await addressesOf(junk)
    const other = await addressesOf(about)
    for (const wrong of [
      { ...expected, evm: other.evm },
      { ...expected, solana: other.solana },
    ])
      await expect(
        openShares({ expected: wrong, shares: [device, auth] }),
      ).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  })
})
