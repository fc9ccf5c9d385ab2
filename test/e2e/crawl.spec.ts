import { expect } from '@playwright/test'
import { fetchLocal } from '../../packages/devnet/test/fetchLocal.js'
import { crawl } from '../setup/api/crawl.js'
import { test } from './servicesTest.js'

/** First parts of the paths that scripts of these pages ask for. */
const routes = [
  ...['auth', 'device', 'faucet', 'loading', 'sdk', 'v1', 'window'],
  ...['config\\.json', 'local\\.json', 'mails\\.json', 'status\\.json'],
]
/** What other paths begin with, and an address that is handed over only. */
const compared = [
  ...['/auth/custody/any', '/auth/update/any', '/sdk/any'],
  // Of a chain and a contract.
  '/sdk/descriptors/any',
  ...['/auth/guest/result', '/auth/social/result'],
]
const windows = ['approve', 'devices', 'export', 'hand-over', 'keep']

test('behavior: everything that the pages reference is served', async ({
  local,
}) => {
  const { dapp, mailbox, onramp, walletPage } = local.urls
  const wallet = new URL(local.hosts.frame).origin
  const pages = [
    ...['', '/headless.html', '/shop.html', '/sign-in.html'].map(
      (path) => `${dapp}${path || '/'}`,
    ),
    `${local.hosts.frame}?projectId=${local.projectId}`,
    ...windows.map((name) => `${wallet}/sdk/${name}`),
    `${wallet}/loading?ticket=${'0'.repeat(32)}`,
    `${wallet}/device/none`,
    ...[mailbox, onramp, walletPage].map((url) => `${url}/`),
  ]
  const origins = [wallet, dapp, mailbox, onramp, walletPage]
  const run = (more: readonly string[] = []) =>
    crawl({
      ...{ compared, fetch: fetchLocal, origins, routes },
      pages: [...pages, ...more],
    })
  const { faults, visited } = await run()
  expect(faults).toEqual([])
  const found = (pattern: RegExp) =>
    visited.filter((url) => pattern.test(url)).length
  // Each kind of file is among them, or nothing would have been looked at.
  expect(found(/\/sdk\/assets\/.+\.js$/)).toBeGreaterThan(10)
  expect(found(/\/sdk\/assets\/.+\.css$/)).toBeGreaterThan(0)
  expect(found(/\/sdk\/worker\/signer-[\w-]+\.js$/)).toBe(1)
  expect(found(/\/auth\/(email|otp|session)$/)).toBe(3)
  expect(visited).toContain(`${wallet}/window/loading.js`)
  expect(found(new RegExp(`^${dapp}/assets/.+\\.js$`))).toBeGreaterThan(20)
})
