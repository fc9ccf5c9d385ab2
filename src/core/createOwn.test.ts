import { expect, test, vi } from 'vitest'
import { createOwn, type Own } from './createOwn.js'

type Owner = { name: string; own: Own<Owner> }

const createOwner = (): Owner => {
  const owner: Owner = { name: 'owner', own: createOwn(() => owner) }
  return owner
}

test('default: one instance per factory, created on first use', () => {
  const create = vi.fn(({ name }: { name: string }) => ({ name }))
  const owner = createOwner()
  expect(create).not.toHaveBeenCalled()
  const first = owner.own(create)
  expect(first).toEqual({ name: 'owner' })
  expect(owner.own(create)).toBe(first)
  expect(create).toHaveBeenCalledOnce()
})

test('behavior: `undefined` is a valid instance', () => {
  const create = vi.fn(() => undefined)
  const owner = createOwner()
  owner.own(create)
  owner.own(create)
  expect(create).toHaveBeenCalledOnce()
})

test('behavior: owners share nothing', () => {
  const create = () => ({})
  expect(createOwner().own(create)).not.toBe(createOwner().own(create))
})
