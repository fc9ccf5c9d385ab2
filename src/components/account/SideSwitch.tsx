'use client'
import { UNKNOWN_NETWORK_LABEL } from '../../core/constants/labels.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useNotices } from '../../hooks/useNotices.js'
import { useSetActiveAccount } from '../../hooks/useSetActiveAccount.js'
import { useIsSolanaPending } from '../../modal/account/useIsSolanaPending.js'
import { Icon } from '../parts/Icon.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'

/**
 * Switches between the connected EVM and Solana accounts, by the names of
 * their networks. Changes only which account is active; both stay connected.
 * The active one opens the networks, as `NetworkSwitch` does for one account.
 */
export function SideSwitch() {
  const { account: strings } = useInsideStrings()
  const { go } = useModal()
  const { notifyError } = useNotices()
  const { networks } = useNetworks()
  const toNetworkText = useNetworkText()
  const active = useActiveAccount()
  const sides = useSides()
  const { mutate: setActiveAccount } = useSetActiveAccount({
    mutation: { onError: (error) => notifyError(error) },
  })
  const isPending = useIsSolanaPending()
  if (!active) return null
  // Its place is kept, so that nothing moves under a finger.
  if (sides.length < 2)
    return isPending ? (
      <div aria-hidden="true" className="lk-sides lk-anim">
        <span className="lk-side" />
      </div>
    ) : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div aria-label={strings.accounts} className="lk-sides" role="group">
      {sides.map(({ caipNetworkId, connector, namespace }) => {
        const isActive = namespace === active.namespace
        const found = networks.find(
          (one) => one.caipNetworkId === caipNetworkId,
        )
        // An unknown cluster is Solana all the same.
        const unknown =
          namespace === 'solana' && !isActive ? 'Solana' : UNKNOWN_NETWORK_LABEL
        const name = toNetworkText(found?.name ?? unknown)
        return (
          <button
            aria-current={isActive || undefined}
            aria-label={isActive ? strings.switchNetwork(name) : undefined}
            className="lk-side"
            key={namespace}
            onClick={() => {
              if (isActive) go({ view: 'Networks' })
              else setActiveAccount({ connectorUid: connector.uid })
            }}
            type="button"
          >
            <bdi className="lk-network-name" translate="no">
              {name}
            </bdi>
            {isActive && <Icon name="down" />}
          </button>
        )
      })}
    </div>
  )
}

/** Active account of each namespace, EVM first. */
export const useSides = () => useAccounts().filter(({ isActive }) => isActive)
