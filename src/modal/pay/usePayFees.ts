'use client'
import { foldCase } from '../../core/address/foldCase.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { toPriceAddress } from '../../features/balances/toPriceAddress.js'
import type { PayQuote } from '../../features/pay/payQuote.js'
import { getSendWorth } from '../../features/payments/getSendWorth.js'
import { usePrices } from '../../hooks/usePrices.js'

/** Fees of a quote, with what each is worth. */
export function usePayFees(quote: PayQuote | undefined): usePayFees.ReturnType {
  const fees = quote?.fees ?? []
  const addresses = fees.map(({ asset }) => toPriceAddress(toToken(asset)))
  const { data } = usePrices({
    addresses,
    query: { enabled: fees.length > 0 },
  })
  return fees.map((fee, index) => {
    const { decimals } = fee.asset.metadata
    const found = data?.prices.find(
      ({ address }) => foldCase(address) === foldCase(addresses[index] ?? ''),
    )
    return {
      ...fee,
      worth: getSendWorth({
        amount: parseAmount(fee.amount, decimals),
        currency: data?.currency,
        decimals,
        price: found?.price,
      }),
    }
  })
}

export declare namespace usePayFees {
  type ReturnType = readonly (PayQuote['fees'][number] & {
    /** Estimate in the user's currency; `undefined` without a price. */
    worth: string | undefined
  })[]
}

function toToken({ asset, network }: PayQuote['from']) {
  return { address: asset, chainId: network }
}
