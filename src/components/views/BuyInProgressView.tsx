'use client'
import { type ReactNode, useState } from 'react'
import { useExplorer } from '../../hooks/useExplorer.js'
import { useModal } from '../../hooks/useModal.js'
import { useOnrampPurchase } from '../../hooks/useOnrampPurchase.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { toCode } from '../buy/toCode.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { classNames } from '../parts/classNames.js'
import { Detail } from '../parts/Detail.js'
import { ExplorerLink } from '../parts/ExplorerLink.js'
import { ExternalLink } from '../parts/ExternalLink.js'
import { Icon } from '../parts/Icon.js'
import { IconTile } from '../parts/IconTile.js'
import type { IconName } from '../parts/icons.js'
import { Ring } from '../parts/Ring.js'
import { FullAddress } from '../send/FullAddress.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Status of a purchase on the provider's page, until the funds arrive. */
export function BuyInProgressView() {
  const purchase = useOnrampPurchase()
  const { hasFailed, order, received, receivedSymbol, reset, status } = purchase
  const { open } = useModal()
  const { buy, send } = useInsideStrings()
  const { address = '', caipNetworkId } = order?.account ?? {}
  const explorer = useExplorer({ chainId: caipNetworkId })
  const network = useNetworkName(caipNetworkId)
  const toFigure = useFigures()
  const [isStopped, setIsStopped] = useState(false)
  function leave(view: 'Account' | 'OnRampProviders') {
    reset()
    open({ view })
  }
  if (!order || isStopped)
    return (
      <ViewFrame
        footer={
          <>
            <Button
              data-autofocus=""
              onClick={() => leave('OnRampProviders')}
              variant="primary"
            >
              {isStopped ? buy.tryAgain : buy.start}
            </Button>
            <Button onClick={() => leave('Account')} variant="text">
              {buy.toAccount}
            </Button>
          </>
        }
      >
        <BuyStatus
          badge={isStopped ? 'close' : undefined}
          icon="wallet"
          title={isStopped ? buy.stopped : buy.nothing}
        >
          <p>{isStopped ? buy.stoppedHint : buy.nothingHint}</p>
        </BuyStatus>
      </ViewFrame>
    )
  const symbol = toCode(order.currency.symbol)
  if (status === 'arrived' && received)
    return (
      <ViewFrame
        footer={
          <Button
            data-autofocus=""
            onClick={() => leave('Account')}
            variant="primary"
          >
            {buy.done}
          </Button>
        }
      >
        <BuyStatus
          badge="check"
          icon="wallet"
          isGood
          title={buy.arrived(
            `${toFigure(received)} ${toCode(receivedSymbol ?? '')}`,
          )}
        >
          <p>{buy.arrivedHint}</p>
        </BuyStatus>
        <dl className="lk-details">
          <Detail term={send.to}>
            <FullAddress address={address} />
          </Detail>
          <Detail term={send.network}>{network}</Detail>
        </dl>
        {/* The transaction that delivered it is not known. */}
        <ExplorerLink href={explorer.getAddressUrl(address)} />
      </ViewFrame>
    )
  // A page with its own offers decides what arrives.
  const expected = symbol ? buy.waitingHint({ symbol }) : send.emptyHint
  const hint = hasFailed ? buy.unseen : expected
  return (
    <ViewFrame
      footer={
        <>
          <ExternalLink className="lk-button lk-quiet" href={order.url}>
            <span>{buy.notOpened(order.provider)}</span>
            <Icon name="external" />
          </ExternalLink>
          <Button onClick={() => setIsStopped(true)} variant="text">
            {buy.stop}
          </Button>
        </>
      }
    >
      <BuyStatus icon="wallet" isPending title={buy.waiting(order.provider)}>
        <p>{hint}</p>
        <p className="lk-buy-later">{buy.waitingLong}</p>
      </BuyStatus>
    </ViewFrame>
  )
}

/** Status of a purchase: icon, title and text. */
function BuyStatus(props: BuyStatus.Props) {
  const { badge, children, icon, isGood, isPending, title } = props
  return (
    <div className="lk-status">
      <span className="lk-wallet-ring">
        <IconTile isLarge name={icon} />
        {isPending && <Ring />}
        {badge && (
          <span className={classNames('lk-badge', isGood && 'lk-good')}>
            <Icon name={badge} />
          </span>
        )}
      </span>
      <div key={title} role="status">
        <p className="lk-status-title">{title}</p>
        <div className="lk-status-text">{children}</div>
      </div>
    </div>
  )
}

declare namespace BuyStatus {
  type Props = {
    badge?: IconName | undefined
    children: ReactNode
    icon: IconName
    isGood?: boolean | undefined
    isPending?: boolean | undefined
    title: string
  }
}
