import { describe, expect, test } from 'vitest'
import { bindTo, type Owner } from '../../core/bindTo.js'
import { deriveWrapKeys } from '../../keys/deriveWrapKeys.js'
import { openBox } from '../../keys/openBox.js'
import { sealBox } from '../../keys/sealBox.js'

const owner: Owner = {
  addresses: { evm: '0x1', solana: 'A' },
  userId: 'alice',
}
const key = new Uint8Array(32).fill(7)
const bytes = Uint8Array.of(1, 2, 3)
const bind = bindTo(owner, { method: 'code', wrapId: 'w' })

describe('openBox', () => {
  test('default', async () => {
    const box = await sealBox({ bind, bytes, key })
    expect(await openBox({ bind, box, key })).toEqual(bytes)
    expect(await sealBox({ bind, bytes, key })).not.toBe(box)
  })

  test('error: another key, corrupt, no text of it', async () => {
    const box = await sealBox({ bind, bytes, key })
    const other = new Uint8Array(32).fill(8)
    expect(await openBox({ bind, box, key: other })).toBeUndefined()
    const first = box[0] === 'A' ? 'B' : 'A'
    for (const wrong of ['', 'AAAA', '%', first + box.slice(1), box.slice(4)])
      expect(await openBox({ bind, box: wrong, key })).toBeUndefined()
  })

  test('error: for another user, set, method, wrap or account', async () => {
    const sealed = await sealBox({ bind, bytes, key })
    const share = await sealBox({
      bind: bindTo(owner, { setId: 's' }),
      bytes,
      key,
    })
    const { addresses } = owner
    for (const bind of [
      bindTo({ ...owner, userId: 'mallory' }, { method: 'code', wrapId: 'w' }),
      bindTo(owner, { method: 'passkey', wrapId: 'w' }),
      bindTo(owner, { method: 'code', wrapId: 'v' }),
      bindTo(
        { ...owner, addresses: { ...addresses, evm: '0x2' } },
        { method: 'code', wrapId: 'w' },
      ),
      bindTo(
        { ...owner, addresses: { ...addresses, solana: 'B' } },
        { method: 'code', wrapId: 'w' },
      ),
      bindTo(owner, { setId: 'w' }),
    ])
      expect(await openBox({ bind, box: sealed, key })).toBeUndefined()
    const other = bindTo(owner, { setId: 't' })
    expect(await openBox({ bind: other, box: share, key })).toBeUndefined()
  })
})

describe('deriveWrapKeys', () => {
  const given = {
    method: 'code',
    salt: 'c2FsdA==',
    userId: 'alice',
    secret: new Uint8Array(16).fill(3),
  } as const

  test('default: the same again, and two that differ', async () => {
    const keys = await deriveWrapKeys(given)
    expect(keys).toEqual(await deriveWrapKeys(given))
    expect(keys.key).toHaveLength(32)
    expect(keys.key).not.toEqual(keys.proof)
  })

  test('behavior: every part counts', async () => {
    const { key, proof } = await deriveWrapKeys(given)
    for (const other of [
      { ...given, method: 'passkey' as const },
      { ...given, salt: 'c2FsdB==' },
      { ...given, userId: 'mallory' },
      { ...given, secret: new Uint8Array(16).fill(4) },
    ]) {
      const keys = await deriveWrapKeys(other)
      expect(keys.key).not.toEqual(key)
      expect(keys.proof).not.toEqual(proof)
    }
  })
})
