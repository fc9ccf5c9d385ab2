import { HostError } from 'latchkey/frame'
import { describe, expect, test } from 'vitest'
import type { MethodSecret } from '../../keys/prepareWrap.js'
import { toDraft } from './toDraft.js'

const empty = new Uint8Array(32)
const toSecret = (): MethodSecret => ({
  method: 'automatic',
  salt: 'c2FsdA==',
  secret: new Uint8Array(32).fill(7),
})

/** A draft whose first try fails, and what each try was given. */
function setup() {
  const given: { during: Uint8Array; recovery: MethodSecret }[] = []
  const draft = toDraft(async (recovery) => {
    given.push({ during: recovery.secret.slice(), recovery })
    if (given.length === 1)
      throw new HostError({ message: 'The network failed', code: 'FAILED' })
    return { evm: '0x1', solana: 'S' }
  })
  return { draft, given }
}

describe('toDraft', () => {
  test('behavior: the secret of a failed try is wiped, and another try works', async () => {
    const { draft, given } = setup()
    const [failed, kept] = [toSecret(), toSecret()]
    await expect(draft.keep(failed)).rejects.toMatchObject({ code: 'FAILED' })
    expect(failed.secret).toEqual(empty)
    await draft.keep(kept)
    expect(kept.secret).toEqual(empty)
    for (const { during } of given) expect(during).toEqual(toSecret().secret)
  })

  test('behavior: a code that was typed back is wiped too', async () => {
    const { draft, given } = setup()
    await expect(draft.confirm(draft.code)).rejects.toMatchObject({
      code: 'FAILED',
    })
    await draft.confirm(draft.code)
    expect(given).toHaveLength(2)
    for (const { during, recovery } of given) {
      expect(during.some((byte) => byte !== 0)).toBe(true)
      expect(recovery.secret.every((byte) => byte === 0)).toBe(true)
    }
  })
})
