'use client'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import type { InsideStrings } from '../strings/enInside.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { readLimit } from './readLimit.js'

/** Lists permissions, with amount limits and periods. */
export function SessionLimits({ className, permissions }: SessionLimits.Props) {
  const { settings } = useInsideStrings()
  const toFigure = useFigures()
  const { locale } = useLanguage()
  const { balances } = useAccountBalances({ namespace: 'eip155' })
  const account = useActiveAccount({ namespace: 'eip155' })
  const coin = useNativeCurrency(account?.caipNetworkId)

  function toRow({ data, type }: SessionLimits.Permission) {
    const { allowance, period, token } = readLimit(data)
    const [text = ''] = listAllowed([{ type }], settings)
    const isCoin = type.startsWith('native-token-')
    const held = balances?.find(
      ({ address }) =>
        !isCoin && token && address?.split(':')[2]?.toLowerCase() === token,
    )
    const { decimals, symbol } = held
      ? { decimals: Number(held.quantity.decimals), symbol: held.symbol }
      : coin
    // Token amounts cannot be displayed without decimals.
    const isKnown = allowance !== undefined && (isCoin || held !== undefined)
    return {
      amount: isKnown
        ? `${toFigure(formatAmount(allowance, decimals))} ${cleanText(symbol, SYMBOL_MAX_LENGTH)}`
        : undefined,
      period: period && toPeriod(period, locale),
      text,
      unknown: token && !isCoin && !held ? truncateAddress(token) : undefined,
    }
  }

  const rows = permissions.map(toRow)
  const told = new Map(rows.map((row) => [JSON.stringify(row), row]))
  return (
    <ul aria-label={settings.mayDo} className={className}>
      {[...told].map(([key, { amount, period, text, unknown }]) => (
        <li key={key}>
          {text}
          {unknown && (
            <>
              {' '}
              <bdi dir="ltr">{unknown}</bdi>
            </>
          )}
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
    permissions: readonly Permission[]
  }
  type Permission = { data?: unknown; type: string }
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats a period in the largest unit that divides it evenly, localized. */
function toPeriod(seconds: number, locale: string) {
  const [unit, length] =
    units.find(([, length]) => seconds % length === 0) ?? units[3]
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(seconds / length)
}

/** Returns the deduplicated texts of permissions. Their types are untrusted. */
function listAllowed(
  permissions: readonly { type: string }[],
  settings: Pick<InsideStrings['settings'], 'otherPermission' | 'permissions'>,
): readonly string[] {
  const { otherPermission, permissions: known } = settings
  return [
    ...new Set(
      permissions.map(({ type }) =>
        Object.hasOwn(known, type)
          ? (known[type] ?? otherPermission)
          : otherPermission,
      ),
    ),
  ]
}
