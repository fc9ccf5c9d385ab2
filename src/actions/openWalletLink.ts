import {
  ConnectionAbortedError,
  WalletLinkError,
} from '../core/errors/pairing.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { consumeGesture } from '../wallets/link/consumeGesture.js'
import type { getLinkTarget } from '../wallets/link/getLinkTarget.js'
import { isOpenableLink } from '../wallets/link/isOpenableLink.js'
import { openLink } from '../wallets/link/openLink.js'
import { readWalletLink } from '../wallets/link/readWalletLink.js'
import { rememberOnConnect } from '../wallets/link/rememberOnConnect.js'
import { watchOpening } from '../wallets/link/watchOpening.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Opens a wallet's app by its link. Call it in the click handler, not after an
 * `await`: it opens the link synchronously, because browsers only allow that
 * during a user gesture. One link is opened per touch, click or key press.
 *
 * The app is remembered for later requests once the wallet has connected.
 * Nothing is logged: the link contains the pairing's URI, which is a secret.
 *
 * @param parameters.href - from `useWalletLink`
 * @param parameters.target - default `_self`
 * @param parameters.name - name of the wallet
 * @param parameters.features - of `window.open`; default `noreferrer noopener`
 * @param parameters.signal - aborts the wait
 * @returns `isOpened`: whether something came to the front within 2.5 s; if
 * not, offer the store, the link to copy, and the QR code
 * @throws WalletLinkError when it is not a wallet link
 * @throws ConnectionAbortedError when `signal` aborts
 *
 * @example
 * const { isOpened } = await openWalletLink(kit, { href, name: 'MetaMask' })
 */
export async function openWalletLink(
  kit: Kit,
  parameters: openWalletLink.Parameters,
): Promise<openWalletLink.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    features: 'string | undefined',
    href: 'string',
    name: 'string | undefined',
    signal: 'AbortSignal | undefined',
    target: 'string | undefined',
  })
  const { features, href, name = '', signal, target = '_self' } = parameters
  if (!isOpenableLink(href)) {
    const error = new WalletLinkError({ details: 'link' })
    emit(kit, { error, event: 'CONNECT_PROXY_ERROR', name })
    throw error
  }
  if (signal?.aborted) throw new ConnectionAbortedError()
  if (!consumeGesture()) return { isOpened: false }
  const base = readWalletLink(href)?.base
  if (base && kit.pairing) rememberOnConnect(kit.pairing, { href: base, name })
  // Nothing may be awaited before this.
  const open = () => openLink({ href, target, features })
  return { isOpened: await watchOpening({ open, signal }) }
}

export declare namespace openWalletLink {
  type Parameters = {
    href: string
    target?: getLinkTarget.ReturnType | undefined
    name?: string | undefined
    features?: string | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Whether another app or window came to the front within 2.5 seconds. */
    isOpened: boolean
  }
  type ErrorType = ConnectionAbortedError | WalletLinkError
}
