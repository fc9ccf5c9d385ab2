'use client'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { ExchangeRows } from '../pay/ExchangeRows.js'
import { PayHead } from '../pay/PayHead.js'
import { usePayAmount } from '../pay/usePayAmount.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** A payment, and the ways to make it: a wallet, or an exchange. */
export function PayView() {
  const { pay } = useInsideStrings()
  const { go } = useModal()
  const toPayAmount = usePayAmount()
  const { payment, payWithExchange, payWithWallet } = usePayFlow()
  const account = useActiveAccount({ namespace: payment?.namespace })
  if (!payment)
    return (
      <ViewFrame>
        <p className="lk-note" role="alert">
          {pay.invalid}
        </p>
      </ViewFrame>
    )
  const { namespace } = payment
  return (
    <ViewFrame
      footer={
        account ? (
          <>
            <Button
              data-autofocus=""
              onClick={() => payWithWallet()}
              variant="primary"
            >
              {pay.title(toPayAmount(payment))}
            </Button>
            <Button onClick={() => go({ view: 'PayQuote' })} variant="text">
              {pay.otherToken}
            </Button>
          </>
        ) : (
          <Button
            data-autofocus=""
            onClick={() =>
              go({ view: 'Connect', data: { namespace, redirectView: 'Pay' } })
            }
            variant="primary"
          >
            {pay.connect}
          </Button>
        )
      }
    >
      <div className="lk-preview">
        <PayHead payment={payment} />
        <ExchangeRows
          onChoose={payWithExchange}
          payment={payment}
          title={pay.exchanges}
        />
      </div>
    </ViewFrame>
  )
}
