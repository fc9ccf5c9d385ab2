type Row = {
  address: string
  balance?: string | undefined
  isSuggested: boolean
  name: string
  symbol: string
  value?: number | undefined
}

/**
 * Returns the tokens to choose from: those the account holds first, by value,
 * then the others in their order. A search keeps tokens whose symbol, name or
 * address matches, best match first.
 *
 * @param parameters.search - as typed
 *
 * @example
 * const { others, own } = findSwapTokens({ search: 'us', tokens })
 */
export function findSwapTokens<token extends Row>(parameters: {
  search?: string | undefined
  tokens: readonly token[]
}): findSwapTokens.ReturnType<token> {
  const { search = '', tokens } = parameters
  const text = search.trim().toLowerCase()
  const rows = text ? rank(tokens, text) : tokens
  const own = rows.filter(isHeld)
  return {
    others: rows.filter((row) => !isHeld(row)),
    // The sort is stable: tokens without a price keep their order.
    own: text ? own : own.sort((a, b) => (b.value ?? 0) - (a.value ?? 0)),
  }
}

export declare namespace findSwapTokens {
  type ReturnType<token> = {
    /** Tokens without a balance. */
    others: readonly token[]
    own: readonly token[]
  }
}

const isHeld = ({ balance = '' }: Row) => /[1-9]/.test(balance)

function rank<token extends Row>(tokens: readonly token[], text: string) {
  const found: token[][] = [[], [], [], []]
  for (const token of tokens) {
    const place = getPlace(token, text)
    if (place !== undefined) found[place]?.push(token)
  }
  return found.flat()
}

function getPlace({ address, name, symbol }: Row, text: string) {
  const [short, long] = [symbol.toLowerCase(), name.toLowerCase()]
  if (short === text || address.toLowerCase().endsWith(`:${text}`)) return 0
  if (short.startsWith(text)) return 1
  if (long.startsWith(text)) return 2
  return short.includes(text) || long.includes(text) ? 3 : undefined
}
