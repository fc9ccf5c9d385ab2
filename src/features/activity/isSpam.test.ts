import { expect, test } from 'vitest'
import type { ActivityTransfer } from './activity.js'
import { isSpam } from './isSpam.js'

const nft = (isSpam: boolean) => ({ nft: { isSpam } }) as ActivityTransfer
const coin = { nft: undefined } as ActivityTransfer

test.each([
  ['every one is spam', [nft(true), nft(true)], true],
  ['one is not', [nft(true), nft(false)], false],
  ['one is a coin', [nft(true), coin], false],
  ['coins', [coin], false],
  ['nothing was moved', [], false],
])('default: %s', (_title, transfers, expected) => {
  expect(isSpam({ transfers })).toBe(expected)
})
