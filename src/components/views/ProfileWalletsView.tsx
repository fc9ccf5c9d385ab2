'use client'
import { useModal } from '../../hooks/useModal.js'
import { useWalletAccounts } from '../../hooks/useWalletAccounts.js'
import { WalletRow } from '../account/WalletRow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** The connected wallets: which one is active, and the way to another. */
export function ProfileWalletsView() {
  const { account } = useInsideStrings()
  const toErrorText = useErrorText()
  const { back, go } = useModal()
  const { disconnect, error, switchTo, wallets } = useWalletAccounts()
  const isMixed = new Set(wallets.map(({ namespace }) => namespace)).size > 1
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
            isTagged={isMixed}
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
