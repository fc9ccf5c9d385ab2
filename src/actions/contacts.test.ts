import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApiKit } from '../../test/setup/kit/createApiKit.js'
import { exportContacts } from './exportContacts.js'
import { getContacts } from './getContacts.js'
import { importContacts } from './importContacts.js'
import { removeContact } from './removeContact.js'
import { saveContact } from './saveContact.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ada = {
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  name: 'Ada',
}
const bob = {
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  name: 'Bob',
}
const sol = {
  address: 'GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL',
  name: 'Sol',
}

afterEach(() => void vi.unstubAllGlobals())

test('default: newest first, of the active account', async () => {
  const { connect, kit } = createApiKit()
  await connect()
  expect(getContacts(kit)).toEqual([])
  saveContact(kit, ada)
  saveContact(kit, bob)
  expect(getContacts(kit)).toEqual([bob, ada])
  expect(getContacts(kit)).toBe(getContacts(kit))
  removeContact(kit, { address: ada.address.toLowerCase() })
  expect(getContacts(kit)).toEqual([bob])
})

test('behavior: an address has one name', async () => {
  const { kit } = createApiKit()
  saveContact(kit, { ...ada, account })
  saveContact(kit, {
    account: account.toLowerCase(),
    address: ada.address.toLowerCase(),
    name: ' Ada\u202e L. ',
  })
  expect(getContacts(kit, { account })).toEqual([
    { address: ada.address.toLowerCase(), name: 'Ada L.' },
  ])
})

test('behavior: accounts share no contacts', () => {
  const { kit } = createApiKit()
  saveContact(kit, { ...ada, account })
  saveContact(kit, { ...sol, account: sol.address })
  expect(getContacts(kit, { account: bob.address })).toEqual([])
  expect(getContacts(kit, { account: sol.address })).toEqual([sol])
  expect(getContacts(kit, { account })).toEqual([ada])
})

test('behavior: full lists of many accounts drop the oldest contacts only', () => {
  const { kit } = createApiKit()
  const toAddress = (index: number) => `0x${String(index).padStart(40, 'a')}`
  const contacts = Array.from({ length: 500 }, (_, index) => ({
    address: toAddress(index),
    name: `${index} `.padEnd(64, 'n'),
  }))
  const json = JSON.stringify({ contacts, version: 1 })
  const accounts = [7_001, 7_002, 7_003, 7_004].map(toAddress)
  for (const account of accounts) importContacts(kit, { account, json })
  const counts = accounts.map((account) => getContacts(kit, { account }).length)
  expect(counts.slice(2)).toEqual([500, 500])
  expect(counts[0]).toBeLessThan(500)
})

test('behavior: stored text that is no contact counts as absent', () => {
  const { kit } = createApiKit()
  const owner = `eip155:${account.toLowerCase()}`
  const entries = [7, null, { owner }, { ...ada, owner: 7 }, { ...sol, owner }]
  kit.storage.set('contacts', [...entries, { ...ada, owner }])
  expect(getContacts(kit, { account })).toEqual([ada])
})

describe('import and export', () => {
  test('default: another account has the same contacts', () => {
    const { kit } = createApiKit()
    saveContact(kit, { ...ada, account })
    const json = exportContacts(kit, { account })
    const target = { account: bob.address }
    expect(importContacts(kit, { ...target, json })).toEqual({
      added: [ada],
      skipped: 0,
    })
    expect(getContacts(kit, target)).toEqual([ada])
  })

  test('behavior: known contacts keep their names, others are checked', () => {
    const { kit } = createApiKit()
    saveContact(kit, { ...ada, account })
    const mistyped = ada.address.replace('70997970C', '70997970c')
    const entries = [
      { ...ada, name: 'Mallory' },
      bob,
      { ...bob, name: 'Twice' },
      sol,
      { address: mistyped, name: 'Typo' },
      { address: bob.address, name: '\u200b' },
      'text',
    ]
    const json = JSON.stringify({ contacts: entries, version: 1 })
    expect(importContacts(kit, { account, json })).toEqual({
      added: [bob],
      skipped: 4,
    })
    expect(getContacts(kit, { account })).toEqual([ada, bob])
  })

  test('behavior: at most 500', () => {
    const { kit } = createApiKit()
    const contacts = Array.from({ length: 501 }, (_, index) => ({
      address: `0x${index.toString(16).padStart(40, '0')}`,
      name: `Contact ${index}`,
    }))
    const json = JSON.stringify({ contacts, version: 1 })
    const { added, skipped } = importContacts(kit, { account, json })
    expect([added.length, skipped]).toEqual([500, 1])
    expect(getContacts(kit, { account })).toHaveLength(500)
  })

  test.each([
    '',
    '[]',
    '{"contacts":{}}',
    '{"contacts":[],"version":2}',
    'null',
  ])('error: %s', (json) => {
    const { kit } = createApiKit()
    expect(() => importContacts(kit, { account, json })).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMETER' }),
    )
  })
})

test('error: no account, no name, another namespace', () => {
  const { kit } = createApiKit()
  const save = (contact: saveContact.Parameters) => () =>
    saveContact(kit, contact)
  expect(save(ada)).toThrow(expect.objectContaining({ code: 'CAIP_UNDEFINED' }))
  expect(save({ ...ada, account, name: '\u200b ' })).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMETER' }),
  )
  expect(save({ ...sol, account })).toThrow(
    expect.objectContaining({ code: 'WRONG_NAMESPACE' }),
  )
  expect(save({ account, address: 'ada.eth', name: 'Ada' })).toThrow(
    expect.objectContaining({ code: 'INVALID_ADDRESS' }),
  )
})
