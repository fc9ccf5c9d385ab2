'use client'
import { pickNamespace } from '../../core/account/pickNamespace.js'
import type { Wallet } from '../../core/wallet.js'
import { useLocalWallets } from '../../hooks/useLocalWallets.js'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { useChooseWallet } from '../login/useChooseWallet.js'
import { Button } from '../parts/Button.js'
import { Row } from '../parts/Row.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Namespace choice for a wallet that supports both. */
export function ConnectingMultiChainView() {
  const { entry, go } = useModal()
  const { login } = useStrings()
  const { pairing } = useInsideStrings()
  const choose = useChooseWallet()
  const wallets = useLocalWallets()
  const { walletId } =
    (entry.view === 'ConnectingMultiChain' && entry.data) || {}
  const wallet = wallets.find(({ entries = [], id }) =>
    [id, ...entries.map((one) => one.id)].includes(walletId ?? ''),
  )
  if (!wallet)
    return (
      <ViewFrame
        footer={
          <Button
            onClick={() => go({ view: 'Connect', isReplacing: true })}
            variant="primary"
          >
            {pairing.chooseWallet}
          </Button>
        }
      >
        <div className="lk-empty">
          <p className="lk-empty-title">{pairing.notFound}</p>
          <p className="lk-empty-text">{login.notInstalledHint}</p>
        </div>
      </ViewFrame>
    )
  const { icon, name } = wallet
  return (
    <ViewFrame>
      <div className="lk-status">
        <WalletTile icon={icon} isLarge name={name} />
        <div>
          <p className="lk-status-title">{pairing.whichKind(name)}</p>
          <p className="lk-status-text">{pairing.whichKindHint}</p>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div aria-label={pairing.kinds} className="lk-list" role="group">
        {toRows(wallet).map((one) => (
          <Row
            end="chevron"
            key={one.namespace}
            onClick={() => choose(one)}
            title={login.namespaces[one.namespace]}
          />
        ))}
      </div>
    </ViewFrame>
  )
}

/** One row per namespace, as the user has to choose one. */
function toRows(wallet: Wallet): readonly Wallet[] {
  if (wallet.type !== 'MULTI_CHAIN') return [wallet]
  return (wallet.entries ?? []).flatMap(({ namespace }) =>
    pickNamespace(wallet, namespace),
  )
}
