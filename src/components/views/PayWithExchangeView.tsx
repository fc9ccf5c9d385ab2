'use client'
import { useEffect, useState } from 'react'
import { isSameAsset } from '../../core/pay/isSameAsset.js'
import { getAmountProblem } from '../../features/payments/getAmountProblem.js'
import { normalizeAmount } from '../../features/payments/normalizeAmount.js'
import { typeAmount } from '../../features/payments/typeAmount.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useModal } from '../../hooks/useModal.js'
import { useNetworkName } from '../../modal/account/useNetworkName.js'
import { useDepositAssets } from '../../modal/pay/useDepositAssets.js'
import { usePayFlow } from '../../modal/pay/usePayFlow.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { ViewSkeleton } from '../dialog/ViewSkeleton.js'
import { AmountInput } from '../parts/AmountInput.js'
import { TokenChip } from '../parts/TokenChip.js'
import { ExchangeRows } from '../pay/ExchangeRows.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Deposit from an exchange into the active account: amount and token. */
export function PayWithExchangeView() {
  const { buy, pay } = useInsideStrings()
  const { go } = useModal()
  const account = useActiveAccount()
  const { assets, error, isPending } = useDepositAssets()
  const toErrorText = useErrorText()
  const { flow, payment, payWithExchange, update } = usePayFlow()
  const isDeposit = payment?.choice === 'deposit'
  const [amount, setAmount] = useState(() => readDepositAmount(flow))
  const chosen = flow.asset
  const asset =
    assets.find((other) => chosen && isSameAsset(other, chosen)) ?? assets[0]
  const recipient = account?.address
  const network = useNetworkName(asset?.network)
  const text = normalizeAmount(amount)
  // The deposit goes to the account that is active now.
  useEffect(() => {
    if (!recipient || !asset || !text) return
    const request = { amount: text, paymentAsset: asset, recipient }
    update({ request: { ...request, choice: 'deposit' } })
  }, [text, asset, recipient, update])
  if (isPending) return <ViewSkeleton />
  if (!account || !asset)
    return (
      <ViewFrame>
        <p className="lk-note" role="alert">
          {error ? toErrorText(error) : pay.noExchanges}
        </p>
      </ViewFrame>
    )
  const { decimals, logoURI, symbol } = asset.metadata
  const problem = getAmountProblem({ amount, decimals })
  return (
    <ViewFrame>
      <div className="lk-preview">
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
            error={problem && toErrorText(problem)}
            helper={`${pay.fromExchange} · ${network}`}
            label={buy.amountHint}
            onChange={(typed) => setAmount(typeAmount(amount, typed))}
            value={amount}
          />
        </div>
        {text && !problem && isDeposit && payment.recipient === recipient && (
          <ExchangeRows onChoose={payWithExchange} payment={payment} />
        )}
      </div>
    </ViewFrame>
  )
}

/** What was typed before the token was changed. */
function readDepositAmount({ request }: usePayFlow.ReturnType['flow']) {
  return request?.choice === 'deposit' ? String(request.amount) : ''
}
