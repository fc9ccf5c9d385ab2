'use client'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useCompatibleNetworks } from '../../modal/account/useCompatibleNetworks.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { CheckMark } from '../parts/CheckMark.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Networks on which the account owns its address. */
export function WalletCompatibleNetworksView() {
  const { account, settings } = useInsideStrings()
  const networks = useCompatibleNetworks()
  if (networks.length === 0) return <ViewFrame>{null}</ViewFrame>
  return (
    <ViewFrame>
      <p className="lk-lead">{settings.worksOnLead}</p>
      <ul className="lk-list">
        {networks.map(({ caipNetworkId, isActive, isTestnet, ...network }) => {
          const name = cleanText(network.name, NAME_MAX_LENGTH)
          return (
            <li className="lk-row lk-row-still" key={caipNetworkId}>
              <NetworkTile caipNetworkId={caipNetworkId} name={name} />
              <span className="lk-row-text">
                <bdi className="lk-row-title" translate="no">
                  {name}
                </bdi>
                {isTestnet && (
                  <span className="lk-row-detail">{account.testNetwork}</span>
                )}
              </span>
              {isActive && <CheckMark label={account.current} />}
            </li>
          )
        })}
      </ul>
    </ViewFrame>
  )
}
