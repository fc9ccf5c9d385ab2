import { expect, test } from 'vitest'
import type { Permission } from './permission.js'
import { readPermission } from './readPermission.js'
import { toCaveats } from './toCaveats.js'

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const rate = { allowance: 5n, period: 60, start: 7 }
const expiry = 1_800_000_000
const calls: Permission = {
  type: 'contract-call',
  address: contract,
  functions: ['0xa0712d68', '0x095ea7b3'].map((selector) => ({
    selector: selector as `0x${string}`,
    signature: selector,
    valueLimit: 9n,
  })),
}

test.each<Permission>([
  { type: 'native-token-recurring-allowance', ...rate },
  { type: 'erc20-recurring-allowance', token: contract, ...rate },
  calls,
])('default: $type', (permission) => {
  const [caveats = []] = toCaveats(permission, expiry)
  expect(readPermission(caveats)).toEqual({ expiry, permission })
  // With less or more it would be something else.
  expect(readPermission(caveats.slice(1))).toBeUndefined()
  expect(readPermission(caveats.slice(0, -1))).toBeUndefined()
  expect(readPermission([...caveats, ...caveats])).toBeUndefined()
})

test('behavior: no caveats, and malformed ones', () => {
  const [[first, ...others] = []] = toCaveats(calls, expiry)
  if (!first) throw new Error('No caveat')
  const short = { ...first, terms: '0x12' } as const
  expect(readPermission([])).toBeUndefined()
  expect(readPermission([short, ...others])).toBeUndefined()
})
