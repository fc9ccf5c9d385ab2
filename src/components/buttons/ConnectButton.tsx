'use client'
import type { ReactNode } from 'react'
import { useConnectButton } from '../../modal/account/useConnectButton.js'
import { useHost } from '../../modal/stack/useHost.js'
import { useModalPreload } from '../../modal/stack/useModalPreload.js'
import { ModalHost } from '../dialog/ModalHost.js'
import { loadPrepareModal } from '../dialog/modalSources.js'
import { AppContent } from '../parts/Boundary.js'
import { Spinner } from '../parts/Spinner.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { AccountSlot } from './AccountSlot.js'
import { Guarded } from './Guarded.js'
import { OpenButton } from './OpenButton.js'
import { OpenLabel } from './OpenLabel.js'
import { useButtonName } from './useButtonName.js'

/**
 * Button that opens the modal to connect a wallet, or to show the connected
 * account. Supports server rendering and a strict Content Security Policy.
 * Loads the modal's code once the page is idle (option `preload` of
 * `createKit`).
 *
 * @param props.label - text while no wallet is connected, default 'Connect
 * wallet'
 * @param props.size - `medium` (44 px high, default) or `small` (40 px)
 * @param props.children - renders a custom button instead
 * @throws KitProviderNotFoundError
 *
 * @example
 * <ConnectButton />
 *
 * @example
 * <ConnectButton>
 *   {({ account, isReady, open, preload }) => (
 *     <button disabled={!isReady} onClick={open} onFocus={preload}>
 *       {account?.address ?? 'Connect'}
 *     </button>
 *   )}
 * </ConnectButton>
 */
export function ConnectButton({ children, ...props }: ConnectButton.Props) {
  return (
    <Guarded>
      {children ? (
        <OwnButton render={children} />
      ) : (
        <StandardButton {...props} />
      )}
    </Guarded>
  )
}

export declare namespace ConnectButton {
  type Props = {
    children?: ((state: State) => ReactNode) | undefined
    label?: string | undefined
    size?: OpenButton.Size | undefined
  }
  /** State and actions for a custom button. */
  type State = useConnectButton.ReturnType & {
    /**
     * Preloads the modal's code and requests the project's logins. Call it on
     * hover, focus or press.
     */
    preload: () => void
  }
}

function OwnButton({
  render,
}: {
  render: NonNullable<ConnectButton.Props['children']>
}) {
  useHost(ModalHost)
  const state = useConnectButton()
  const preload = useModalPreload(loadPrepareModal)
  return (
    <AppContent>
      <Rendered render={() => render({ ...state, preload })} />
    </AppContent>
  )
}

/** A component of its own, so that what the app throws is told apart. */
function Rendered({ render }: { render: () => ReactNode }) {
  return render()
}

function StandardButton({ label, size }: ConnectButton.Props) {
  const state = useConnectButton()
  const strings = useButtonStrings()
  const { name, onName } = useButtonName(state.account?.address)
  const toNetworkText = useNetworkText()
  const { account, hasFailed, isConnecting, isReady, isUnsupported, network } =
    state
  if (account)
    return (
      <OpenButton
        description={network && strings.network(toNetworkText(network.name))}
        isBusy={isConnecting}
        label={isUnsupported ? undefined : strings.account(name)}
        look={isUnsupported ? 'warning' : undefined}
        onClick={state.open}
        size={size}
      >
        <AccountSlot isUnsupported={isUnsupported} onName={onName} />
        <OpenLabel>{isUnsupported ? strings.unsupported : name}</OpenLabel>
        {!isUnsupported && <AccountSlot part="network" />}
        <svg
          aria-hidden="true"
          className="lk-icon lk-open-chevron"
          height="20"
          viewBox="0 0 20 20"
          width="20"
        >
          <path d="m6 8 4 4 4-4" />
        </svg>
      </OpenButton>
    )
  const text = label ?? strings.connect
  return (
    <OpenButton
      isBusy={isConnecting}
      isOwn={Boolean(label)}
      look={isConnecting || !isReady ? undefined : 'primary'}
      onClick={state.open}
      size={size}
    >
      {isConnecting && <Spinner />}
      <OpenLabel>
        {isConnecting ? strings.connecting : hasFailed ? strings.failed : text}
      </OpenLabel>
    </OpenButton>
  )
}
