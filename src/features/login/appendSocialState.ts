import { nestedAddress } from './nestedAddress.js'

/**
 * Appends text to the `state` of a provider URL, or of the URL nested in it if
 * there is one.
 *
 * @param text - already URL-encoded
 * @returns `undefined` when the URL has no `state`
 */
export function appendSocialState(
  uri: string,
  text: string,
): string | undefined {
  const url = new URL(uri)
  const nested = url.searchParams.get(nestedAddress)
  if (nested && URL.canParse(nested)) {
    const changed = appendSocialState(nested, text)
    if (changed === undefined) return undefined
    url.searchParams.set(nestedAddress, changed)
    return url.href
  }
  if (!state.test(uri)) return undefined
  return uri.replace(state, (found) => found + text)
}

const state = /[?&]state=[^&#]+/
