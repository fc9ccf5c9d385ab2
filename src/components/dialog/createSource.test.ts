import { expect, test, vi } from 'vitest'
import { createSource } from './createSource.js'

const Component = () => null

test('default: loads once, on first use', async () => {
  const fetch = vi.fn(async () => Component)
  const source = createSource(fetch)
  expect(fetch).not.toHaveBeenCalled()
  expect(source.peek()).toBeUndefined()
  await Promise.all([source.load(), source.load()])
  source.preload()
  expect(fetch).toHaveBeenCalledOnce()
  expect(source.peek()).toBe(Component)
})

test('error: retries after a failure', async () => {
  const fetch = vi.fn(async () => Component)
  fetch.mockRejectedValueOnce(new Error('offline'))
  const source = createSource(fetch)
  await expect(source.load()).rejects.toThrow('offline')
  expect(source.peek()).toBeUndefined()
  await expect(source.load()).resolves.toBe(Component)
})

test('behavior: a failed preload does not throw', async () => {
  const fetch = vi.fn(async () => Component)
  fetch.mockRejectedValueOnce(new Error('offline'))
  const source = createSource(fetch)
  source.preload()
  await Promise.resolve()
  await expect(source.load()).resolves.toBe(Component)
  expect(fetch).toHaveBeenCalledTimes(2)
})
