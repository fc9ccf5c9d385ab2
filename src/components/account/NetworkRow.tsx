'use client'
import type { useNetworks } from '../../hooks/useNetworks.js'
import { CheckMark } from '../parts/CheckMark.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { Row } from '../parts/Row.js'
import { Spinner } from '../parts/Spinner.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'

/** A network to choose; it says while the wallet is on its way there. */
export function NetworkRow(props: NetworkRow.Props) {
  const { isDisabled, network, onClick, waiting } = props
  const { account } = useInsideStrings()
  const { caipNetworkId, isActive, isPending, isTestnet } = network
  const name = useNetworkText()(network.name)
  const mark = isActive ? <CheckMark label={account.current} /> : null
  return (
    <Row
      detail={isPending ? waiting : isTestnet && account.testNetwork}
      end={isPending ? <Spinner /> : mark}
      isCurrent={isActive}
      isDisabled={isDisabled}
      onClick={onClick}
      tile={<NetworkTile caipNetworkId={caipNetworkId} name={name} />}
      title={<bdi>{name}</bdi>}
    />
  )
}

export declare namespace NetworkRow {
  type Props = {
    isDisabled: boolean
    network: useNetworks.Network
    onClick: () => void
    /** What is said while it is switched to. */
    waiting: string
  }
}
