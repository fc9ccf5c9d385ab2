import { expect, test } from 'vitest'
import { getAlertCode } from './getAlertCode.js'

test.each([
  ['networkNotFound', 'APKT001'],
  ['invalidAppConfiguration', 'APKT002'],
  ['walletNotLoaded', 'APKT003'],
  ['walletTimedOut', 'APKT004'],
  ['domainUnverified', 'APKT005'],
  ['sessionExpired', 'APKT006'],
  ['projectIdInvalid', 'APKT007'],
  ['projectIdMissing', 'APKT008'],
  ['serverFailed', 'APKT009'],
  ['rateLimited', 'APKT010'],
  ['namespaceNotConnected', 'APKTW001'],
  ['emailInvalid', 'APKTW002'],
  ['featuresIgnored', undefined],
] as const)('default: %s has the code %s', (key, code) => {
  expect(getAlertCode(key)).toBe(code)
})
