'use client'
import { useModal } from '../../hooks/useModal.js'
import { useWalletAccounts } from '../../hooks/useWalletAccounts.js'
import { useAccountText } from '../account/useAccountText.js'
import { useWalletName } from '../account/useWalletName.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Avatar } from '../parts/Avatar.js'
import { Button } from '../parts/Button.js'
import { CheckMark } from '../parts/CheckMark.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { Spinner } from '../parts/Spinner.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useNetworkText } from '../strings/useNetworkText.js'

/** List of connected wallets, with an option to connect another. */
export function ProfileWalletsView() {
  const { account } = useInsideStrings()
  const toErrorText = useErrorText()
  const { back, go } = useModal()
  const { disconnect, error, switchTo, wallets } = useWalletAccounts()
  return (
    <ViewFrame
      footer={
        <Button
          onClick={() =>
            go({ view: 'Connect', data: { redirectView: 'Account' } })
          }
        >
          {account.connectAnother}
        </Button>
      }
    >
      <ul className="lk-list">
        {wallets.map((wallet) => (
          <WalletRow
            key={wallet.uid}
            onChoose={() => {
              if (wallet.isActive) back()
              else switchTo(wallet.uid, { onSuccess: back })
            }}
            onDisconnect={() => disconnect(wallet.uid)}
            wallet={wallet}
          />
        ))}
      </ul>
      {error && (
        <p className="lk-problem" role="alert">
          {toErrorText(error)}
        </p>
      )}
    </ViewFrame>
  )
}

/** A connected wallet. The row activates it; the button disconnects it. */
function WalletRow(props: WalletRow.Props) {
  const { onChoose, onDisconnect, wallet } = props
  const { account } = useInsideStrings()
  const name = useWalletName()(wallet)
  const network = useNetworkText()(wallet.networkName)
  const address = useAccountText(wallet.address)
  return (
    <li className="lk-wallet">
      <Row
        detail={account.walletDetail({ address, network })}
        end={wallet.isActive && <CheckMark label={account.active} />}
        isCurrent={wallet.isActive}
        onClick={onChoose}
        tile={<Avatar address={wallet.address} />}
        title={<bdi translate="no">{name}</bdi>}
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

declare namespace WalletRow {
  type Props = {
    onChoose: () => void
    onDisconnect: () => void
    wallet: useWalletAccounts.Wallet
  }
}
