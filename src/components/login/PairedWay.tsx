'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { WALLET_CONNECT_ID } from '../../core/constants.js'
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

/** One way to a wallet that is not in this browser, and what has become of it. */
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
  // It connects in the app's own browser: nothing is paired from here.
  if (app && link.isBrowser) return app
  return (
    <Paired namespace={namespace} wallet={wallet}>
      {app || <PairingCode footer={props.footer} wallet={wallet} />}
    </Paired>
  )
}

export declare namespace PairedWay {
  type Props = {
    /** Beneath the code. */
    footer?: ReactNode
    namespace?: AccountNamespace | undefined
    /** Shows the code elsewhere; default here, on request. */
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

/** A wallet that is an extension only, and not in this browser: where it is. */
function PairingInstall({ link, wallet }: PairingInstall.Props) {
  const { login } = useStrings()
  const { pairing } = useInsideStrings()
  const [store] = link.install
  return (
    <ViewFrame
      footer={
        store && (
          <ExternalLink className="lk-button lk-primary" href={store.href}>
            {pairing.getWallet(wallet.name)}
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
 * Begins the pairing for the view that shows its code, unless that has begun,
 * and gives it up with the view: a code that nobody sees connects nothing. What
 * the wallet has approved is not given up: of two kinds of networks the first
 * closes the view, and the second is still on its way.
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
      // StrictMode mounts again at once: only a real end gives up.
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

/** The wallet has declined, or the request has ended: what it means, and anew. */
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
