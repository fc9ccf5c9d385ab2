import { expect, test } from 'vitest'
import { createPageEvents } from '../../../test/setup/frame/createPageEvents.js'
import { watchPolicy } from './watchPolicy.js'

const url = 'https://wallet.example/sdk?projectId=test'

function watch() {
  const page = createPageEvents()
  let count = 0
  const stop = watchPolicy({
    directive: 'frame-src',
    document: page.document,
    onBlocked: () => void count++,
    url,
  })
  return { ...page, blocked: () => count, stop }
}

test('default', () => {
  const { blocked, count, stop, violate } = watch()
  violate('frame-src', 'https://wallet.example')
  expect(blocked()).toBe(1)
  violate('frame-src', url)
  expect(blocked()).toBe(2)
  stop()
  expect(count()).toBe(0)
})

test.each([
  ['another directive', 'img-src', 'https://wallet.example', 'enforce'],
  ['another origin', 'frame-src', 'https://ads.example', 'enforce'],
  ['no address', 'frame-src', 'inline', 'enforce'],
  ['a policy that only reports', 'frame-src', url, 'report'],
])('behavior: ignores %s', (_, directive, blockedUri, disposition) => {
  const { blocked, violate } = watch()
  violate(directive, blockedUri, disposition)
  expect(blocked()).toBe(0)
})
