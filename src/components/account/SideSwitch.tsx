'use client'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useNotices } from '../../hooks/useNotices.js'
import { useSetActiveAccount } from '../../hooks/useSetActiveAccount.js'
import { useIsSolanaPending } from '../../modal/account/useIsSolanaPending.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/**
 * Switches between the connected EVM and Solana accounts. Changes only which
 * account is active; both stay connected.
 */
export function SideSwitch() {
  const { account: strings } = useInsideStrings()
  const { notifyError } = useNotices()
  const active = useActiveAccount()
  const sides = useAccounts().filter(({ isActive }) => isActive)
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
        const name = strings.namespaces[namespace]
        return (
          <button
            aria-pressed={isActive}
            className="lk-side"
            key={namespace}
            onClick={() => {
              if (!isActive) setActiveAccount({ connectorUid: connector.uid })
            }}
            type="button"
          >
            <NetworkTile caipNetworkId={caipNetworkId} name={name} />
            {name}
          </button>
        )
      })}
    </div>
  )
}
