import { SOCIAL_URI_MAX_LENGTH } from '../../core/constants/login.js'

/**
 * Parses the return URL of a social login. Returns `undefined` if it is
 * invalid. Its content is not verified yet.
 *
 * @param value - any value; the caller must check its source
 * @param base - URL of the frame's page, since the value may be relative
 *
 * @example
 * readSocialResult('/result?state=abc&code=1', 'https://frame.example/sdk')
 * // { error: undefined, state: 'abc', uri: '/result?state=abc&code=1' }
 */
export function readSocialResult(
  value: unknown,
  base: string,
): readSocialResult.ReturnType {
  if (typeof value !== 'string' || !value) return undefined
  if (value.length > SOCIAL_URI_MAX_LENGTH || !URL.canParse(value, base))
    return undefined
  const { protocol, searchParams } = new URL(value, base)
  if (!/^https?:$/.test(protocol)) return undefined
  // With two states, the frame might read the other one.
  const [state, ...others] = searchParams.getAll('state')
  if (!state || others.length > 0) return undefined
  return { error: searchParams.get('error') ?? undefined, state, uri: value }
}

export declare namespace readSocialResult {
  type ReturnType =
    | {
        /** The provider's error, if it rejected the login. */
        error: string | undefined
        state: string
        uri: string
      }
    | undefined
}
