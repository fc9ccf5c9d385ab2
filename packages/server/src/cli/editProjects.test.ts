// @vitest-environment node
import { expect, test } from 'vitest'
import { custodies } from '../custodies.js'
import { editProjects } from './editProjects.js'

// What is refused before a database is opened.
test.each([
  [[], [], 'projects takes list, add <id> or remove <id>'],
  [['add'], ['https://a.test'], 'projects takes list'],
  [['list', 'shop'], [], 'projects takes list'],
  [['add', 'shop', 'more'], ['https://a.test'], 'projects takes list'],
  [['rename', 'shop'], [], 'projects takes list'],
  [['add', 'shop'], [], '--origin: Enter 1 to 50 origins'],
  [['add', 'a shop'], ['https://a.test'], '<id>: The ID has up to 64 letters'],
  [
    ['add', 'shop'],
    ['a.test'],
    '--origin: a.test does not begin with https://',
  ],
])('error: projects %j %j', async (words, origin, fault) => {
  const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  await expect(editProjects({ environment, origin, words })).rejects.toThrow(
    fault,
  )
})

test.each([
  [{ issuer: 'https://idp.test' }, 'belong together'],
  [
    { audience: 'a', issuer: 'http://idp.test', jwks: 'https://idp.test/jwks' },
    'The issuer is not an https URL',
  ],
])('error: an identity provider %j', async (token, fault) => {
  const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  const words = ['add', 'shop']
  const origin = ['https://a.test']
  await expect(
    editProjects({ environment, origin, words, ...token }),
  ).rejects.toThrow(fault)
})

test('error: all faults at once', async () => {
  const asked = editProjects({
    custody: 'cloud',
    environment: {},
    name: 'two\nlines',
    origin: ['a.test', 'https://b.test/path'],
    words: ['add', '!'],
  })
  await expect(asked).rejects.toMatchObject({
    faults: [
      '--custody: Choose how wallets are kept: device, code, passkey, automatic',
      ...custodies.map(([name, text]) => `  ${name.padEnd(10)} ${text}`),
      '<id>: The ID has up to 64 letters, digits, - and _',
      '--origin: a.test does not begin with https://',
      '--origin: https://b.test/path is not an origin, as in https://b.test',
      '--name: The name has up to 64 characters',
    ],
  })
})
