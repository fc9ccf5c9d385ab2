'use client'
import type { useWalletAccounts } from '../../hooks/useWalletAccounts.js'
import { Avatar } from '../parts/Avatar.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { Spinner } from '../parts/Spinner.js'
import { TaggedName } from '../parts/TaggedName.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'
import { useAccountText } from './useAccountText.js'
import { useWalletName } from './useWalletName.js'

/** A connected wallet: the row makes it active, the button ends it. */
export function WalletRow(props: WalletRow.Props) {
  const { isTagged, onChoose, onDisconnect, wallet } = props
  const { account } = useInsideStrings()
  const name = useWalletName()(wallet)
  const network = useNetworkText()(wallet.networkName)
  const address = useAccountText(wallet.address)
  const kind = account.namespaces[wallet.namespace]
  return (
    <li className="lk-wallet">
      <Row
        detail={account.walletDetail({ address, network })}
        end={wallet.isActive && <CheckMark label={account.active} />}
        isCurrent={wallet.isActive}
        onClick={onChoose}
        tile={<Avatar address={wallet.address} />}
        title={<TaggedName name={name} tag={isTagged ? kind : undefined} />}
      />
      <button
        aria-busy={wallet.isEnding || undefined}
        aria-label={account.disconnectOne(`${name} ${address}`)}
        className="lk-icon-button"
        onClick={wallet.isEnding ? undefined : onDisconnect}
        type="button"
      >
        {wallet.isEnding ? <Spinner /> : <Icon name="disconnect" />}
      </button>
    </li>
  )
}

export declare namespace WalletRow {
  type Props = {
    /** Says what kind of networks it is for, where there are two kinds. */
    isTagged: boolean
    onChoose: () => void
    onDisconnect: () => void
    wallet: useWalletAccounts.Wallet
  }
}
