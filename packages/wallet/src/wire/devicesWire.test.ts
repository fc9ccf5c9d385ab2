import { expect, test } from 'vitest'
import { isDevicesAsk } from './devicesWire.js'
import { isExportAsk } from './exportWire.js'

const secret = new Uint8Array(32)

test.each([
  { type: 'devices' },
  { type: 'remove-device', setId: 'a' },
  { type: 'draft' },
  { type: 'draft', by: { method: 'code', typed: 'A' } },
  { type: 'draft', by: { method: 'passkey', secret } },
  { type: 'confirm-code', typed: 'A' },
  { type: 'keep-passkey', credentialId: 'a', secret },
  { type: 'delete-account' },
  { type: 'keep-account' },
])('isDevicesAsk: $type', (ask) => {
  expect(isDevicesAsk({ ...ask, id: 1 })).toBe(true)
  expect(isExportAsk({ ...ask, id: 1 })).toBe(true)
  expect(isDevicesAsk(ask)).toBe(false)
})

test.each([
  undefined,
  null,
  'devices',
  { id: 1 },
  { id: 1, type: 'remove-device' },
  { id: 1, type: 'confirm-code', typed: 1 },
  { id: 1, type: 'keep-passkey', credentialId: 'a' },
  { id: 1, type: 'keep-passkey', credentialId: 'a', secret: secret.slice(1) },
  { id: 1, type: 'keep-passkey', credentialId: 'a', secret: [...secret] },
  { id: 1, type: 'draft', by: null },
  { id: 1, type: 'draft', by: { method: 'code', typed: 1 } },
  { id: 1, type: 'draft', by: { method: 'passkey', secret: 'a' } },
  { id: 1, type: 'draft', by: { method: 'mail', typed: 'a' } },
  { id: 1, type: 'reveal', kind: 'evm' },
])('isDevicesAsk: %o is none', (value) => {
  expect(isDevicesAsk(value)).toBe(false)
})
