'use client'
import { useState } from 'react'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import { groupAddress } from '../../core/format/groupAddress.js'
import { normalizeAmount } from '../../features/payments/normalizeAmount.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworks } from '../../hooks/useNetworks.js'
import { useReceive } from '../../hooks/useReceive.js'
import { useCopy } from '../../hooks/utils/useCopy.js'
import { useCompatibleNetworks } from '../../modal/account/useCompatibleNetworks.js'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { ReceiveAmount } from '../account/ReceiveAmount.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { CopyStatus } from '../parts/CopyStatus.js'
import { Icon } from '../parts/Icon.js'
import { NetworkTile } from '../parts/NetworkTile.js'
import { Qr } from '../parts/Qr.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useShortAmount } from '../parts/useShortAmount.js'
import { StorageNotice } from '../settings/StorageNotice.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/**
 * Address of the account as QR code and text. With an amount, the QR code is
 * a payment request.
 */
export function WalletReceiveView() {
  const { account: strings, settings } = useInsideStrings()
  const account = useActiveAccount()
  const { active, networks } = useNetworks()
  const { isPending } = useEmbeddedUser()
  const hasMore = useCompatibleNetworks().length > 1
  const { symbol } = useNativeCurrency(account?.caipNetworkId)
  const [typed, setTyped] = useState<string | undefined>()
  const amount = normalizeAmount(typed ?? '')
  const { data, error } = useReceive({
    amount: amount || undefined,
    query: { enabled: amount !== '' && active?.isSupported === true },
  })
  if (!account || !active) return <ViewFrame>{null}</ViewFrame>
  const { address } = account
  const isSolana = account.namespace === 'solana'
  const network = cleanText(active.name, NAME_MAX_LENGTH)
  const toHint = isSolana ? strings.receiveOnSolana : strings.receiveHint
  // Solana clusters are separate: tokens on a test cluster have no value.
  const isShared = hasMore && !isSolana
  // After a login the networks of a smart account follow: in a place of their
  // own, so that the button below does not move from under a finger.
  const others = networks.filter((one) => one.namespace === account.namespace)
  const isAsking = isPending && !isSolana && !hasMore && others.length > 1
  const uri = amount ? data?.paymentUri : undefined
  // A payment request is for one network.
  const own = isShared && !uri ? settings.receiveHint : toHint(network)
  const hint = active.isSupported ? own : strings.networkGone
  return (
    <ViewFrame
      footer={
        <CopyButton address={address} key={uri ? 'uri' : 'address'} uri={uri} />
      }
    >
      <div className="lk-receive">
        <StorageNotice isAccountOnly />
        {uri ? (
          <RequestQr {...{ address, amount, symbol, uri }} />
        ) : (
          <Qr label={strings.qrLabel} value={address}>
            <Avatar address={address} />
          </Qr>
        )}
        {isSolana && (
          <p className="lk-receive-title">{strings.solanaAddress}</p>
        )}
        <AddressGroups address={address} />
        <p className="lk-receive-hint">{hint}</p>
        {active.isSupported && (
          <ReceiveAmount
            error={amount && error ? error : undefined}
            onChange={setTyped}
            symbol={symbol}
            value={typed}
          />
        )}
        {isShared && !uri && <ReceiveNetworks />}
        {isAsking && (
          <span className="lk-network-pill">
            <Skeleton />
          </span>
        )}
      </div>
    </ViewFrame>
  )
}

/** Payment request. Its title has the exact amount if the label is shorter. */
function RequestQr(props: {
  address: string
  amount: string
  symbol: string
  uri: string
}) {
  const { address, amount, symbol, uri } = props
  const { account } = useInsideStrings()
  const { shown, title } = useShortAmount()(amount, symbol)
  return (
    <Qr
      label={account.requestQrLabel(`${shown} ${symbol}`)}
      title={title}
      value={uri}
    >
      <Avatar address={address} />
    </Qr>
  )
}

/** Copies the address, or the payment request if there is one. */
function CopyButton(props: { address: string; uri: string | undefined }) {
  const { address, uri } = props
  const { common } = useStrings()
  const { account } = useInsideStrings()
  const { copy, status } = useCopy()
  const isCopied = status === 'copied'
  const label = uri ? account.copyLink : account.copyAddress
  return (
    <>
      <CopyStatus
        copied={uri ? common.copied : account.addressCopied}
        failed={account.copyFailed}
        status={status}
        text={uri ?? address}
      />
      <Button onClick={() => copy(uri ?? address)} variant="primary">
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? common.copied : label}</span>
      </Button>
    </>
  )
}

/** Full address in groups of four characters that do not break. */
function AddressGroups({ address }: AddressGroups.Props) {
  const [head, ...groups] = groupAddress(address)
  const all = head === '0x' ? groups : [head, ...groups]
  return (
    <p className="lk-address" dir="ltr" translate="no">
      {head === '0x' && <span className="lk-address-head">{head}</span>}
      {all.map((group, index) => (
        // The same group may come twice, and none ever moves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span className="lk-address-group" key={index}>
          {group}
        </span>
      ))}
    </p>
  )
}

declare namespace AddressGroups {
  type Props = { address: string }
}

/** As many as can be distinguished at a glance. */
const SHOWN = 3

/** Number of networks on which the address works; opens their list. */
function ReceiveNetworks() {
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
      <span>{settings.worksOn(networks.length)}</span>
      <Icon name="chevron" />
    </button>
  )
}
