'use client'
import { useConnectMethods } from '../../modal/login/useConnectMethods.js'
import { getRequestedNamespace } from '../../modal/stack/getRequestedNamespace.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { WalletList } from '../login/WalletList.js'
import { useStrings } from '../strings/useStrings.js'

/** Wallet list, if the first screen collapses it behind a button. */
export function ConnectWalletsView() {
  const namespace = getRequestedNamespace(useModalState())
  const { hasAllWallets, wallets } = useConnectMethods({ namespace })
  const { login } = useStrings()
  return (
    <ViewFrame>
      {wallets.length > 0 || hasAllWallets ? (
        <WalletList
          found={wallets}
          hasAll={hasAllWallets}
          namespace={namespace}
        />
      ) : (
        <div className="lk-empty">
          <p className="lk-empty-title">{login.noMethods}</p>
          <p className="lk-empty-text">{login.noMethodsHint}</p>
        </div>
      )}
    </ViewFrame>
  )
}
