'use client'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { SYMBOL_MAX_LENGTH } from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useLanguage } from '../../hooks/useLanguage.js'
import { useNativeCurrency } from '../../hooks/useNativeCurrency.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { listAllowed } from './listAllowed.js'
import { readLimit } from './readLimit.js'

/** What a permission allows, with how much of it, and how often. */
export function SessionLimits({ className, permissions }: SessionLimits.Props) {
  const { settings } = useInsideStrings()
  const toFigure = useFigures()
  const { locale } = useLanguage()
  const { balances } = useAccountBalances({ namespace: 'eip155' })
  const account = useActiveAccount({ namespace: 'eip155' })
  const coin = useNativeCurrency(account?.caipNetworkId)

  function toAmount({ allowance, token }: readLimit.ReturnType) {
    if (allowance === undefined) return undefined
    if (!token)
      return `${toFigure(formatAmount(allowance, coin.decimals))} ${coin.symbol}`
    const held = balances?.find(
      ({ address }) => address?.split(':')[2]?.toLowerCase() === token,
    )
    // Without its decimals no amount of it can be told.
    if (!held) return truncateAddress(token)
    const decimals = Number(held.quantity.decimals)
    const symbol = cleanText(held.symbol, SYMBOL_MAX_LENGTH)
    return `${toFigure(formatAmount(allowance, decimals))} ${symbol}`
  }

  const rows = permissions.map(({ data, type }) => {
    const limit = readLimit(data)
    const [text = ''] = listAllowed([{ type }], settings)
    return {
      amount: toAmount(limit),
      period: limit.period && toPeriod(limit.period, locale),
      text,
    }
  })
  const told = new Map(rows.map((row) => [JSON.stringify(row), row]))
  return (
    <ul aria-label={settings.mayDo} className={className}>
      {[...told].map(([key, { amount, period, text }]) => (
        <li key={key}>
          {text}
          {(amount || period) && (
            <span className="lk-session-limit">
              {amount && (
                <span>
                  {settings.limit}: <bdi dir="ltr">{amount}</bdi>
                </span>
              )}
              {period && (
                <span>
                  {settings.period}: <bdi>{period}</bdi>
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

export declare namespace SessionLimits {
  type Props = {
    className: string
    permissions: readonly { data?: unknown; type: string }[]
  }
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** In the largest unit that leaves nothing over, in the words of a language. */
function toPeriod(seconds: number, locale: string) {
  const [unit, length] =
    units.find(([, length]) => seconds % length === 0) ?? units[3]
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(seconds / length)
}
