import { beforeEach, expect, test, vi } from 'vitest'
import {
  createDisk,
  createPairingPage,
} from '../../test/setup/pairing/createPairingPage.js'
import { createSdkStub } from '../../test/setup/pairing/createSdkStub.js'

const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
const remembered = createDisk()

beforeEach(() => {
  remembered.items.clear()
  vi.stubGlobal('localStorage', remembered)
})

async function open() {
  const sdk = createSdkStub()
  const page = createPairingPage({
    loadSdk: sdk.loadSdk,
    relayUrl: 'ws://localhost:1',
  })
  const both = Promise.all([
    page.pairing.connect({ namespace: 'eip155' }),
    page.pairing.connect({ namespace: 'solana' }),
  ])
  await page.nextUri()
  const session = sdk.last().approve()
  await both
  remembered.setItem(key, '{"href":"metamask://","name":"MetaMask"}')
  return { ...page, sdk, session }
}

test('default: the link of the last wallet is removed with its session', async () => {
  const { close, sdk, session } = await open()
  sdk.emit('session_delete', { topic: session.topic })
  expect(remembered.items.has(key)).toBe(false)
  await close()
})

test('behavior: removed with the last namespace', async () => {
  const { close, pairing } = await open()
  await pairing.disconnect({ namespace: 'eip155' })
  expect(remembered.items.has(key)).toBe(true)
  await pairing.disconnect({ namespace: 'solana' })
  expect(remembered.items.has(key)).toBe(false)
  await close()
})

test('behavior: kept when another tab has paired by a link', async () => {
  const { close, getCore } = await open()
  ;(await getCore())?.discard()
  expect(remembered.items.has(key)).toBe(true)
  await close()
})

test('behavior: removed when an attempt starts', async () => {
  const sdk = createSdkStub()
  const page = createPairingPage({
    loadSdk: sdk.loadSdk,
    relayUrl: 'ws://localhost:1',
  })
  remembered.setItem(key, '{"href":"metamask://","name":"MetaMask"}')
  page.pairing.connect({ namespace: 'eip155' }).catch(() => {})
  await page.nextUri()
  expect(remembered.items.has(key)).toBe(false)
  page.pairing.abort()
  await page.close()
})

test('behavior: removed with an ended session of an earlier visit', async () => {
  const sdk = createSdkStub()
  const page = createPairingPage({
    loadSdk: sdk.loadSdk,
    relayUrl: 'ws://localhost:1',
  })
  const topic = 'ab'.repeat(32)
  page.disk.items.set('latchkey.pairingTopic', topic)
  page.disk.items.set('latchkey.pairingNamespaces', 'eip155')
  remembered.setItem(key, '{"href":"metamask://","name":"MetaMask"}')
  expect(page.pairing.isRemembered('eip155')).toBe(true)
  await page.pairing.restore({ namespace: 'eip155' })
  expect(remembered.items.has(key)).toBe(false)
  await page.close()
})
