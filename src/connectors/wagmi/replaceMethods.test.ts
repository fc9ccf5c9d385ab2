import { expect, test } from 'vitest'
import {
  createRoughConnector,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { replaceMethods } from './replaceMethods.js'
import type { ConnectorMethods } from './types.js'

function setup() {
  const calls: string[] = []
  const { first } = setupRough([
    createRoughConnector('fox', {
      isAuthorized: async () => {
        calls.push('own')
        return true
      },
    }),
  ])
  const add = (name: string) =>
    replaceMethods(first, (inner) => ({
      isAuthorized() {
        calls.push(name)
        return inner.isAuthorized()
      },
    }))
  async function read() {
    calls.length = 0
    expect(await first.isAuthorized()).toBe(true)
    return [...calls]
  }
  return { add, first, own: { ...first }, read }
}

test('default: the last layer is the outermost', async () => {
  const { add, read } = setup()
  add('one')
  add('two')
  expect(await read()).toEqual(['two', 'one', 'own'])
})

test.each([
  ['in order', [0, 1]],
  ['in reverse', [1, 0]],
])('behavior: removed %s, leaves nothing behind', async (_name, order) => {
  const { add, first, own, read } = setup()
  const removes = [add('one'), add('two')]
  removes[order[0] ?? 0]?.()
  expect(await read()).toHaveLength(2)
  removes[order[1] ?? 0]?.()
  // Each layer is removed only once.
  removes[0]?.()
  expect({ ...first }).toEqual(own)
  for (const name of ['connect', 'getProvider', 'isAuthorized'] as const)
    expect(first[name]).toBe(own[name])
  expect(Object.getOwnPropertySymbols(first)).toEqual([])
  add('three')
  removes[0]?.()
  expect(await read()).toEqual(['three', 'own'])
})

test('behavior: keeps what another library puts on top', async () => {
  const { add, first, read } = setup()
  const remove = add('one')
  const { isAuthorized } = first
  const foreign: ConnectorMethods['isAuthorized'] = () => isAuthorized()
  first.isAuthorized = foreign
  remove()
  expect(first.isAuthorized).toBe(foreign)
  expect(await read()).toEqual(['own'])
})

test('behavior: connectors are called with themselves as `this`', async () => {
  const { first } = setupRough([
    createRoughConnector('fox', {
      async isAuthorized(this: { id: string }) {
        return this.id === 'fox'
      },
    }),
  ])
  replaceMethods(first, () => ({}))
  const { isAuthorized } = first
  expect(await isAuthorized()).toBe(true)
})

test('behavior: a connector that lacks a method', async () => {
  const { first } = setupRough([
    createRoughConnector('fox', { getProvider: undefined as never }),
  ])
  const remove = replaceMethods(first, (inner) => ({
    getProvider: async () => inner.getProvider(),
  }))
  await expect(first.getProvider()).rejects.toBeInstanceOf(TypeError)
  remove()
  expect(first.getProvider).toBeUndefined()
})
