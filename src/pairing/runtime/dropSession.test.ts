import { expect, test, vi } from 'vitest'
import { dropSession } from './dropSession.js'
import type { SdkClient } from './sdk.js'

function setup(disconnect: () => Promise<void>) {
  const forgotten: string[] = []
  const remove = vi.fn(async () => {})
  const deletePairing = vi.fn(async () => {})
  const client = {
    core: {
      crypto: {
        deleteSymKey: async (topic: string) => void forgotten.push(topic),
      },
      expirer: { del() {} },
      pairing: { pairings: { delete: deletePairing } },
      relayer: { unsubscribe: async () => {} },
    },
    disconnect,
    session: {
      delete: remove,
      getAll: () => [{ topic: 'session', pairingTopic: 'pairing' }],
    },
  } as unknown as SdkClient
  return { client, deletePairing, forgotten, remove }
}

test('default: also removes the pairing and its key', async () => {
  const { client, deletePairing, forgotten, remove } = setup(async () => {})
  expect(await dropSession(client, 'session')).toBeUndefined()
  expect(remove).toHaveBeenCalledWith('session', expect.anything())
  expect(deletePairing).toHaveBeenCalledWith('pairing', expect.anything())
  await vi.waitFor(() => expect(forgotten).toEqual(['pairing']))
})

test('behavior: leaves no key behind when the wallet cannot be notified', async () => {
  const failure = new Error('offline')
  const { client, forgotten } = setup(async () => {
    throw failure
  })
  expect(await dropSession(client, 'session')).toBe(failure)
  await vi.waitFor(() => expect(forgotten).toEqual(['session', 'pairing']))
})
