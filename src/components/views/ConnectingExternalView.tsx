'use client'
import { getErrorCode } from '../../core/errors/getErrorCode.js'
import { useLocalWallets } from '../../hooks/useLocalWallets.js'
import { useModal } from '../../hooks/useModal.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { useWalletLogin } from '../login/useWalletLogin.js'
import { WalletWays } from '../login/WalletWays.js'
import { Button } from '../parts/Button.js'
import { classNames } from '../parts/classNames.js'
import { Icon } from '../parts/Icon.js'
import { Ring } from '../parts/Ring.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useStrings } from '../strings/useStrings.js'

const ALREADY_ASKING = -32002

/** Pending connection of a wallet: what to do there, and its result. */
export function ConnectingExternalView() {
  const { back, entry, go } = useModal()
  const { common, login } = useStrings()
  const toErrorText = useErrorText()
  const connection = useWalletLogin()
  const {
    namespace = 'eip155',
    wallet: chosen,
    walletId,
  } = (entry.view === 'ConnectingExternal' && entry.data) || {}
  const wallets = useLocalWallets({ namespace })
  const isAsked =
    connection.walletId === walletId && connection.namespace === namespace
  const wallet =
    (isAsked && connection.wallet) ||
    chosen ||
    wallets.find(({ id }) => id === walletId)
  const name = wallet?.name ?? login.yourWallet
  const status = isAsked ? connection.status : 'idle'
  const isAsking = getErrorCode(connection.error) === ALREADY_ASKING

  const sentences = {
    idle: [login.connectWith(name), login.confirmHint],
    opening: [login.confirmIn(name), login.confirmHint],
    waiting: [login.confirmIn(name), login.confirmHint],
    rejected: [
      login.declined,
      connection.isRemembered ? login.rememberedHint(name) : login.declinedHint,
    ],
    notInstalled: [login.notInstalled(name), login.notInstalledHint],
    expired: [login.notConnected, toErrorText(connection.error)],
    failed: isAsking
      ? [login.asking, login.askingHint]
      : [login.notConnected, toErrorText(connection.error)],
  } as const
  const [title, text] = sentences[status]
  const isOpen = status === 'opening' || status === 'waiting'
  const isStopped = !isOpen && status !== 'idle'

  const links = chosen?.links
  const view = (
    <ViewFrame
      footer={
        <>
          <Button
            onClick={() => {
              if (isOpen) {
                connection.reset()
                back()
              } else if (isAsked) connection.retry()
              else if (walletId)
                connection.connect(wallet ?? walletId, { namespace })
            }}
            variant={isOpen ? 'quiet' : 'primary'}
          >
            {isOpen
              ? common.cancel
              : status === 'idle'
                ? login.openWallet(name)
                : common.tryAgain}
          </Button>
          {status === 'notInstalled' && links && (
            <Button
              onClick={() =>
                go({ view: 'Downloads', data: { wallet: chosen } })
              }
              variant="text"
            >
              {login.getWallet(name)}
            </Button>
          )}
        </>
      }
    >
      <div className="lk-status">
        <span className="lk-wallet-ring">
          <WalletTile icon={wallet?.icon} isLarge name={name} />
          {isOpen && <Ring />}
          {isStopped && (
            <span className={classNames('lk-badge', !isAsking && 'lk-bad')}>
              <Icon name={status === 'rejected' ? 'close' : 'warning'} />
            </span>
          )}
        </span>
        <div key={status} role={isStopped ? 'alert' : 'status'}>
          <p className="lk-status-title">{title}</p>
          <p className="lk-status-text">{text}</p>
        </div>
      </div>
    </ViewFrame>
  )
  // Only explorer wallets have known ways outside this browser.
  return links ? (
    <WalletWays namespace={namespace} wallet={chosen}>
      {view}
    </WalletWays>
  ) : (
    view
  )
}
