import type { swap } from '../../actions/swap.js'
import { swapDraftAtom } from '../../atoms/swapDraftAtom.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { trimZeros } from '../../core/format/trimZeros.js'
import type { ModalViews } from '../../core/modal/modal.js'
import type { Kit } from '../../createKit.js'
import { getTransactionUrl } from '../../features/networks/getTransactionUrl.js'
import { showToast } from '../../features/notices/showToast.js'
import { normalizeAmount } from '../../features/payments/normalizeAmount.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapToken } from '../../features/swap/toSwapToken.js'
import { showComplete } from '../stack/showComplete.js'
import { getReceivedUnits } from './getReceivedUnits.js'
import { readReceivedCoins } from './readReceivedCoins.js'
import { swapViews } from './swapViews.js'

/**
 * Completes a swap that has landed. Clears its amount. If the user is
 * following it, shows the result; otherwise shows a toast without navigating.
 *
 * @param parameters.subject - what was swapped, such as `1.5 ETH`
 *
 * @example
 * finishSwap(kit, { quote, result, subject: '1.5 ETH' })
 */
export function finishSwap(kit: Kit, parameters: finishSwap.Parameters): void {
  const { quote, result, subject } = parameters
  const { caipNetworkId, hash } = result
  const { symbol } = toSwapToken({ id: quote.to.caipAddress, ...quote.to })
  const units = getReceivedUnits({
    account: result.account,
    logs: result.receipt.logs,
    token: quote.to.address,
  })
  const toData = (units: bigint | undefined) => ({
    ...{ caipNetworkId, hash, subject },
    isEstimate: units === undefined,
    received: `${
      units === undefined
        ? trimZeros(quote.toAmountShown)
        : formatAmount(units, quote.to.decimals)
    } ${symbol}`,
  })
  const isSeen = showComplete(kit, swapViews.progress, toData(units))
  // Only an estimate until the balance has been read.
  if (isSeen && units === undefined && !quote.to.address)
    readReceivedCoins(kit, { ...result, chainId: quote.chainId }).then(
      (coins) => coins !== undefined && tellReceived(kit, toData(coins)),
      () => {},
    )
  kit.store.set(swapDraftAtom, (draft) =>
    normalizeAmount(draft.amount) === quote.amount
      ? { ...draft, amount: '', slippage: undefined }
      : draft,
  )
  if (isSeen) return
  const href = getTransactionUrl(kit, result)
  showToast(kit, { key: 'swapped', variant: 'success', href, subject })
}

export declare namespace finishSwap {
  type Parameters = {
    quote: Pick<SwapQuoteDetails, 'amount' | 'chainId' | 'to' | 'toAmountShown'>
    result: Pick<swap.ReturnType, 'account' | 'caipNetworkId' | 'hash'> & {
      receipt: readReceivedCoins.Receipt
    }
    subject: string
  }
}

/** Replaces the estimate, if the result is still shown. */
function tellReceived(kit: Kit, data: ModalViews['TransactionComplete']) {
  kit.store.set(kit.atoms.modal, (state) => ({
    ...state,
    stack: state.stack.map((entry) =>
      entry.view === 'TransactionComplete' && entry.data?.hash === data.hash
        ? { ...entry, data }
        : entry,
    ),
  }))
}
