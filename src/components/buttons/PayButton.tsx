'use client'
import type { ReactNode } from 'react'
import { formatBalance } from '../../core/format/formatBalance.js'
import type { PayRequest } from '../../core/pay/payRequest.js'
import { useModal } from '../../hooks/useModal.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { useFigures } from '../strings/useFigures.js'
import { OpenButton } from './OpenButton.js'

/**
 * Button that opens a payment in the modal: from a wallet, with another token,
 * or from an exchange.
 *
 * @param props.amount - whole tokens, decimal text such as `'5'`
 * @param props.asset - one of `payAssets`, or your own
 * @param props.to - recipient, an address on the network of the asset
 * @param props.id - ID of the order: it is paid once in this browser
 * @param props.children - label, default the amount
 * @param props.onResult - called with the outcome; check it on your server too
 * @param props.size - 44 or 40 px high
 * @throws KitProviderNotFoundError
 *
 * @example
 * <PayButton amount="5" asset={payAssets.baseUsdc} to={shop} />
 */
export function PayButton(props: PayButton.Props) {
  const { amount, asset, children, size, to, ...rest } = props
  const { open } = useModal()
  return (
    <OpenButton
      isOwn={children !== undefined}
      look="primary"
      onClick={() =>
        open({
          view: 'Pay',
          data: { ...rest, amount, paymentAsset: asset, recipient: to },
        })
      }
      size={size}
    >
      {children ?? <PayLabel amount={amount} symbol={asset.metadata.symbol} />}
    </OpenButton>
  )
}

export declare namespace PayButton {
  type Props = Omit<PayRequest, 'amount' | 'paymentAsset' | 'recipient'> & {
    amount: string
    asset: PayRequest['paymentAsset']
    children?: ReactNode
    size?: OpenButton.Size | undefined
    to: string
  }
}

/** The exact amount is the title, and confirmed before it is paid. */
function PayLabel({ amount, symbol }: { amount: string; symbol: string }) {
  const { pay } = useButtonStrings()
  const toFigure = useFigures()
  const exact = toFigure(amount)
  const shown = toFigure(toShown(amount))
  return (
    <span title={shown === exact ? undefined : `${exact} ${symbol}`}>
      {pay(`${shown} ${symbol}`)}
    </span>
  )
}

/** An amount that is none is refused when it is paid, not while it is drawn. */
function toShown(amount: string) {
  try {
    return formatBalance(amount)
  } catch {
    return amount
  }
}
