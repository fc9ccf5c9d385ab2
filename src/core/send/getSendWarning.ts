import { foldCase } from '../address/foldCase.js'

/** What a person should think about before sending; it does not stop it. */
export type SendWarning = 'ownAddress'

/**
 * Whether something about a receiver is worth a second thought.
 *
 * @param parameters.from - the account that pays
 * @param parameters.to - as it was typed
 *
 * @example
 * getSendWarning({ from: address, to: address }) // 'ownAddress'
 */
export function getSendWarning(parameters: {
  from: string | undefined
  to: string
}): SendWarning | undefined {
  const { from, to } = parameters
  const isOwn = from !== undefined && foldCase(from) === foldCase(to)
  return isOwn ? 'ownAddress' : undefined
}
