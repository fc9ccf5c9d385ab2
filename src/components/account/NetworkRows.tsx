'use client'
import type { Account, AccountNamespace } from '../../core/account/account.js'
import type { Feature } from '../../core/capabilities.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { useAccounts } from '../../hooks/useAccounts.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Choices } from '../parts/Choices.js'
import { LongList } from '../parts/LongList.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { Row } from '../parts/Row.js'
import { Spinner } from '../parts/Spinner.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'

const kinds: readonly AccountNamespace[] = ['eip155', 'solana']

/** List of networks, with the pending or failed state of a switch. */
export function NetworkRows({ feature, onSwitched }: NetworkRows.Props) {
  const { account: strings } = useInsideStrings()
  const toErrorText = useErrorText()
  const accounts = useAccounts()
  const { error, failedChainId, networks, switchNetwork } = useNetworks({
    feature,
  })

  function choose(network: useNetworks.Network) {
    if (network.isActive) onSwitched?.()
    else switchNetwork(network.chainId, { onSuccess: onSwitched })
  }

  const groups = kinds.flatMap((kind) => {
    // Only networks of connected namespaces can be switched to.
    const rows = networks.filter(
      ({ isAvailable, namespace }) => isAvailable && namespace === kind,
    )
    const { connector } = accounts.find(isActiveOf(kind)) ?? {}
    const isAsked = kind === 'eip155' && connector?.id !== AUTH_CONNECTOR_ID
    const waiting = isAsked ? strings.confirmInWallet : strings.switching
    return rows.length > 0 ? [{ kind, rows, waiting }] : []
  })
  const pending = groups.find(({ rows }) => rows.some((row) => row.isPending))

  return (
    <Choices className="lk-list">
      {groups.map(({ kind, rows, waiting }) => (
        <LongList
          className="lk-list"
          key={kind}
          renderRow={(network, place) => (
            <li className="lk-list" {...place}>
              <NetworkRow
                isDisabled={network.isPending}
                network={network}
                onClick={() => choose(network)}
                waiting={waiting}
              />
              {network.chainId === failedChainId && (
                <p className="lk-problem" role="alert">
                  {toErrorText(error)}
                </p>
              )}
            </li>
          )}
          rows={rows}
          toKey={({ caipNetworkId }) => caipNetworkId}
          toText={({ name }) => name}
        />
      ))}
      <span className="lk-hidden" role="status">
        {pending?.waiting}
      </span>
    </Choices>
  )
}

const isActiveOf = (kind: AccountNamespace) => (account: Account) =>
  account.isActive && account.namespace === kind

export declare namespace NetworkRows {
  type Props = {
    /** Limits the list to networks that support the feature. */
    feature?: Feature | undefined
    onSwitched?: (() => void) | undefined
  }
}

/** A selectable network; shows progress while the wallet switches to it. */
function NetworkRow(props: NetworkRow.Props) {
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
      title={<bdi translate="no">{name}</bdi>}
    />
  )
}

declare namespace NetworkRow {
  type Props = {
    isDisabled: boolean
    network: useNetworks.Network
    onClick: () => void
    /** Text shown while the switch is pending. */
    waiting: string
  }
}
