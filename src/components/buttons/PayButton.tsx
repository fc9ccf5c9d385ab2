'use client'
import type { ReactNode } from 'react'
import type { PayRequest } from '../../core/pay/payRequest.js'
import { useModal } from '../../hooks/useModal.js'
import { AppContent } from '../parts/Boundary.js'
import { useShortAmount } from '../parts/useShortAmount.js'
import { useButtonStrings } from '../strings/useButtonStrings.js'
import { Guarded } from './Guarded.js'
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
  return (
    <Guarded>
      <Opener {...props} />
    </Guarded>
  )
}

function Opener(props: PayButton.Props) {
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
      {children === undefined || children === null ? (
        <PayLabel amount={amount} symbol={asset.metadata.symbol} />
      ) : (
        <AppContent>{children}</AppContent>
      )}
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

/** The title has the exact amount, which is confirmed before it is paid. */
function PayLabel({ amount, symbol }: { amount: string; symbol: string }) {
  const { pay } = useButtonStrings()
  const toShort = useShortAmount()
  const { shown, title } = toLabel(() => toShort(amount, symbol), amount)
  return <span title={title}>{pay(`${shown} ${symbol}`)}</span>
}

/** An invalid amount is rejected when it is paid, not while it is rendered. */
function toLabel(
  shorten: () => ReturnType<useShortAmount.ReturnType>,
  amount: string,
) {
  try {
    return shorten()
  } catch {
    return { shown: amount, title: undefined }
  }
}
