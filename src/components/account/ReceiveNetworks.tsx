'use client'
import { useModal } from '../../hooks/useModal.js'
import { useCompatibleNetworks } from '../../modal/account/useCompatibleNetworks.js'
import { Icon } from '../parts/Icon.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** As many as are told apart at a glance. */
const SHOWN = 3

/** On how many networks the address works; it leads to which. */
export function ReceiveNetworks() {
  const { settings } = useInsideStrings()
  const { go } = useModal()
  const networks = useCompatibleNetworks()
  return (
    <button
      className="lk-network-pill"
      onClick={() => go({ view: 'WalletCompatibleNetworks' })}
      type="button"
    >
      <span className="lk-network-stack">
        {networks.slice(0, SHOWN).map(({ caipNetworkId, name }) => (
          <NetworkTile
            caipNetworkId={caipNetworkId}
            key={caipNetworkId}
            name={name}
          />
        ))}
      </span>
      {settings.worksOn(networks.length)}
      <Icon name="chevron" />
    </button>
  )
}
