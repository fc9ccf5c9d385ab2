'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { WalletPlatform } from '../../core/platform/getWalletPlatforms.js'
import type { Wallet } from '../../core/wallet.js'
import type { useConnectWallet } from '../../hooks/useConnectWallet.js'
import { useKit } from '../../hooks/useKit.js'
import { useWalletLink } from '../../hooks/useWalletLink.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { classNames } from '../parts/classNames.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { PairingApp } from './PairingApp.js'
import { PairingCode } from './PairingCode.js'
import { PairingTile } from './PairingTile.js'
import { useWalletLogin } from './useWalletLogin.js'

const open = ['idle', 'opening', 'waiting']
const kinds = { desktop: 'desktop', mobile: 'mobile', web: 'web' } as const

/** A way to pair with a wallet outside this browser, with its status. */
export function PairedWay(props: PairedWay.Props) {
  const { namespace, onCode, wallet, way } = props
  const kind = kinds[way as keyof typeof kinds]
  const link = useWalletLink({ kind, namespace, wallet })
  const [codeFor, setCodeFor] = useState<WalletPlatform>()
  const showCode = onCode ?? (() => setCodeFor(way))
  const app = wallet && kind && codeFor !== way && (
    <PairingApp
      hasCode={!onCode}
      link={link}
      onCode={showCode}
      wallet={wallet}
      way={kind}
    />
  )
  if (wallet && way === 'unsupported')
    return <PairingInstall link={link} wallet={wallet} />
  // Connects inside the app's own browser, so nothing is paired here.
  if (app && link.isBrowser) return app
  return (
    <Paired namespace={namespace} wallet={wallet}>
      {app || <PairingCode footer={props.footer} wallet={wallet} />}
    </Paired>
  )
}

export declare namespace PairedWay {
  type Props = {
    /** Content below the QR code. */
    footer?: ReactNode
    namespace?: AccountNamespace | undefined
    /** Shows the QR code elsewhere. By default it is shown here, on request. */
    onCode?: (() => void) | undefined
    wallet: Wallet | undefined
    way: WalletPlatform
  }
}

function Paired({
  children,
  ...pair
}: Parameters<typeof usePairedWallet>[0] & { children: ReactNode }) {
  const connection = usePairedWallet(pair)
  return open.includes(connection.status) ? (
    children
  ) : (
    <PairingStopped connection={connection} wallet={pair.wallet} />
  )
}

/** Install link for an extension-only wallet that is not installed. */
function PairingInstall({ link, wallet }: PairingInstall.Props) {
  const { login } = useStrings()
  const { pairing } = useInsideStrings()
  const [store] = link.install
  return (
    <ViewFrame
      footer={
        store && (
          <ExternalLink className="lk-button lk-primary" href={store.href}>
            <span>{pairing.getWallet(wallet.name)}</span>
            <Icon name="external" />
          </ExternalLink>
        )
      }
    >
      <div className="lk-status">
        <span className="lk-wallet-ring">
          <PairingTile isLarge wallet={wallet} />
        </span>
        <div role="status">
          <p className="lk-status-title">{login.notInstalled(wallet.name)}</p>
          <p className="lk-status-text">{login.notInstalledHint}</p>
        </div>
      </div>
    </ViewFrame>
  )
}

declare namespace PairingInstall {
  type Props = { link: useWalletLink.ReturnType; wallet: Wallet }
}

/**
 * Starts a pairing for the mounted view unless one has started, and cancels
 * it on unmount, as an invisible code cannot be scanned. An approved pairing
 * is not cancelled: with two namespaces, the first connection closes the view
 * while the second is still pending.
 */
function usePairedWallet(parameters: {
  namespace?: AccountNamespace | undefined
  wallet?: Wallet | undefined
}): useConnectWallet.ReturnType {
  const { pairing } = useKit()
  const connection = useWalletLogin()
  const { pair } = connection
  const { namespace, wallet } = parameters
  const chosen = useRef(wallet)
  chosen.current = wallet
  const status = useRef(connection.status)
  status.current = connection.status
  const isMounted = useRef(false)
  const key = wallet?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wallet can come as another object
  useEffect(() => {
    isMounted.current = true
    const giveUp = pair(chosen.current ?? WALLET_CONNECT_ID, { namespace })
    return () => {
      isMounted.current = false
      // StrictMode remounts immediately; only a real unmount cancels.
      queueMicrotask(() => {
        const isApproved =
          status.current === 'waiting' &&
          pairing?.getState().status === 'connected'
        if (!isMounted.current && !isApproved) giveUp()
      })
    }
  }, [key, namespace, pair, pairing])
  return connection
}

/**
 * Explains why a pairing was declined, expired or failed, and offers a retry.
 */
function PairingStopped({ connection, wallet }: PairingStopped.Props) {
  const { common, login } = useStrings()
  const { pairing } = useInsideStrings()
  const toErrorText = useErrorText()
  const { error, retry, status } = connection
  const [title, text] =
    status === 'rejected'
      ? [login.declined, login.declinedHint]
      : status === 'expired'
        ? [pairing.expired, pairing.expiredHint]
        : [login.notConnected, toErrorText(error)]
  return (
    <ViewFrame
      footer={
        <Button onClick={retry} variant="primary">
          {common.tryAgain}
        </Button>
      }
    >
      <div className="lk-status">
        <span className="lk-wallet-ring">
          <PairingTile isLarge wallet={wallet} />
          <span
            className={classNames('lk-badge', status !== 'expired' && 'lk-bad')}
          >
            <Icon name={status === 'rejected' ? 'close' : 'warning'} />
          </span>
        </span>
        <div role="alert">
          <p className="lk-status-title">{title}</p>
          <p className="lk-status-text">{text}</p>
        </div>
      </div>
    </ViewFrame>
  )
}

declare namespace PairingStopped {
  type Props = {
    connection: useConnectWallet.ReturnType
    wallet: Wallet | undefined
  }
}
