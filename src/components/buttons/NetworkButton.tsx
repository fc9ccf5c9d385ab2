'use client'
import { useConnectButton } from '../../modal/account/useConnectButton.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { Guarded } from './Guarded.js'
import { OpenButton } from './OpenButton.js'
import { OpenLabel } from './OpenLabel.js'
import { WarningIcon } from './WarningIcon.js'

/**
 * Button that shows the network of the connected account and opens the
 * network list. Shows a warning if the wagmi config lacks the wallet's
 * network. Renders nothing while no wallet is connected.
 *
 * @param props.label - accessible name, default 'Network …'
 * @param props.size - `medium` (44 px high, default) or `small` (40 px)
 * @throws KitProviderNotFoundError
 *
 * @example
 * <NetworkButton />
 */
export function NetworkButton(props: NetworkButton.Props) {
  return (
    <Guarded>
      <ConnectedNetwork {...props} />
    </Guarded>
  )
}

function ConnectedNetwork({ label, size }: NetworkButton.Props) {
  const { isUnsupported, network, openNetworks } = useConnectButton()
  const strings = useButtonStrings()
  const toNetworkText = useNetworkText()
  if (!network) return null
  const name = isUnsupported ? strings.unsupported : toNetworkText(network.name)
  return (
    <OpenButton
      isOwn={Boolean(label)}
      label={label ?? (isUnsupported ? undefined : strings.network(name))}
      look={isUnsupported ? 'warning' : undefined}
      onClick={openNetworks}
      size={size}
    >
      {isUnsupported && <WarningIcon />}
      <OpenLabel>{name}</OpenLabel>
    </OpenButton>
  )
}

export declare namespace NetworkButton {
  type Props = {
    label?: string | undefined
    size?: OpenButton.Size | undefined
  }
}
