import { describe, expect, test, vi } from 'vitest'

import { settle } from '../../../test/setup/frame/createPair.js'
import { createApprovalQueue } from './createApprovalQueue.js'

/** Opens a queue whose approvals the test settles, and records the results. */
function open() {
  const queue = createApprovalQueue()
  const fates: Record<string, unknown> = {}
  const asked: string[] = []
  function enqueue(id: string, controller = new AbortController()) {
    const gate = { resolve: () => {}, reject: (_: unknown) => {} }
    const state = { ...gate, controller, waiting: () => -1 }
    queue((getWaiting) => {
      asked.push(id)
      state.waiting = getWaiting
      return new Promise((resolve, reject) => {
        state.resolve = resolve
        state.reject = reject
      })
    }, controller.signal).then(
      () => {
        fates[id] = 'approved'
      },
      (error) => {
        fates[id] = error
      },
    )
    return state
  }
  return { asked, enqueue, fates }
}
const aborted = expect.objectContaining({
  name: 'HostError',
  message: 'Request was aborted',
  code: 4001,
})

describe('createApprovalQueue', () => {
  test('default: one at a time, in order', async () => {
    const { asked, enqueue, fates } = open()
    const first = enqueue('1')
    const second = enqueue('2')
    enqueue('3')
    await settle()
    expect(asked).toEqual(['1'])
    expect(first.waiting()).toBe(2)
    first.resolve()
    await settle()
    expect(asked).toEqual(['1', '2'])
    expect(fates).toEqual({ 1: 'approved' })
    expect(second.waiting()).toBe(1)
    const failure = new Error('no')
    second.reject(failure)
    await settle()
    expect(asked).toEqual(['1', '2', '3'])
    expect(fates[2]).toBe(failure)
  })

  test('behavior: the open approval is aborted', async () => {
    const { asked, enqueue, fates } = open()
    const first = enqueue('1')
    enqueue('2')
    await settle()
    first.controller.abort()
    await settle()
    expect(fates[1]).toEqual(aborted)
    expect(asked).toEqual(['1', '2'])
  })

  test('behavior: a waiting approval leaves at once and keeps the order', async () => {
    const { asked, enqueue, fates } = open()
    const first = enqueue('1')
    const second = enqueue('2')
    enqueue('3')
    await settle()
    second.controller.abort()
    await settle()
    expect(fates).toEqual({ 2: aborted })
    expect(first.waiting()).toBe(1)
    expect(asked).toEqual(['1'])
    first.resolve()
    await settle()
    expect(asked).toEqual(['1', '3'])
  })

  test('behavior: an approval that was aborted before is never shown', async () => {
    const { asked, enqueue, fates } = open()
    const controller = new AbortController()
    controller.abort()
    enqueue('1', controller)
    await settle()
    expect(fates).toEqual({ 1: aborted })
    expect(asked).toEqual([])
    enqueue('2')
    await settle()
    expect(asked).toEqual(['2'])
  })

  test('behavior: leaves no listeners behind', async () => {
    const { enqueue, fates } = open()
    const controller = new AbortController()
    const added = vi.spyOn(controller.signal, 'addEventListener')
    const removed = vi.spyOn(controller.signal, 'removeEventListener')
    const first = enqueue('1', controller)
    await settle()
    first.resolve()
    await settle()
    expect(fates).toEqual({ 1: 'approved' })
    expect(added.mock.calls.length).toBeGreaterThan(0)
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })

  test('error: at most twenty wait behind the open one', async () => {
    const { asked, enqueue, fates } = open()
    const all = Array.from({ length: 22 }, (_, index) => enqueue(`${index}`))
    await settle()
    expect(fates).toEqual({
      21: expect.objectContaining({
        name: 'HostError',
        message: 'Too many requests wait for approval',
        code: -32005,
      }),
    })
    expect(all[0]?.waiting()).toBe(20)
    all[0]?.resolve()
    await settle()
    enqueue('next')
    await settle()
    expect(fates).not.toHaveProperty('next')
    expect(asked).toEqual(['0', '1'])
  })
})
