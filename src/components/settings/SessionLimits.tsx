'use client'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { SYMBOL_MAX_LENGTH } from '../../core/constants/balances.js'
import { getMember } from '../../core/errors/getMember.js'
import { cleanText } from '../../core/format/cleanText.js'
import { truncateAddress } from '../../core/format/truncateAddress.js'
import { useAccountBalances } from '../../hooks/useAccountBalances.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useNativeCurrency } from '../../modal/account/useNativeCurrency.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import type { InsideStrings } from '../strings/enInside.js'
import { isolate } from '../strings/isolate.js'
import { useFigures } from '../strings/useFigures.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { readLimit } from './readLimit.js'

/**
 * Lists permissions in words, such as "Up to 5 USDC a day, until 3 Dec, to
 * Coffee Shop".
 */
export function SessionLimits(props: SessionLimits.Props) {
  const { app, className, expiry, permissions } = props
  const { settings } = useInsideStrings()
  const toFigure = useFigures()
  const { locale } = useLanguage()
  const { balances } = useAccountBalances({ namespace: 'eip155' })
  const account = useActiveAccount({ namespace: 'eip155' })
  const coin = useNativeCurrency(account?.caipNetworkId)

  function toRow({ data, type }: SessionLimits.Permission) {
    const { allowance, period, token } = readLimit(data)
    const [kind = ''] = listAllowed([{ type }], settings)
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
    const amount = isKnown
      ? `${toFigure(formatAmount(allowance, decimals))} ${cleanText(symbol, SYMBOL_MAX_LENGTH)}`
      : undefined
    const details =
      type === 'contract-call'
        ? listCalls(data)
        : token && !isCoin && !held && truncateAddress(token)
    const text = details ? `${kind} ${isolate(details)}` : kind
    return {
      text: toSentence(amount ? toRate({ amount, kind, period }) : text),
      // Of an amount that cannot be displayed, at least the period.
      period: !amount && period ? toPeriod(period, locale) : undefined,
    }
  }

  function toRate(limit: {
    amount: string
    kind: string
    period?: number | undefined
  }) {
    const { amount, kind, period } = limit
    if (period === DAY_S) return settings.scopeDay(amount)
    return period
      ? settings.scopeEvery({ amount, period: toPeriod(period, locale) })
      : `${kind}. ${settings.limit}: ${amount}`
  }

  function toSentence(what: string) {
    const date = expiry && toDate(expiry, locale)
    const dated = date ? settings.scopeUntil({ date, what }) : what
    return app ? settings.scopeTo({ app, what: dated }) : dated
  }

  const rows = permissions.map(toRow)
  const told = new Map(rows.map((row) => [JSON.stringify(row), row]))
  return (
    <ul aria-label={settings.mayDo} className={className}>
      {[...told].map(([key, { period, text }]) => (
        <li key={key}>
          <span>{text}</span>
          {period && (
            <span className="lk-session-limit">
              <span>{`${settings.period}:`}</span> <bdi>{period}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

export declare namespace SessionLimits {
  type Props = {
    /** Name of the app, if the sentence shall have it. */
    app?: string | undefined
    className: string
    /** Unix time in seconds, if the sentence shall have it. */
    expiry?: number | undefined
    permissions: readonly Permission[]
  }
  type Permission = { data?: unknown; type: string }
}

const DAY_S = 86_400

/** As the other dates of the language, which are Buddhist in Thai. */
function toDate(seconds: number, locale: string) {
  const calendar = locale === 'th' ? 'buddhist' : 'gregory'
  const tag = new Intl.Locale(locale, { calendar, numberingSystem: 'latn' })
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
  return format.format(seconds * 1_000)
}

/** Names of functions and contract; both are untrusted. */
function listCalls(data: unknown) {
  const functions = getMember(data, 'functions')
  const contract = getMember(data, 'address')
  const names = (Array.isArray(functions) ? functions : [])
    .slice(0, CALLS_SHOWN)
    .map((item) => cleanText(String(getMember(item, 'functionName')), 40))
  const parts = [
    names.join(', '),
    isEvmAddress(contract) && `(${truncateAddress(contract)})`,
  ]
  return parts.filter(Boolean).join(' ') || undefined
}

const CALLS_SHOWN = 5

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/**
 * Formats a period in the largest unit that divides it evenly and of which it
 * has several: "every 60 minutes", not "every 1 hour".
 */
function toPeriod(seconds: number, locale: string) {
  const [unit, length] =
    units.find(([, length]) => seconds % length === 0 && seconds !== length) ??
    units[3]
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
