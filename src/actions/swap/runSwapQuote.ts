import { maxUint256 } from 'viem'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { SLIPPAGE_TOLERANCE_PERCENT } from '../../core/constants.js'
import {
  AmountZeroError,
  InsufficientBalanceError,
} from '../../core/errors/send.js'
import { parseSlippage } from '../../core/swap/parseSlippage.js'
import type { SwapQuoteDetails } from '../../core/swap/swapQuoteDetails.js'
import type { Kit } from '../../createKit.js'
import type { getSwapQuote } from '../getSwapQuote.js'
import { askSwapQuote } from './askSwapQuote.js'
import { readSwapBalance } from './readSwapBalance.js'
import { readSwapPrices } from './readSwapPrices.js'
import { readSwapToken } from './readSwapToken.js'
import { resolveSwap } from './resolveSwap.js'
import { toQuoteDetails } from './toQuoteDetails.js'
import { toSwapError } from './toSwapError.js'
import { toSwapId } from './toSwapId.js'

/** Asks chain and service for all that a quote shows. */
export async function runSwapQuote(
  kit: Kit,
  parameters: getSwapQuote.Parameters,
  accounts: resolveSwap.Accounts,
): Promise<SwapQuoteDetails> {
  try {
    const { signal, slippage = SLIPPAGE_TOLERANCE_PERCENT } = parameters
    parseSlippage(slippage)
    const place = resolveSwap(kit, parameters, accounts)
    const { account, caipNetworkId, chainId } = place
    const [fromToken, toToken] = await Promise.all([
      readSwapToken(kit, { address: place.from, chainId }),
      readSwapToken(kit, { address: place.to, chainId }),
    ])
    const amount = parseAmount(parameters.amount, fromToken.decimals)
    if (amount === 0n) throw new AmountZeroError()
    if (amount > maxUint256) throw new InsufficientBalanceError()
    signal?.throwIfAborted()
    const from = toSwapId(caipNetworkId, place.from)
    const to = toSwapId(caipNetworkId, place.to)
    const createdAt = Date.now()
    const api = await kit.api()
    const [offer, prices, balance, allowance] = await Promise.all([
      askSwapQuote(api, { account, amount, caipNetworkId, from, to, signal }),
      readSwapPrices(kit, { caipNetworkId, ids: [from, to], signal }),
      readSwapBalance(kit, { account, address: place.from, chainId }),
      place.from &&
        api.getSwapAllowance(
          {
            caipNetworkId,
            tokenAddress: from,
            userAddress: `${caipNetworkId}:${account}`,
          },
          { signal },
        ),
    ])
    return toQuoteDetails({
      amount,
      balance,
      coin: kit.config.chains.find(({ id }) => id === chainId)?.nativeCurrency,
      createdAt,
      isApprovalNeeded: Boolean(allowance && allowance.allowance < amount),
      offer,
      place,
      prices,
      slippage,
      tokens: { from: fromToken, to: toToken },
    })
  } catch (error) {
    throw toSwapError(error)
  }
}
