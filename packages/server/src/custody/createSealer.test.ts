import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSealer } from './createSealer.js'

const key = randomBytes(32)
const bind = ['ada', 'set', 'auth']

test('default', async () => {
  const sealer = createSealer({ keys: [key] })
  const sealed = await sealer.seal(bind, 'share')
  expect(sealed).not.toContain('share')
  expect(await sealer.seal(bind, 'share')).not.toBe(sealed)
  expect(await sealer.open(bind, sealed)).toBe('share')
})

test('error: for another owner, corrupt, cut short', async () => {
  const sealer = createSealer({ keys: [key] })
  const sealed = await sealer.seal(bind, 'share')
  const parts = sealed.split('.')
  const last = parts.pop() ?? ''
  const swapped = (last[0] === 'A' ? 'B' : 'A') + last.slice(1)
  for (const other of [['eve', 'set', 'auth'], ['ada', 'set'], []])
    await expect(sealer.open(other, sealed)).rejects.toThrow()
  for (const wrong of [
    '',
    [...parts, swapped].join('.'),
    sealed.slice(0, -8),
    ['2', ...parts.slice(1), last].join('.'),
  ])
    await expect(sealer.open(bind, wrong)).rejects.toThrow()
})

test('param: keys', async () => {
  const old = createSealer({ keys: [key] })
  const sealed = await old.seal(bind, 'share')
  const fresh = randomBytes(32)
  // After a rotation both open, and the new one seals.
  const both = createSealer({ keys: [fresh, key] })
  expect(await both.open(bind, sealed)).toBe('share')
  const again = await both.seal(bind, 'share')
  expect(await createSealer({ keys: [fresh] }).open(bind, again)).toBe('share')
  await expect(old.open(bind, again)).rejects.toThrow('There is no master key')
  expect(() => createSealer({ keys: [randomBytes(16)] })).toThrow('32 bytes')
})
