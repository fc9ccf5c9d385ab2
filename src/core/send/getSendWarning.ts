import { foldCase } from '../address/foldCase.js'

/** Warning shown before sending. It does not block the send. */
export type SendWarning = 'ownAddress'

/**
 * Returns a warning about a receiver, if there is one.
 *
 * @param parameters.from - paying account
 * @param parameters.to - as typed
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
