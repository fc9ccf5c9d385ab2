'use client'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { Icon } from '../parts/Icon.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'

/** The network the account is on; a tap leads to the others. */
export function NetworkSwitch() {
  const { account } = useInsideStrings()
  const { go } = useModal()
  const { active } = useNetworks()
  const toNetworkText = useNetworkText()
  if (!active) return null
  const name = toNetworkText(active.name)
  return (
    <button
      aria-label={account.switchNetwork(name)}
      className="lk-network-switch"
      onClick={() => go({ view: 'Networks' })}
      type="button"
    >
      <NetworkTile caipNetworkId={active.caipNetworkId} name={name} />
      <bdi className="lk-network-name">{name}</bdi>
      <Icon name="down" />
    </button>
  )
}
