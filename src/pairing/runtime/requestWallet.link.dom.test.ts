import { beforeEach, expect, test } from 'vitest'
import { hostileLinks } from '../../../test/setup/pairing/hostileLinks.js'
import type { PairingSession } from '../../core/ports/pairing.js'
import { createSdkStorage } from './createSdkStorage.js'
import { requestWallet } from './requestWallet.js'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const caipNetworkId = 'eip155:1'
const session = {
  topic: 'a',
  namespaces: {
    eip155: {
      accounts: [{ address: '0x', caipNetworkId }],
      chains: [caipNetworkId],
      events: [],
      methods: ['personal_sign'],
    },
  },
} as unknown as PairingSession

beforeEach(() => localStorage.clear())

/** Returns the link that the library finds when it is about to open the app. */
async function readAtRequest() {
  let found: string | null = ''
  const client = {
    async request() {
      found = localStorage.getItem(key)
      return '0x'.padEnd(132, '1')
    },
  }
  await requestWallet(client as never, {
    caipNetworkId,
    end: new AbortController().signal,
    method: 'personal_sign',
    params: [],
    session,
    signal: undefined,
  })
  return found
}

test('default: keeps the remembered wallet', async () => {
  const text = '{"href":"metamask://","name":"MetaMask"}'
  localStorage.setItem(key, text)
  expect(await readAtRequest()).toBe(text)
})

test('error: a hostile link is removed from storage before the request', async () => {
  for (const href of hostileLinks) {
    localStorage.setItem(key, JSON.stringify({ href, name: 'x' }))
    expect(await readAtRequest()).toBeNull()
  }
})

test('error: the storage of the library returns no link', async () => {
  const storage = createSdkStorage({
    prefix: 'sdk:',
    storage: localStorage,
  } as never)
  await storage.setItem(key, { href: 'javascript:alert(1)' })
  expect(await storage.getItem(key)).toBeUndefined()
  await storage.setItem('other', { a: 1 })
  expect(await storage.getItem('other')).toEqual({ a: 1 })
})
