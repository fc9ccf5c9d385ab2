// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Project } from './projects.js'
import { readProject } from './readProject.js'

const shop = {
  ...{ custody: 'code', id: 'shop' },
  origins: ['https://shop.example'],
}
const token = {
  audience: 'client',
  issuer: 'https://idp.example',
  jwksUrl: 'https://idp.example/jwks',
}
const known: Project = {
  ...{ id: 'shop', allowedOrigins: ['https://old.example'], name: 'Shop' },
  ...{ analytics: false, custody: 'code', tokenIssuers: [token] },
}

test('default', () => {
  expect(readProject(shop)).toEqual({
    project: {
      ...{ custody: 'code', id: 'shop' },
      allowedOrigins: ['https://shop.example'],
    },
  })
  const all = { ...shop, ...token, custody: 'passkey', name: 'Shop' }
  expect(readProject(all)).toEqual({
    project: {
      ...{ id: 'shop', allowedOrigins: ['https://shop.example'] },
      ...{ custody: 'passkey', name: 'Shop', tokenIssuers: [token] },
    },
  })
})

test.each(['device', 'code', 'passkey', 'automatic'])(
  'param: custody %s',
  (custody) => {
    expect(readProject({ ...shop, custody }).project).toMatchObject({ custody })
  },
)

test('param: known stays where nothing is given', () => {
  const draft = { ...shop, custody: undefined }
  expect(readProject(draft, known).project).toEqual({
    ...known,
    allowedOrigins: ['https://shop.example'],
  })
})

test('param: known goes where nothing is typed', () => {
  const { project } = readProject({ ...shop, issuer: '', name: '' }, known)
  expect(project).not.toHaveProperty('name')
  expect(project?.tokenIssuers).toEqual([])
})

test('param: where approvals happen', () => {
  const chosen = { cardLimit: '25.50', passkeyAbove: '0', textMessages: 'card' }
  const { project } = readProject({ ...shop, ...chosen })
  expect(project).toMatchObject(chosen)
  expect(readProject(shop, project).project).toMatchObject(chosen)
  const none = { cardLimit: '', passkeyAbove: '', textMessages: '' }
  const reset = readProject({ ...shop, ...none }, project).project
  expect(Object.keys(reset ?? {})).not.toContain('cardLimit')
  expect(reset).toEqual(readProject(shop).project)
})

test('param: further identity providers of the project stay', () => {
  const other = { ...token, issuer: 'https://other.example' }
  const two = { ...known, tokenIssuers: [token, other] }
  const changed = { ...token, audience: 'new' }
  expect(readProject({ ...shop, ...changed }, two).project).toMatchObject({
    tokenIssuers: [changed, other],
  })
  expect(readProject({ ...shop, issuer: '' }, two).project).toMatchObject({
    tokenIssuers: [other],
  })
})

describe('error', () => {
  test.each([
    [{ id: '' }, 'id', 'The ID has up to 64'],
    [{ id: 'a b' }, 'id', 'The ID has up to 64'],
    [{ id: 'x'.repeat(65) }, 'id', 'The ID has up to 64'],
    [{ name: 'two\nlines' }, 'name', 'The name has up to 64'],
    [{ name: 'x'.repeat(65) }, 'name', 'The name has up to 64'],
    [{ origins: [] }, 'origins', 'Enter 1 to 50 origins'],
    [
      { origins: Array(51).fill('https://a.example') },
      'origins',
      'Enter 1 to 50 origins',
    ],
    [{ origins: ['a.example'] }, 'origins', 'a.example does not begin with'],
    [
      { custody: 'cloud' },
      'custody',
      'Choose how wallets are kept: device, code, passkey, automatic',
    ],
    [{ custody: '' }, 'custody', 'Choose how wallets are kept'],
    [{ custody: undefined }, 'custody', 'Choose how wallets are kept'],
    [{ issuer: 'https://idp.example' }, 'issuer', 'belong together'],
    [{ cardLimit: '-1' }, 'cardLimit', 'is not an amount of dollars'],
    [{ cardLimit: '1e9' }, 'cardLimit', 'is not an amount of dollars'],
    [{ passkeyAbove: '1.234' }, 'passkeyAbove', 'is not an amount of dollars'],
    [{ textMessages: 'frame' }, 'textMessages', 'card, window'],
    [{ mfa: 'sms' }, 'mfa', 'Second factors are: passkey, totp'],
    [{ mfa: 'totp', mfaFor: 'logins' }, 'mfaFor', 'export, devices, payments'],
    [{ mfa: 'totp', mfaAbove: '-1' }, 'mfaAbove', 'not an amount of dollars'],
    [{ mfaFor: 'export' }, 'mfa', 'Choose second factors'],
    [{ ...token, jwksUrl: '' }, 'issuer', 'belong together'],
    [{ ...token, issuer: 'http://idp.example' }, 'issuer', 'not an https URL'],
  ])('%j', (change, field, text) => {
    const { faults } = readProject({ ...shop, ...change })
    expect(faults).toEqual([{ field, text: expect.stringContaining(text) }])
  })

  test('all at once', () => {
    const { faults } = readProject({
      ...{ audience: 'client', custody: 'cloud', id: '!', name: '\n' },
      origins: ['a.example', 'https://b.example/path'],
    })
    expect(faults?.map(({ field }) => field)).toEqual([
      ...['custody', 'id', 'origins', 'origins', 'name', 'issuer'],
    ])
  })

  test.each(['code', 'passkey', 'automatic'] as const)(
    'wallets kept by %s do not go back to one device',
    (custody) => {
      const draft = { ...shop, custody: 'device' }
      expect(readProject(draft, { ...known, custody }).faults).toEqual([
        {
          field: 'custody',
          text: expect.stringContaining('cannot go back to one device'),
        },
      ])
    },
  )
})

test('param: mfa', () => {
  const read = (draft: object, before?: Project) =>
    readProject({ ...shop, ...draft }, before).project
  const all = read({ mfa: 'totp' })
  expect(all?.mfa).toEqual({
    ...{ for: ['export', 'devices', 'payments'], methods: ['totp'] },
  })
  const chosen = { mfa: 'passkey, totp', mfaAbove: '50', mfaFor: 'payments' }
  const project = read(chosen)
  const mfa = {
    ...{ for: ['payments'], methods: ['passkey', 'totp'] },
    paymentsAbove: '50',
  }
  expect(project?.mfa).toEqual(mfa)
  // What is not typed stays.
  expect(read({}, project)?.mfa).toEqual(mfa)
  expect(read({ mfaFor: 'export' }, project)?.mfa).toEqual({
    ...{ ...mfa, for: ['export'] },
  })
  expect(read({ mfaAbove: '' }, project)?.mfa).not.toHaveProperty(
    'paymentsAbove',
  )
  expect(read({ mfa: '' }, project)).not.toHaveProperty('mfa')
  expect(read({ mfa: '', mfaAbove: '', mfaFor: '' })).not.toHaveProperty('mfa')
})

test('param: logins', () => {
  const device = { ...shop, custody: 'device' }
  const read = (logins?: string, before?: Project) =>
    readProject({ ...device, logins }, before)
  expect(read('passkey, guest').project?.logins).toEqual(['passkey', 'guest'])
  const { project } = read('passkey')
  expect(read(undefined, project).project?.logins).toEqual(['passkey'])
  expect(read('', project).project?.logins).toEqual([])
  expect(read('passkey,sms').faults).toEqual([
    { field: 'logins', text: 'Logins are: passkey, guest' },
  ])
})

test('error: guests of wallets that have to be set up', () => {
  const faults = [
    { field: 'logins', text: 'Guests need wallets that are kept by device' },
  ]
  expect(readProject({ ...shop, logins: 'guest' }).faults).toEqual(faults)
  const before: Project = {
    ...{ id: 'shop', allowedOrigins: [], logins: ['guest'] },
  }
  expect(readProject(shop, before).faults).toEqual(faults)
})
