import type { Namespace } from '../../core/network/namespaces.js'
import type { Platform } from '../../core/platform/getPlatform.js'
import {
  getWalletPlatforms,
  type WalletPlatform,
} from '../../core/platform/getWalletPlatforms.js'
import type { Wallet } from '../../core/wallet.js'
import { findWalletLink } from './findWalletLink.js'
import { getBrowserLink } from './getBrowserLink.js'

/**
 * Returns the usable ways to connect a wallet on this device, best first:
 * those of `getWalletPlatforms` without rejected links. Never empty: falls
 * back to the QR code.
 *
 * @param parameters.hasPairing - whether the app has WalletConnect, which all
 * ways except the in-page wallet and the in-app browser require
 * @param parameters.page - URL of this page, on the client
 *
 * @example
 * listWalletWays({ hasPairing: true, platform: getPlatform(), wallet })
 */
export function listWalletWays(
  parameters: listWalletWays.Parameters,
): listWalletWays.ReturnType {
  const { hasPairing, page, platform, wallet } = parameters
  if (!wallet) return ['qrcode']
  const { explorerId = wallet.id } = wallet
  const { namespace = wallet.namespace } = parameters
  const browserLink =
    page && getBrowserLink({ explorerId, namespace, page, platform })
  const hasBrowserLink = browserLink !== undefined
  const ways = getWalletPlatforms({ hasBrowserLink, platform, wallet })
  const open = ways.filter((way) => {
    if (way === 'browser' || way === 'unsupported') return true
    if (way === 'mobile' && hasBrowserLink) return true
    if (!hasPairing) return false
    if (way === 'qrcode') return true
    const rest = { namespace, page: undefined, uri: undefined, wallet }
    return !findWalletLink({ ...rest, kind: way, platform }).error
  })
  return open.length > 0 ? open : ['qrcode']
}

export declare namespace listWalletWays {
  type Parameters = {
    hasPairing: boolean
    wallet: Wallet | undefined
    /** Default the wallet's namespace. */
    namespace?: Namespace | undefined
    page?: string | undefined
    platform: Platform
  }
  type ReturnType = readonly WalletPlatform[]
}
