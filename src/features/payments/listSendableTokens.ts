import { foldCase } from '../../core/address/foldCase.js'
import { type SendableToken, toSendableToken } from './toSendableToken.js'

/**
 * Lists the tokens that can be sent: those of the API first, because they have
 * prices, then the watched ones that it does not list.
 */
export function listSendableTokens(
  served: readonly toSendableToken.Row[] | undefined,
  read: readonly toSendableToken.Row[] | undefined,
): readonly SendableToken[] | undefined {
  if (!served) return read?.map(toSendableToken)
  const tokens = served.map(toSendableToken)
  const listed = new Set(tokens.map(({ id }) => foldCase(id)))
  const watched = (read ?? [])
    .filter(({ isWatched }) => isWatched)
    .map(toSendableToken)
    .filter(({ id }) => !listed.has(foldCase(id)))
  return [...tokens, ...watched]
}
