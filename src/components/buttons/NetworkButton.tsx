'use client'
import { useConnectButton } from '../../modal/account/useConnectButton.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { OpenButton } from './OpenButton.js'
import { OpenLabel } from './OpenLabel.js'
import { WarningIcon } from './WarningIcon.js'

/**
 * The network of the connected account; opens the modal where one changes it.
 * It warns while the wallet is on a network that the wagmi config lacks, and
 * renders nothing while no wallet is connected.
 *
 * @param props.label - its name for screen readers, default 'Network …'
 * @param props.size - `medium` (44 px high, default) or `small` (40 px)
 * @throws KitProviderNotFoundError
 *
 * @example
 * <NetworkButton />
 */
export function NetworkButton({ label, size }: NetworkButton.Props) {
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
