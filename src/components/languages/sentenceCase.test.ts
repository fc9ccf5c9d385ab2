import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = [
  './en/rest.json',
  './en/start.json',
  '../../../packages/server/src/mail/languages/en.json',
  '../../../packages/wallet/src/ui/language/translations/en.json',
].map((path) =>
  JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')),
)

/** Sentences of the specification, which are as they are. */
const given = new Set([
  'Embedded Wallet Request Timed Out',
  'Invalid App Configuration',
  'Network Not Found',
  'Project ID Not Configured',
  'Session Expired',
  'This application might not support Smart Accounts',
  'Token Balance Unavailable',
  'Unknown Network',
])
const names =
  /^(?:App|Apple|Chromium|Discord|Ethereum|Facebook|Farcaster|GitHub|Google|I|ID|NFTs?|PIN|Play|QR|SOL|Solana|Store|WalletConnect|X)\b/

const listTexts = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value as object).flatMap(listTexts)

test('default: only names, and first words, begin with a capital', () => {
  const texts = files.flatMap(listTexts)
  const found = texts.filter((text) => {
    if (given.has(text)) return false
    const plain = text.replace(/\{[^{}]*\}/g, 'x')
    const words = plain.matchAll(/(?<=[^.!?:“(\s] )[A-Z][a-z]*\S*/g)
    return [...words].some(([word]) => !names.test(word))
  })
  expect(texts.length).toBeGreaterThan(800)
  expect(found).toEqual([])
})
