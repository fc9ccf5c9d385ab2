import { maxUint256 } from 'viem'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import {
  SLIPPAGE_TOLERANCE_PERCENT,
  SWAP_GAS_ESTIMATE,
  SWAP_PROVIDER_FEE_BASIS_POINTS,
  SWAP_QUOTE_LIFE_MS,
} from '../../core/constants/swap.js'
import {
  AmountZeroError,
  InsufficientBalanceError,
} from '../../core/errors/send.js'
import { floorDecimal } from '../../core/format/floorDecimal.js'
import type { Kit } from '../../createKit.js'
import { readCurrency } from '../../features/currency/readCurrency.js'
import { canBatch } from '../../features/payments/canBatch.js'
import { findPayer } from '../../features/payments/findPayer.js'
import { getSendWorth } from '../../features/payments/getSendWorth.js'
import type { TokenFee } from '../../features/payments/tokenFee.js'
import { assertReadable } from '../../features/swap/assertReadable.js'
import {
  fetchSwapQuote,
  type SwapOffer,
} from '../../features/swap/fetchSwapQuote.js'
import { findSwapWallet } from '../../features/swap/findSwapWallet.js'
import { getMaxSlippage } from '../../features/swap/getMaxSlippage.js'
import { getMinimumReceived } from '../../features/swap/getMinimumReceived.js'
import { getPriceImpact } from '../../features/swap/getPriceImpact.js'
import { getPriceImpactLevel } from '../../features/swap/getPriceImpactLevel.js'
import { getProviderFee } from '../../features/swap/getProviderFee.js'
import { getSwapFees } from '../../features/swap/getSwapFees.js'
import { getSwapMax } from '../../features/swap/getSwapMax.js'
import { getSwapRate } from '../../features/swap/getSwapRate.js'
import { parseSlippage } from '../../features/swap/parseSlippage.js'
import { readSwapBalance } from '../../features/swap/readSwapBalance.js'
import { readSwapPrices } from '../../features/swap/readSwapPrices.js'
import { resolveSwap, type SwapPlace } from '../../features/swap/resolveSwap.js'
import type { SwapQuoteDetails } from '../../features/swap/swapQuoteDetails.js'
import { toSwapError } from '../../features/swap/toSwapError.js'
import { toSwapId } from '../../features/swap/toSwapId.js'
import type { SwapQuoteParameters } from '../../features/swap/types.js'
import { estimateTokenFee } from '../batch/estimateTokenFee.js'
import { readSwapToken } from './readSwapToken.js'

/** Decimal places of displayed swap amounts. */
const SWAP_FRACTION_DIGITS = 6

/** Reads everything a quote shows from the chain and the service. */
export async function runSwapQuote(
  kit: Kit,
  parameters: SwapQuoteParameters,
  accounts: resolveSwap.Accounts,
): Promise<SwapQuoteDetails> {
  try {
    const { signal, slippage = SLIPPAGE_TOLERANCE_PERCENT } = parameters
    parseSlippage(slippage)
    const currency = readCurrency(kit, parameters.currency)
    const resolved = resolveSwap(kit, parameters, accounts)
    const { account, caipNetworkId, chainId } = resolved
    const [fromToken, toToken] = await Promise.all([
      readSwapToken(kit, { address: resolved.from, chainId }),
      readSwapToken(kit, { address: resolved.to, chainId }),
    ])
    const amount = parseAmount(parameters.amount, fromToken.decimals)
    if (amount === 0n) throw new AmountZeroError()
    if (amount > maxUint256) throw new InsufficientBalanceError()
    signal?.throwIfAborted()
    const from = toSwapId(caipNetworkId, resolved.from)
    const to = toSwapId(caipNetworkId, resolved.to)
    const createdAt = Date.now()
    const api = await kit.api()
    const asked = { account, amount, caipNetworkId, from, to, signal }
    const [offer, prices, balance, allowance] = await Promise.all([
      fetchSwapQuote(api, asked),
      readSwapPrices(kit, { caipNetworkId, currency, ids: [from, to], signal }),
      readSwapBalance(kit, { account, address: resolved.from, chainId }),
      resolved.from &&
        api.getSwapAllowance(
          {
            caipNetworkId,
            tokenAddress: from,
            userAddress: `${caipNetworkId}:${account}`,
          },
          { signal },
        ),
      assertReadable(api, { ...asked, slippage }),
    ])
    const isApprovalNeeded = Boolean(allowance && allowance.allowance < amount)
    const wallet = {
      ...{ chainId, from: account, signal },
      connector: findSwapWallet(kit, resolved, accounts),
    }
    const paymaster = await findSwapPayer(kit, wallet, isApprovalNeeded)
    const feeToken = await estimateTokenFee(kit, {
      ...{ chainId, gas: SWAP_GAS_ESTIMATE, paymaster },
      highestPrice: 2n * offer.gasPrice.standard,
    })
    return toQuoteDetails({
      amount,
      balance,
      coin: kit.config.chains.find(({ id }) => id === chainId)?.nativeCurrency,
      createdAt,
      currency,
      isApprovalNeeded,
      feeToken,
      isPaid: paymaster !== undefined,
      offer,
      resolved,
      prices,
      slippage,
      tokens: { from: fromToken, to: toToken },
    })
  } catch (error) {
    throw toSwapError(error)
  }
}

/** An approval is sponsored only together with its swap. */
async function findSwapPayer(
  kit: Kit,
  wallet: findPayer.Parameters,
  isApprovalNeeded: boolean,
) {
  const { connector } = wallet
  const paymaster = connector && (await findPayer(kit, wallet))
  if (!paymaster || !isApprovalNeeded) return paymaster
  return (await canBatch({ ...wallet, connector })) ? paymaster : undefined
}

type Token = { decimals: number; name: string; symbol: string }

/**
 * Computes everything a quote shows, in whole numbers and never rounding up.
 */
function toQuoteDetails(
  parameters: toQuoteDetails.Parameters,
): SwapQuoteDetails {
  const { amount, balance, coin, createdAt, offer, resolved } = parameters
  const { currency, feeToken, prices, slippage } = parameters
  const { caipNetworkId } = resolved
  const sides = toSides(parameters)
  const from = { ...sides.from, amount }
  const to = { ...sides.to, amount: offer.toAmount }
  const toText = (units: bigint) => formatAmount(units, to.decimals)
  const toAmount = toText(to.amount)
  const bound = { amount: to.amount, slippage }
  const toCompared = <side extends { caipAddress: string }>(side: side) => ({
    ...side,
    price: prices.compare(side.caipAddress),
  })
  const priceImpact = getPriceImpact({
    from: toCompared(from),
    to: toCompared(to),
  })
  const fee = amount * SWAP_PROVIDER_FEE_BASIS_POINTS
  return {
    account: resolved.account,
    caipNetworkId,
    chainId: resolved.chainId,
    currency,
    ...sides,
    amount: formatAmount(amount, from.decimals),
    toAmount,
    toAmountShown: floorDecimal(toAmount, SWAP_FRACTION_DIGITS),
    minimumReceived: toText(getMinimumReceived(bound)),
    maxSlippage: toText(getMaxSlippage(bound)),
    slippage,
    rate: getSwapRate({ from, to }),
    priceImpact,
    priceImpactLevel: getPriceImpactLevel(priceImpact),
    providerFee: {
      amount: getProviderFee(from),
      worth: getSendWorth({
        ...from,
        amount: fee,
        currency,
        decimals: from.decimals + 4,
      }),
    },
    fees: getSwapFees({
      decimals: coin?.decimals ?? 18,
      gasPrice: offer.gasPrice,
      currency,
      price: prices.price(toSwapId(caipNetworkId, undefined)),
    }),
    balance: formatAmount(balance, from.decimals),
    max: getSwapMax({
      balance,
      decimals: from.decimals,
      gasPrice: parameters.isPaid ? 0n : offer.gasPrice.standard,
      isNative: !resolved.from,
    }),
    isApprovalNeeded: parameters.isApprovalNeeded,
    isSponsored: parameters.isPaid && !feeToken,
    ...(feeToken && {
      feeToken,
      feeTokenWorth: getSendWorth({
        amount: parseAmount(feeToken.amount ?? '0', feeToken.decimals),
        currency,
        decimals: feeToken.decimals,
        price: prices.price(toSwapId(caipNetworkId, feeToken.address)),
      }),
    }),
    createdAt,
    expiresAt: createdAt + SWAP_QUOTE_LIFE_MS,
  }
}

declare namespace toQuoteDetails {
  type Parameters = {
    amount: bigint
    balance: bigint
    coin: { decimals: number } | undefined
    createdAt: number
    currency: string
    isApprovalNeeded: boolean
    feeToken: TokenFee | undefined
    /** Whether the app's paymaster pays the coins. */
    isPaid: boolean
    offer: SwapOffer
    resolved: SwapPlace
    prices: Awaited<ReturnType<typeof readSwapPrices>>
    slippage: number
    tokens: { from: Token; to: Token }
  }
}

function toSides(parameters: toQuoteDetails.Parameters) {
  const { amount, currency, offer, resolved, prices, tokens } = parameters
  const toSide = (side: 'from' | 'to', units: bigint) => {
    const { decimals, name, symbol } = tokens[side]
    const caipAddress = toSwapId(resolved.caipNetworkId, resolved[side])
    const price = prices.price(caipAddress)
    const worth = getSendWorth({ amount: units, currency, decimals, price })
    const told = { caipAddress, decimals, name, price, symbol, worth }
    return { address: resolved[side], ...told }
  }
  return { from: toSide('from', amount), to: toSide('to', offer.toAmount) }
}
