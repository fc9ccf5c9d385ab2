'use client'
import { useState } from 'react'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useDepositAssets } from '../../modal/pay/useDepositAssets.js'
import { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { AmountInput } from '../parts/AmountInput.js'
import { TokenChip } from '../parts/TokenChip.js'
import { ExchangeRows } from '../pay/ExchangeRows.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Deposit from an exchange into the active account: amount and token. */
export function PayWithExchangeView() {
  const { buy, pay } = useInsideStrings()
  const { go } = useModal()
  const account = useActiveAccount()
  const { assets, isPending } = useDepositAssets()
  const { flow, payment, payWithExchange, update } = usePayFlow()
  const [amount, setAmount] = useState('')
  if (isPending) return <ViewSkeleton />
  const asset = flow.asset ?? assets[0]
  if (!account || !asset)
    return (
      <ViewFrame>
        <p className="lk-note">{pay.noExchanges}</p>
      </ViewFrame>
    )
  function type(text: string) {
    setAmount(text)
    if (account && asset)
      update({
        request: {
          amount: text,
          choice: 'deposit',
          paymentAsset: asset,
          recipient: account.address,
        },
      })
  }
  const { logoURI, symbol } = asset.metadata
  return (
    <ViewFrame>
      <div className="lk-send">
        <AmountInput
          beside={
            <TokenChip
              label={symbol}
              onClick={() => go({ view: 'PayWithExchangeSelectAsset' })}
              token={{
                iconUrl: logoURI,
                isNative: asset.asset === 'native',
                symbol,
              }}
            />
          }
          helper={pay.fromExchange}
          label={buy.amountHint}
          onChange={type}
          value={amount}
        />
      </div>
      {amount && payment && payment.choice === 'deposit' && (
        <ExchangeRows onChoose={payWithExchange} payment={payment} />
      )}
    </ViewFrame>
  )
}
