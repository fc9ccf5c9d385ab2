'use client'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { openWalletLink } from '../actions/openWalletLink.js'
import { ConnectionAbortedError } from '../core/errors/pairing.js'
import type { Namespace } from '../core/network/namespaces.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import type { Platform } from '../core/platform/getPlatform.js'
import {
  getWalletPlatforms,
  type WalletPlatform,
} from '../core/platform/getWalletPlatforms.js'
import type { Wallet } from '../core/wallet.js'
import { findWalletLink } from '../wallets/link/findWalletLink.js'
import { getInstallLinks } from '../wallets/link/getInstallLinks.js'
import { useKit } from './useKit.js'
import { useCopy } from './utils/useCopy.js'
import { usePlatform } from './wallet/usePlatform.js'

/**
 * Hook for opening a wallet's app. The link is ready before the tap, as
 * phones open links only while handling one. Start the pairing when the view
 * is shown (`useConnectWallet`). The link follows its URI, which is kept
 * valid while this hook is mounted.
 *
 * `notOpened` means that the page is still visible after 2.5 s. Offer
 * `install`, `copy` and the QR code.
 *
 * @param parameters.wallet - one of `useWallets`
 * @param parameters.namespace - default the wallet's
 * @param parameters.kind - `mobile`, `desktop` or `web`; detected by default
 * @param parameters.payUrl - URL of a payment to pass along
 * @param parameters.isSocialLoginPending - whether a social login is waiting in
 * another window; default `false`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { open, status } = useWalletLink({ wallet })
 * return <button disabled={status === 'preparing'} onClick={() => open()}>Open</button>
 */
export function useWalletLink(
  parameters: useWalletLink.Parameters,
): useWalletLink.ReturnType {
  const kit = useKit(parameters)
  const { wallet } = copyParameters(parameters)
  const platform = usePlatform()
  const uri = useUri(kit)
  const copy = useCopy()
  const link = useLink(kit, { ...parameters, platform, uri })
  const { href, isBrowser, target, universalHref } = link
  const isPaired = Boolean(kit.pairing && wallet && !isBrowser && !link.error)
  useEffect(
    () => (isPaired ? kit.pairing?.watch() : undefined),
    [kit, isPaired],
  )
  const opening = useOpening(kit, href)
  const current = href ? (opening.status ?? 'ready') : 'preparing'

  return {
    copy: () => void (uri && copy.copy(uri)),
    copyStatus: copy.status,
    error: link.error,
    href,
    install: getInstallLinks({ links: wallet?.links, platform }),
    isBrowser,
    open({ isUniversal } = {}) {
      const chosen = (isUniversal && universalHref) || href
      if (chosen) opening.open({ href: chosen, name: wallet?.name, target })
    },
    platforms: getWalletPlatforms({
      wallet,
      platform,
      hasBrowserLink: isBrowser,
    }),
    rel: 'noreferrer noopener',
    status: isPaired || isBrowser ? current : 'unsupported',
    target,
    universalHref,
  }
}

export declare namespace useWalletLink {
  type Parameters = useKit.Parameters & {
    wallet: Wallet | undefined
    namespace?: Namespace | undefined
    kind?: 'mobile' | 'desktop' | 'web' | undefined
    payUrl?: string | undefined
    isSocialLoginPending?: boolean | undefined
  }
  /** `unsupported`: the wallet has no safe link for this device. */
  type Status =
    | 'preparing'
    | 'ready'
    | 'opening'
    | 'opened'
    | 'notOpened'
    | 'unsupported'
  type ReturnType = {
    /** Copies the pairing URI. */
    copy: () => void
    /** Result of the last `copy`. */
    copyStatus: useCopy.ReturnType['status']
    /** Why the link was rejected. */
    error: findWalletLink.ReturnType['error']
    /** Secret. Never log it or send it anywhere. */
    href: string | undefined
    /** Install links for this device. */
    install: getInstallLinks.ReturnType
    /**
     * Whether the link opens this page in the wallet's own browser, where the
     * wallet is injected, so no pairing is needed.
     */
    isBrowser: boolean
    /** Call it while handling a click, not after an `await`. */
    open: (options?: { isUniversal?: boolean | undefined }) => void
    /** Ways to connect the wallet on this device, best first. */
    platforms: readonly WalletPlatform[]
    /** For a custom `<a>`. */
    rel: string
    /** State of the link. */
    status: Status
    /** `target` of a custom `<a>`. */
    target: findWalletLink.ReturnType['target']
    /**
     * http(s) alternative for a second button, if `href` has a custom scheme.
     */
    universalHref: string | undefined
  }
  type ErrorType = useKit.ErrorType
}

function useLink(
  kit: useKit.ReturnType,
  parameters: useWalletLink.Parameters & {
    platform: Platform
    uri: string | undefined
  },
) {
  const { isSocialLoginPending, kind, payUrl, platform, uri, wallet } =
    parameters
  const page = useSyncExternalStore(
    subscribeToNothing,
    () => globalThis.location?.href,
    () => undefined,
  )
  const namespace = parameters.namespace ?? wallet?.namespace ?? 'eip155'
  const prefer = kit.wallets?.preferUniversalLinks ? 'universal' : undefined
  return findWalletLink({
    ...{ isSocialLoginPending, kind, namespace, page },
    ...{ payUrl, platform, prefer, uri, wallet },
  })
}

/** Status of the link opened last; `undefined` for any other link. */
function useOpening(kit: useKit.ReturnType, href: string | undefined) {
  const attempt = useRef<AbortController | undefined>(undefined)
  const [last, setLast] = useState<{
    href: string | undefined
    status: 'opening' | 'opened' | 'notOpened'
  }>()
  useEffect(() => () => attempt.current?.abort(), [])

  function open(link: openWalletLink.Parameters) {
    attempt.current?.abort()
    const current = new AbortController()
    attempt.current = current
    const { signal } = current
    const end = (status: 'opened' | 'notOpened') => {
      if (attempt.current === current) setLast({ href, status })
    }
    // Must run first: browsers open app links only while handling a tap.
    openWalletLink(kit, { ...link, signal }).then(
      ({ isOpened }) => end(isOpened ? 'opened' : 'notOpened'),
      (error) => {
        if (!(error instanceof ConnectionAbortedError)) end('notOpened')
      },
    )
    setLast({ href, status: 'opening' })
  }
  return { open, status: last?.href === href ? last?.status : undefined }
}

function useUri({ pairing }: useKit.ReturnType) {
  return useSyncExternalStore(
    pairing?.subscribe ?? subscribeToNothing,
    () => pairing?.getState().uri,
    () => undefined,
  )
}

const subscribeToNothing = () => () => {}
