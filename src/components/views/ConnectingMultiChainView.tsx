'use client'
import { pickNamespace } from '../../core/account/pickNamespace.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { Wallet } from '../../core/wallet.js'
import { getNamespaceName } from '../../features/networks/getNamespaceName.js'
import { useKit } from '../../hooks/useKit.js'
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
  const kit = useKit()
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
  /** The app's other networks that the same choice connects. */
  const toOthers = ({ namespace }: Wallet) =>
    namespace === 'eip155' &&
    kit.config.chains
      .slice(1)
      .map((chain) => cleanText(chain.name, NAME_MAX_LENGTH))
      .join(', ')
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
            detail={toOthers(one)}
            title={<bdi>{getNamespaceName(kit, one.namespace)}</bdi>}
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
