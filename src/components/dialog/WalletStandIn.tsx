'use client'
import { useModal } from '../../hooks/useModal.js'
import { useWalletLogin } from '../login/useWalletLogin.js'
import { Button } from '../parts/Button.js'
import { Ring } from '../parts/Ring.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useStrings } from '../strings/useStrings.js'
import { ViewFrame } from './ViewFrame.js'
import { ViewSkeleton } from './ViewSkeleton.js'

/**
 * Names the chosen wallet while the code of its view loads. A wallet of this
 * browser is already prompted by then.
 */
export function WalletStandIn() {
  const { back, entry } = useModal()
  const { common, login } = useStrings()
  const { reset, status, walletId, ...connection } = useWalletLogin()
  const isLocal = entry.view === 'ConnectingExternal'
  const data =
    isLocal || entry.view === 'ConnectingWalletConnect' ? entry.data : undefined
  const isAsked = isLocal && entry.data?.walletId === walletId
  const wallet = data?.wallet ?? (isAsked ? connection.wallet : undefined)
  if (!wallet) return <ViewSkeleton />
  const { icon, name } = wallet
  const isOpen = isAsked && (status === 'opening' || status === 'waiting')
  return (
    <ViewFrame
      footer={
        isOpen && (
          <Button
            onClick={() => {
              reset()
              back()
            }}
            variant="quiet"
          >
            {common.cancel}
          </Button>
        )
      }
    >
      <div
        className="lk-status"
        // Without other ways to connect, the view looks the same.
        data-latchkey-stand-in={isOpen && !data?.wallet ? '' : undefined}
      >
        <span className="lk-wallet-ring">
          <WalletTile icon={icon} isLarge name={name} />
          {isOpen && <Ring />}
        </span>
        <div role="status">
          <p className="lk-status-title">
            {isOpen ? login.confirmIn(name) : login.connectWith(name)}
          </p>
          {isOpen && <p className="lk-status-text">{login.confirmHint}</p>}
        </div>
      </div>
    </ViewFrame>
  )
}
