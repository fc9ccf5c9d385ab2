import {
  AUTH_CONNECTOR_ID,
  WALLET_CONNECT_ID,
} from '../../core/constants/connectors.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import type { Kit } from '../../createKit.js'

/** Returns how a wallet is reached, for `CONNECT_SUCCESS`. */
export function getConnectMethod(
  kit: Kit,
  connectorId: string,
): 'browser' | 'email' | 'mobile' | 'qrcode' | 'social' {
  if (connectorId === AUTH_CONNECTOR_ID)
    return kit.storage.get('socialProvider') ? 'social' : 'email'
  if (connectorId !== WALLET_CONNECT_ID) return 'browser'
  return getPlatform().isMobile ? 'mobile' : 'qrcode'
}
