import {
  AUTH_CONNECTOR_ID,
  WALLET_CONNECT_ID,
} from '../../core/constants/connectors.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns how a wallet is reached, for `CONNECT_SUCCESS`. The embedded wallet
 * is reached by `email` unless a provider of social logins was used.
 */
export function getConnectMethod(
  kit: Kit,
  connectorId: string,
): 'browser' | 'email' | 'mobile' | 'qrcode' | 'social' {
  if (connectorId === AUTH_CONNECTOR_ID) {
    const provider = kit.storage.get('socialProvider')
    // A token of the app's own sign-in is no social login.
    return provider && provider !== 'token' ? 'social' : 'email'
  }
  if (connectorId !== WALLET_CONNECT_ID) return 'browser'
  return getPlatform().isMobile ? 'mobile' : 'qrcode'
}
