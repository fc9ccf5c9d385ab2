import type { RelayRefusal } from '../errors/pairing.js'
import type { AlertKey } from '../notice.js'

/** Returns the code of an alert that developers can search for. */
export function getAlertCode(key: AlertKey): string | undefined {
  return codes[key]
}

const codes: { readonly [key in AlertKey]?: string } = {
  networkNotFound: 'APKT001',
  invalidAppConfiguration: 'APKT002',
  walletNotLoaded: 'APKT003',
  walletTimedOut: 'APKT004',
  domainUnverified: 'APKT005',
  sessionExpired: 'APKT006',
  projectIdInvalid: 'APKT007',
  projectIdMissing: 'APKT008',
  serverFailed: 'APKT009',
  rateLimited: 'APKT010',
  namespaceNotConnected: 'APKTW001',
  emailInvalid: 'APKTW002',
}

/** Alerts for refusals by the relay, by reason. */
export const relayAlerts: Readonly<Record<RelayRefusal, AlertKey>> = {
  // The relay rejects tokens whose times don't match its clock.
  clock: 'sessionExpired',
  origin: 'invalidAppConfiguration',
  projectId: 'projectIdInvalid',
}
