const MAX_LENGTH = 8_192

/**
 * Reads the ID token that an app logs its user in with. It comes as the
 * address of a result, like those of logins at providers.
 *
 * @returns `undefined` for every other address
 */
export function readIdToken(uri: string, origin: string): string | undefined {
  if (uri.length > MAX_LENGTH || !URL.canParse(uri)) return undefined
  const url = new URL(uri)
  const token = url.searchParams.get('id_token') ?? ''
  const isOwn =
    uri === `${origin}/auth/token/result?id_token=${token}` &&
    /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
  return isOwn ? token : undefined
}
