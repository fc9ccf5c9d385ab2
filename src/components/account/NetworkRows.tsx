'use client'
import { Fragment } from 'react'
import { AUTH_CONNECTOR_ID, NAME_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { CheckMark } from '../parts/CheckMark.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { Row } from '../parts/Row.js'
import { Spinner } from '../parts/Spinner.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useStrings } from '../strings/useStrings.js'

/** The networks to choose from, and what becomes of the choice. */
export function NetworkRows({ onSwitched }: NetworkRows.Props) {
  const { account: strings } = useStrings()
  const toErrorText = useErrorText()
  const account = useActiveAccount()
  const { error, failedChainId, isPending, networks, switchNetwork } =
    useNetworks()
  const isEmbedded = account?.connector.id === AUTH_CONNECTOR_ID
  const waiting = isEmbedded ? strings.switching : strings.confirmInWallet

  function choose(network: useNetworks.Network) {
    if (network.isActive) onSwitched?.()
    else switchNetwork(network.chainId, { onSuccess: onSwitched })
  }

  return (
    <div className="lk-list">
      {networks.map((network) => {
        const { caipNetworkId, chainId } = network
        const name = cleanText(network.name, NAME_MAX_LENGTH)
        const kind = network.isTestnet && strings.testNetwork
        return (
          <Fragment key={chainId}>
            <Row
              detail={network.isPending ? waiting : kind}
              end={<End network={network} />}
              isCurrent={network.isActive}
              isDisabled={isPending}
              onClick={() => choose(network)}
              tile={<NetworkTile caipNetworkId={caipNetworkId} name={name} />}
              title={<bdi>{name}</bdi>}
            />
            {chainId === failedChainId && (
              <p className="lk-problem" role="alert">
                {toErrorText(error)}
              </p>
            )}
          </Fragment>
        )
      })}
      <span className="lk-hidden" role="status">
        {isPending && waiting}
      </span>
    </div>
  )
}

export declare namespace NetworkRows {
  type Props = { onSwitched?: (() => void) | undefined }
}

function End({ network }: { network: useNetworks.Network }) {
  const { account } = useStrings()
  if (network.isPending) return <Spinner />
  return network.isActive ? <CheckMark label={account.current} /> : null
}
