import { expect, test } from 'vitest'

import { getAncestorOrigins } from './getAncestorOrigins.js'

const read = (ancestorOrigins: string[] | undefined, referrer = '') =>
  getAncestorOrigins({ location: { ancestorOrigins }, document: { referrer } })
const referrer = 'https://app.example:8443/page?x=1'

test('default: origins reported by the browser, whatever the referrer is', () => {
  const origins = ['https://app.example', 'https://top.example']
  expect(read(origins, 'https://evil.example/')).toEqual(origins)
})

test('behavior: falls back to the origin of the referrer', () => {
  expect(read(undefined, referrer)).toEqual(['https://app.example:8443'])
  expect(read([], referrer)).toEqual(['https://app.example:8443'])
})

test.each(['', 'app.example', '/page'])(
  'error: referrer %j has no origin',
  (text) => {
    expect(read(undefined, text)).toEqual([])
    expect(read([], text)).toEqual([])
  },
)
