'use client'
import { cleanText } from '../../core/format/cleanText.js'
import { sumFiat } from '../../core/format/sumFiat.js'
import { useTokenBalance } from '../../hooks/useTokenBalance.js'
import { Balance as Amount } from '../parts/Balance.js'
import { Boundary } from '../parts/Boundary.js'
import { Figure } from '../parts/Figure.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useThemed } from '../parts/useThemed.js'
import { useFiat } from '../strings/useFiat.js'
import { usePartsStrings } from '../strings/usePartsStrings.js'

/** At most this many characters of a symbol are shown. */
const SYMBOL_MAX_LENGTH = 20

/**
 * Balance of one token, and what it is worth in the user's currency. Its title
 * has all digits. No value is shown where no price is known, and a balance that
 * cannot be read says so. Takes the font and color of the text around it.
 * Renders nothing without an account.
 *
 * The hook behind it is `useTokenBalance`.
 *
 * @param props.token - `native`, the address of a contract or mint, or CAIP-19;
 * default `native`
 * @param props.address - default the active account
 * @param props.chainId - number, 0x-hex or CAIP-2 id; default that of `token`,
 * else the active account's network
 * @param props.currency - ISO 4217 code; default the user's
 * @param props.hasValue - whether the value is shown; default true
 * @throws KitProviderNotFoundError
 *
 * @example
 * <Balance chainId={8453} token={usdc} />
 */
export function Balance(props: Balance.Props) {
  return (
    <Boundary>
      <TokenBalance {...props} />
    </Boundary>
  )
}

function TokenBalance(props: Balance.Props) {
  const { hasValue = true, ...parameters } = props
  const { caipNetworkId, data, error } = useTokenBalance(parameters)
  const { unavailable } = usePartsStrings()
  const toFiat = useFiat()
  const themed = useThemed<HTMLSpanElement>()
  if (!caipNetworkId) return null
  const { currency, value } = data ?? {}
  return (
    <span {...themed} aria-busy={!data && !error} className="lk-page-text">
      {data ? (
        <Amount
          amount={data.amount}
          symbol={cleanText(data.symbol, SYMBOL_MAX_LENGTH)}
        />
      ) : error ? (
        <span>{unavailable}</span>
      ) : (
        <Skeleton />
      )}
      {hasValue && value !== undefined && (
        <span className="lk-page-worth">
          <Figure>{toFiat(sumFiat([value], currency), currency)}</Figure>
        </span>
      )}
    </span>
  )
}

export declare namespace Balance {
  type Props = Omit<useTokenBalance.Parameters, 'kit'> & {
    hasValue?: boolean | undefined
  }
}
